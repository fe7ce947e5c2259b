// Declares nothing: what subclasses of recognisers need is part of the Swift module `UIKit` itself.
