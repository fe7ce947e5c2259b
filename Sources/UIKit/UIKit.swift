@_exported import Fingerpost
