import { type SlotConfig, TWENTY_LINES } from '../slot-config.ts'

export const bambooRain: SlotConfig = {
  code: 'bamboo-rain',
  wild: 'W',
  scatter: 'S',
  lantern: 'L',
  lines: TWENTY_LINES,
  pays: {
    A: [35, 105, 350],
    B: [30, 90, 300],
    C: [22, 70, 230],
    D: [16, 45, 170],
    E: [10, 28, 90],
    F: [9, 24, 80],
    G: [7, 18, 60],
  },
  reels: [
    'GESAFGCBFDFAFBFEFGDGDAGCBELBEDELLGECADC',
    'ABFEGFDEDCEDAEABGDCWGBFSWGLECGFGDALLCBF',
    'CAEAGFGWESGDCDCGCEDGEBABFDFLLFBGLLFBEAW',
    'GEAFWADCEDGBEAGCBEWCLGBFELLDFBFSADGFGEC',
    'CEAGFEWBCAFLEFADGBGFEDESWFGECABDFGLLDCB',
  ],
  freeReels: [
    'FEGBCBFDFBDACDADGFGABCEDEFGECAGE',
    'FAGDWEACFBCDEBGFADFEGAWBGEBEGCFCD',
    'EDGCWGBWFBFWEAEGFDFEADCACBDEFAGCGB',
    'EAGCDCEBEFAGBCFDGBFGWEFDEGWDACFABW',
    'ABEBGFECFAWDGWGBDCEFDAGFWFDACGEBCE',
  ],
  freeSpins: { scatterPays: [40, 160, 800], multipliers: [1, 1, 2, 2, 2, 2, 3, 3, 3, 3] },
  respin: {
    trigger: 5,
    spins: 3,
    values: [
      { value: 8, weight: 50 },
      { value: 15, weight: 28 },
      { value: 30, weight: 12 },
      { value: 50, weight: 7 },
      { value: 100, weight: 3 },
    ],
    full: 4000,
    landing: [90, 1000],
  },
  stakes: [200, 400, 1_000, 2_000, 4_000, 10_000, 20_000, 40_000, 100_000],
}
