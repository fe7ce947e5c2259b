/* The root of Objective-C's classes, with all that macOS gives every object and that could have the name of a method here. */
#pragma once
#pragma clang assume_nonnull begin
typedef _Bool BOOL;
typedef unsigned long NSUInteger;
@class NSString;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly) NSString *description;
- (BOOL)isProxy;
- (BOOL)respondsToSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(nullable id)one withObject:(nullable id)other
  __attribute__((swift_name("perform(_:with:with:)")));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc __attribute__((unavailable));
- (instancetype)init __attribute__((objc_designated_initializer));
- (id)copy;
- (id)mutableCopy;
@property (readonly) NSString *debugDescription;
- (void)doesNotRecognizeSelector:(SEL)selector;
/* Key-value coding. */
- (nullable id)valueForKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)path;
- (nullable id)valueForUndefinedKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (void)setValue:(nullable id)value forKeyPath:(NSString *)path;
- (void)setValue:(nullable id)value forUndefinedKey:(NSString *)key;
- (void)setNilValueForKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
/* Scripts and comparisons. */
@property (readonly) NSString *className;
@property (readonly) unsigned int classCode;
- (BOOL)isEqualTo:(nullable id)object;
- (BOOL)isLessThan:(nullable id)object;
- (BOOL)isGreaterThan:(nullable id)object;
- (BOOL)isLike:(NSString *)object;
- (BOOL)doesContain:(id)object;
@end

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end

typedef struct opaque_method *IMP;
IMP _Nullable class_getMethodImplementation(Class _Nullable type, SEL name);
#pragma clang assume_nonnull end
