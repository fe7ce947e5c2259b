// Declares nothing: what subclasses of recognizers need is part of the Swift module `UIKit` itself.
