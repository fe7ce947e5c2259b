/* The structures and classes of Core Foundation and Core Graphics, in C, as there: Objective-C takes the structures, and a
   cast to one of the classes always succeeds. */
#pragma once
#pragma clang assume_nonnull begin
typedef double CGFloat;
typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;

#define BRIDGED __attribute__((objc_bridge(id)))
typedef struct BRIDGED CGColor *CGColorRef;
typedef const struct BRIDGED CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge_mutable(CGPath))) CGPath *CGMutablePathRef;

#define NAMED(name) __attribute__((swift_name(name)))
#define MADE __attribute__((cf_returns_retained))
MADE CGColorRef CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
  NAMED("CGColorRef.init(red:green:blue:alpha:)");
MADE CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *_Nullable transform)
  NAMED("CGPathRef.init(rect:transform:)");
MADE CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *_Nullable transform)
  NAMED("CGPathRef.init(ellipseIn:transform:)");
MADE CGPathRef CGPathCreateWithRoundedRect(CGRect rect, CGFloat width, CGFloat height,
                                           const CGAffineTransform *_Nullable transform)
  NAMED("CGPathRef.init(roundedRect:cornerWidth:cornerHeight:transform:)");
MADE CGMutablePathRef CGPathCreateMutable(void) NAMED("CGMutablePathRef.init()");
#pragma clang assume_nonnull end
