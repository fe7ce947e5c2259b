import Expectations
import Foundation
import Testing
import UIKit

@Suite struct IndicatorTests {
  @Test("IND-1: a wheel is 20 or 37 points a side, hidden until it turns, and hit while it is shown")
  func wheel() {
    Stage().run { window in
      let wheel = UIActivityIndicatorView(style: .large)
      expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize, is: CGSize(width: 20, height: 20))
      expect(wheel.intrinsicContentSize, is: CGSize(width: 37, height: 37))
      #expect(wheel.isHidden)
      wheel.frame = CGRect(x: 0, y: 300, width: 60, height: 60)
      window.addSubview(wheel)
      wheel.startAnimating()
      wheel.layoutIfNeeded()
      #expect(wheel.isAnimating)
      expect(wheel.subviews[0].frame.origin, is: CGPoint(x: 11, y: 11))
      expect(window.hitTest(CGPoint(x: 30, y: 330), with: nil), isSame: wheel)
      wheel.stopAnimating()
      expect(window.hitTest(CGPoint(x: 30, y: 330), with: nil), isSame: window)
    }
  }

  @Test("IND-1: a wheel that does not hide when stopped is shown before it turns")
  func staying() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
  }

  @Test("IND-2: a progress bar is 4 points high, and what is done has its share of the width")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame.size.width = 280
    bar.progress = 0.3
    bar.layoutIfNeeded()
    expect(bar.intrinsicContentSize, is: CGSize(width: UIView.noIntrinsicMetric, height: 4))
    expect(bar.subviews[1].frame.width, near: 84, within: 0.001)
    bar.progress = 7
    expect(bar.progress, is: 1)
  }
}
