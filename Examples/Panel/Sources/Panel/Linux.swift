// All other files of this folder are ported on their way into the compiler: `sources` in Package.swift names this one.
