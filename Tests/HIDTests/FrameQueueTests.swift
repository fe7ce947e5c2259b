import Expectations
import FingerpostHID
import Testing

/// What waits for an application that is busy.
@Suite struct FrameQueueTests {
  private func frame(_ time: Int64, _ phase: Contact.Phase, _ ids: Int...) -> Frame {
    Frame(
      nanoseconds: time, contacts: ids.map { Contact(id: $0, phase: phase, x: Double(time), y: Double($0)) })
  }

  @Test("PIPE-6: only moves become one, and the order stays") func order() {
    var queue = FrameQueue(sampleLimit: 100)
    for item in [
      frame(1, .down, 1), frame(2, .move, 1), frame(3, .move, 1), frame(4, .down, 2), frame(5, .up, 1, 2),
    ] { queue.append(item) }
    #expect(queue.count == 4 && queue.mergedMoves == 1 && queue.appended == 4)
    expect(queue.popFirst()?.nanoseconds, is: 1)
    let moves = queue.popFirst()
    #expect(moves?.nanoseconds == 3 && moves?.earlier.map(\.nanoseconds) == [2])
    expect(queue.removed, is: 2)
    expect(queue.popFirst()?.nanoseconds, is: 4)
    expect(queue.popFirst()?.nanoseconds, is: 5)
    #expect(queue.popFirst() == nil && queue.isEmpty && queue.removed == 4)
  }

  @Test("TOUCH-21: no frame gathers more than 64 final values") func updates() {
    var queue = FrameQueue(sampleLimit: 1000)
    for number in 1...100 {
      queue.append(Frame(nanoseconds: Int64(number), updates: [EstimateUpdate(number: UInt32(number))]))
    }
    expect(queue.popFirst()?.updates.map(\.number), is: Array(1...64))
    expect(queue.popFirst()?.updates.map(\.number), is: Array(65...100))
    #expect(queue.isEmpty)
  }

  @Test("a seal and a queue that does not merge keep moves apart") func apart() {
    var sealed = FrameQueue(sampleLimit: 100)
    sealed.append(frame(1, .move, 1))
    sealed.seal()
    sealed.append(frame(2, .move, 1))
    sealed.append(frame(3, .move, 1))
    expect(sealed.count, is: 2)
    var strict = FrameQueue(merges: false, sampleLimit: 100)
    for time in 1...3 { strict.append(frame(Int64(time), .move, 1)) }
    #expect(strict.count == 3 && strict.mergedMoves == 0)
  }

  @Test("PIPE-9: too many samples lose every second of the older ones, never the newest, and are counted")
  func samples() {
    var queue = FrameQueue(limit: 4, sampleLimit: 64)
    queue.append(frame(0, .down, 1))
    for time in 1...10_000 { queue.append(frame(Int64(time), .move, 1)) }
    queue.append(frame(10_001, .up, 1))
    #expect(queue.count == 3 && !queue.isFull)
    _ = queue.popFirst()
    guard let moves = queue.popFirst() else {
      Issue.record("the moves are gone")
      return
    }
    expect(moves.nanoseconds, is: 10_000)
    #expect(moves.earlier.count <= 64)
    expect(UInt64(moves.earlier.count) + queue.droppedSamples, is: 9_999)
    expect(moves.earlier.map(\.nanoseconds), is: moves.earlier.map(\.nanoseconds).sorted())
    // The newest are all there, and of the oldest some.
    expect(moves.earlier.suffix(8).map(\.nanoseconds), is: Array(9_992...9_999))
    expect(moves.earlier.first.map { $0.nanoseconds < 9_000 }, is: true)
    expect(queue.popFirst()?.contacts.first?.phase, is: .up)
  }

  @Test("of several fingers all keep the samples of the same times") func fingers() {
    var queue = FrameQueue(sampleLimit: 40)
    for time in 0..<100 { queue.append(frame(Int64(time), .move, 1, 2, 3, 4)) }
    let earlier = queue.popFirst()?.earlier ?? []
    #expect(earlier.first?.nanoseconds == 0 && earlier.count >= 20)
    for id in 2...4 {
      expect(
        earlier.filter { $0.contact.id == id }.map(\.nanoseconds),
        is: earlier.filter { $0.contact.id == 1 }.map(\.nanoseconds))
    }
  }

  @Test("samples are bounded over all frames together") func samplesOfManyFrames() {
    var queue = FrameQueue(limit: 1000, sampleLimit: 100)
    var time: Int64 = 0
    for _ in 0..<50 {
      queue.append(frame(time, .down, 1))
      for _ in 0..<20 {
        time += 1
        queue.append(frame(time, .move, 1))
      }
      queue.append(frame(time, .up, 1))
    }
    var (frames, samples) = (0, 0)
    while let frame = queue.popFirst() {
      frames += 1
      samples += frame.earlier.count
    }
    #expect(frames == 150 && samples <= 100)
    expect(UInt64(samples) + queue.droppedSamples, is: 50 * 19)
  }

  @Test("PIPE-9: where there is one sample too many, the newer half stays as it is") func newerHalf() {
    var queue = FrameQueue(sampleLimit: 64)
    for time in 0...65 { queue.append(frame(Int64(time), .move, 1)) }
    let times = queue.popFirst()?.earlier.map(\.nanoseconds) ?? []
    expect(times, is: (0..<16).map { 2 * $0 } + Array(32...64))
    expect(queue.droppedSamples, is: 16)
  }

  @Test("samples that frames bring along count as well, and count no more when their frame is taken")
  func broughtAlong() {
    func full(_ time: Int64) -> Frame {
      var frame = frame(time, .move, 1)
      frame.earlier = (0..<6).map { EarlierSample(nanoseconds: time - 6 + $0, contact: frame.contacts[0]) }
      return frame
    }
    var queue = FrameQueue(merges: false, sampleLimit: 8)
    for time in 1...3 { queue.append(full(Int64(10 * time))) }
    #expect(queue.droppedSamples >= 10)
    var samples = 0
    while let frame = queue.popFirst() { samples += frame.earlier.count }
    #expect(samples <= 8 && UInt64(samples) + queue.droppedSamples == 18)
    let dropped = queue.droppedSamples
    for time in 4...50 {
      queue.append(full(Int64(10 * time)))
      expect(queue.popFirst()?.earlier.count, is: 6)
    }
    expect(queue.droppedSamples, is: dropped)
  }

  @Test("one frame gathers no more samples than it may, of however many fingers") func oneFrame() {
    var queue = FrameQueue(sampleLimit: 1000, frameSampleLimit: 10)
    for time in 0..<20 { queue.append(frame(Int64(time), .move, 1, 2, 3, 4)) }
    var counts: [Int] = []
    while let frame = queue.popFirst() { counts.append(frame.earlier.count) }
    expect(counts, is: [Int](repeating: 8, count: 6) + [4])
    #expect(queue.mergedMoves == 13 && queue.droppedSamples == 0)
  }

  @Test("samples that all have one time are bounded as well") func oneTime() {
    var queue = FrameQueue(sampleLimit: 50)
    for _ in 0..<1000 { queue.append(frame(1, .move, 1)) }
    let count = queue.popFirst()?.earlier.count ?? 0
    #expect(count <= 50 && UInt64(count) + queue.droppedSamples == 999)
  }

  @Test("a full queue says so, and takes what comes all the same; whoever fills it has to look") func full() {
    var queue = FrameQueue(limit: 2, sampleLimit: 10)
    queue.append(frame(1, .down, 1))
    #expect(!queue.isFull)
    queue.append(frame(2, .up, 1))
    #expect(queue.isFull)
    queue.append(frame(3, .down, 1))
    #expect(queue.count == 3 && queue.isFull)
    for _ in 0..<3 { _ = queue.popFirst() }
    #expect(queue.isEmpty)
  }

  @Test("a long queue is emptied in order") func long() {
    var queue = FrameQueue(limit: 10_000, sampleLimit: 10)
    for time in 0..<5000 { queue.append(frame(Int64(time), time % 2 == 0 ? .down : .up, 1)) }
    for time in 0..<5000 {
      guard queue.popFirst()?.nanoseconds == Int64(time) else {
        Issue.record("frame \(time) is not where it should be")
        return
      }
      if time % 7 == 0 { queue.append(frame(Int64(5000 + time / 7), time % 2 == 0 ? .down : .up, 2)) }
    }
    expect(queue.popFirst()?.nanoseconds, is: 5000)
  }
}
