/* Makes an object of a class that is known only at run time, by the initializer init() of NSObject.
 *
 * Swift off Apple's systems does so only for classes that promise to have that initializer, and what Xcode writes for a
 * delegate promises nothing. It stops, naming the class, where a class has stored properties without values and no init().
 *
 * metadata: the class, which has to be an NSObject. Returns a reference that the caller owns. */
#pragma once

void *instance_make(const void *metadata);
