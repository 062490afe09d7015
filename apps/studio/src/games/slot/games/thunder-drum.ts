import { type SlotConfig, TWENTY_LINES } from '../slot-config.ts'

export const thunderDrum: SlotConfig = {
  code: 'thunder-drum',
  wild: 'W',
  scatter: 'S',
  lantern: 'L',
  lines: TWENTY_LINES,
  pays: {
    A: [80, 400, 2500],
    B: [60, 250, 1200],
    C: [40, 150, 600],
    D: [30, 100, 400],
    E: [15, 45, 180],
    F: [12, 40, 150],
    G: [8, 25, 100],
    H: [6, 20, 80],
  },
  reels: [
    'FGBSAGDHCGACHBLLGECFEHFHGEBHDCDLLHFGEFDE',
    'EDHFDAEGBFBSACWHEHGFGFLLEGECDCBFGHDLLHGH',
    'FDHELLHCFGDCAEFLLFCFBGHGBDHGEAEGBHEHWSDG',
    'HFBGWBEDFEHCFBHDCFSDAHCGFLLEGDGLLAEHGHGE',
    'EBGDHSHFGEBEFABLLHDHGHAFCEGEDCFCLLWGFGDH',
  ],
  freeReels: [
    'CEDFEDHDGCHEFGBCFGHAHBAGFBCEAHGD',
    'FECFWADGFHBEHFGDEHGBWBDACHCGEHADG',
    'WDAEHGFDHFCWHCEAGHEBGDFWDGBHBFEAC',
    'CGWEAHEHFDFCBGBGHFEHDECWDADGAHWFB',
    'BADEDCGHWAHBFEFHAGEWBGCDCHGFHEDFW',
  ],
  freeSpins: { scatterPays: [40, 200, 1000], multipliers: [2, 2, 3, 3, 4, 4, 5, 5, 6, 8] },
  respin: {
    trigger: 6,
    spins: 3,
    values: [
      { value: 10, weight: 46 },
      { value: 20, weight: 28 },
      { value: 50, weight: 14 },
      { value: 100, weight: 8 },
      { value: 250, weight: 3 },
      { value: 500, weight: 1 },
    ],
    full: 20000,
    landing: [54, 1000],
  },
  stakes: [200, 400, 1_000, 2_000, 4_000, 10_000, 20_000, 40_000, 100_000],
}
