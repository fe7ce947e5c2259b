import Fingerpost
import Foundation

/// Where an item is and how it moves, while an animator moves it.
final class DynamicBody {
  let item: any UIDynamicItem
  var place = DynamicVector(0, 0)
  var angle = 0.0
  var velocity = DynamicVector(0, 0)
  var spin = 0.0
  var inverseMass = 1.0
  var inverseInertia = 1.0
  var traits = DynamicTraits()

  init(_ item: any UIDynamicItem) {
    self.item = item
    read()
  }

  nonisolated deinit {}

  /// Takes over what the item says; velocities stay.
  func read() {
    place = DynamicVector(item.center)
    let transform = item.transform
    angle = atan2(Double(transform.b), Double(transform.a))
  }

  /// Tells the item where it is.
  func write() {
    item.center = place.point
    // An item that never turned keeps the transform that code gave it.
    let transform = item.transform
    if atan2(Double(transform.b), Double(transform.a)) != angle {
      item.transform = CGAffineTransform(rotationAngle: CGFloat(angle))
    }
  }

  /// Weighs the item. An item of 100 × 100 points with density 1 has the mass 1.
  func weigh() {
    let (width, height) = (Double(item.bounds.width), Double(item.bounds.height))
    let mass = max(width * height * max(traits.density, 1e-6) / 10_000, 1e-9)
    inverseMass = traits.isAnchored ? 0 : 1 / mass
    let inertia = mass * max(width * width + height * height, 1e-9) / 12
    inverseInertia = traits.isAnchored || !traits.allowsRotation ? 0 : 1 / inertia
  }

  func push(_ impulse: DynamicVector, at arm: DynamicVector) {
    velocity = velocity + impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  func move(for time: Double) {
    velocity = velocity * (1 / (1 + traits.resistance * time))
    spin *= 1 / (1 + traits.angularResistance * time)
    guard inverseMass > 0 else {
      (velocity, spin) = (DynamicVector(0, 0), 0)
      return
    }
    place = place + velocity * time
    if inverseInertia > 0 { angle += spin * time } else { spin = 0 }
  }

  /// Parts from another body, or from what does not move, and no longer moves into it. [DYN-8]
  ///
  /// - Parameter isFirst: whether it may bounce; a later look at the same contact only ends what others have begun since.
  func bounce(off other: DynamicBody?, _ contact: CollisionContact, isFirst: Bool) {
    let mass = inverseMass + (other?.inverseMass ?? 0)
    guard mass > 0 else { return }
    let normal = contact.normal
    if contact.depth > 0 {
      let share = normal * (contact.depth / mass)
      place = place - share * inverseMass
      if let other { other.place = other.place + share * other.inverseMass }
    }
    let moving = velocity - (other?.velocity ?? DynamicVector(0, 0))
    let speed = moving.dot(normal)
    guard speed > 0 else { return }
    // What rests would otherwise jump with what gravity gives it in a step.
    let isBouncing = isFirst && speed > Self.slowestBounce
    let elasticity = isBouncing ? min(1, max(0, max(traits.elasticity, other?.traits.elasticity ?? 0))) : 0
    let impulse = speed * (1 + elasticity) / mass
    var change = normal * impulse
    let sliding = moving - normal * speed
    let friction = max(0, (traits.friction * (other?.traits.friction ?? traits.friction)).squareRoot())
    if friction > 0, sliding.length > 0 {
      change = change + sliding * (min(sliding.length / mass, friction * impulse) / sliding.length)
    }
    velocity = velocity - change * inverseMass
    if let other { other.velocity = other.velocity + change * other.inverseMass }
  }

  /// In points a second.
  private static let slowestBounce = 20.0

  var isSlow: Bool { velocity.length < 1 && abs(spin) < 0.02 }
}

/// What ``UIDynamicItemBehavior`` says of an item.
nonisolated struct DynamicTraits: Equatable {
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false
  var elasticity = 0.0
  var friction = 0.0
}

/// A place of a body that is held at a point of the view, or at a place of another body, by a spring or by a rod.
nonisolated struct DynamicJoint {
  /// Times a second that it swings; 0 for a rod.
  var frequency = 0.0
  /// How soon swinging ends; 1 for not beyond the goal.
  var damping = 0.0
  var length = 0.0

  /// How soft it is, and how fast the error of now is to go, in a step.
  private func softness(_ inverseMass: Double, _ step: Double) -> (softness: Double, bias: Double) {
    guard frequency > 0, inverseMass > 0 else { return (0, 0.2 / step) }
    let omega = 2 * Double.pi * frequency
    let stiffness = omega * omega / inverseMass
    let friction = 2 * damping * omega / inverseMass
    let sum = step * (friction + step * stiffness)
    return (1 / sum, step * stiffness / sum)
  }

  /// Changes velocities so that the joint holds.
  @MainActor func solve(
    _ body: DynamicBody, _ arm: DynamicVector, _ other: DynamicBody?, _ otherArm: DynamicVector,
    anchor: DynamicVector, step: Double
  ) {
    let error = body.place + arm - anchor
    let moving = body.velocity + arm.spun(body.spin)
    let carried = other.map { $0.velocity + otherArm.spun($0.spin) } ?? DynamicVector(0, 0)
    let mass = body.inverseMass + (other?.inverseMass ?? 0)
    guard mass > 0 else { return }
    let directions: [(normal: DynamicVector, error: Double)]
    if length > 0.001, error.length > 0.001 {
      directions = [(error * (1 / error.length), error.length - length)]
    } else {
      directions = [(DynamicVector(1, 0), error.x), (DynamicVector(0, 1), error.y)]
    }
    for (normal, distance) in directions {
      let (lever, otherLever) = (arm.cross(normal), otherArm.cross(normal))
      let inverse =
        mass + lever * lever * body.inverseInertia + otherLever * otherLever * (other?.inverseInertia ?? 0)
      let (softness, bias) = softness(inverse, step)
      let speed = (moving - carried).dot(normal)
      let impulse = normal * (-(speed + bias * distance) / (inverse + softness))
      body.push(impulse, at: arm)
      other?.push(impulse * -1, at: otherArm)
    }
  }
}
