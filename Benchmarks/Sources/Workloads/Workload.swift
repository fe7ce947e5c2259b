/// The workloads, by the names that results are quoted with.
package enum Workload: String, CaseIterable, Sendable {
  case grid100 = "W1_100"
  case grid10_000 = "W1_10000"
  case grid1_000_000 = "W1_1000000"
  case chain10 = "W2_10"
  case chain100 = "W2_100"
  case chain1000 = "W2_1000"
  case app = "W3"
  case overridingApp = "W3o"
  case overlap = "W4"
  case sparse = "W4s"
  case movingGrid = "W1m"
  case movingOverlap = "W4m"

  /// The workload with the same tree at rest; the workload itself for those that move nothing.
  package var atRest: Workload {
    switch self {
    case .movingGrid: .grid10_000
    case .movingOverlap: .overlap
    default: self
    }
  }

  package var moves: Bool { atRest != self }

  package func makeScene() -> Scene {
    switch atRest {
    case .grid100: .grid(side: 10)
    case .grid10_000: .grid(side: 100)
    case .grid1_000_000: .grid(side: 1000)
    case .chain10: .chain(depth: 10)
    case .chain100: .chain(depth: 100)
    case .chain1000: .chain(depth: 1000)
    case .app: .app(overriding: false)
    case .overridingApp: .app(overriding: true)
    case .sparse: .strewn(smallest: 2, sizes: 19)
    case .overlap, .movingGrid, .movingOverlap: .strewn(smallest: 10, sizes: 191)
    }
  }

  /// The checksums that every implementation of the workload must arrive at.
  package var checksums: (scene: UInt64, hits: UInt64) {
    switch atRest {
    case .grid100: (0xE8FF_C2F5_5A1A_AE48, 0x7A81_A785_0C80_8EC1)
    case .grid10_000: (0xCEF2_B47B_1AC6_9D28, 0xDE7E_29D9_9001_03FE)
    case .grid1_000_000: (0x0767_9B31_45A4_D5C8, 0xFC07_C300_76E7_0ED8)
    case .chain10: (0x7B4E_3FD3_808C_889D, 0x7165_2F90_3CBB_1725)
    case .chain100: (0xB984_1935_4F57_90D0, 0x3D9B_2DCB_75C3_8125)
    case .chain1000: (0x68C2_FCD5_253F_EE28, 0x7DB5_8B66_2E9D_5025)
    case .app: (0xE72B_4C6C_DD80_6D7B, 0x767C_7071_222D_3E60)
    case .overridingApp: (0xF5EC_7577_FE24_D8DD, 0xFA11_771F_8DCE_A7C9)
    case .sparse: (0xA694_CD11_91FE_3639, 0x77E3_D6B7_EE66_3E69)
    case .overlap, .movingGrid, .movingOverlap: (0xE203_2F7A_1CE9_1642, 0x1C40_B7E9_D2B0_36E3)
    }
  }

  /// The ids that the points of the workload's scene hit, at rest.
  package func expectedHits(in scene: Scene) -> [Int32] {
    if self == .grid1_000_000 {
      // Asking a million cells in turn would take minutes, and the answer is plain: cells are one by one.
      return scene.points.map { 1 + Int32($0.y) * 1000 + Int32($0.x) }
    }
    var definition = Definition(scene)
    return scene.points.map { definition.hit($0) }
  }
}
