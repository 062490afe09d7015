import { type SlotConfig, TWENTY_LINES } from '../slot-config.ts'

export const lanternNight: SlotConfig = {
  code: 'lantern-night',
  wild: 'W',
  scatter: 'S',
  lantern: 'L',
  lines: TWENTY_LINES,
  pays: {
    A: [40, 150, 800],
    B: [35, 120, 500],
    C: [30, 100, 400],
    D: [20, 80, 300],
    E: [15, 45, 160],
    F: [12, 40, 150],
    G: [10, 30, 110],
    H: [8, 25, 90],
  },
  reels: [
    'LLHCEHBGASACEHCHDLLLBEFGDFBDEGFHFAG',
    'BGHDHEHBCEFGDFCGDLLEASEFLLLAGBFCWAH',
    'WEBEGFSEHADWBEFLLAFBHCHDGCGLLLHGCDF',
    'DAHGFSLLAWDEBWCEBLLLFCEGFHGHCDFGHBE',
    'DFHEBFDGACFAEHDCEHLLSBGBGHFCEGLLLHW',
  ],
  freeReels: [
    'GFDGEHFCGAEDEACFBGDHBCEHCBAFHD',
    'BHFGECWDHCEHDABGEFDWCBGAGEFAFHD',
    'CFHGHADEAFEGCFWEHDBHAGEWDBGDCBFW',
    'ADEGFHCFEADBAEHFWBGDBGCHCWFDHGEW',
    'CDGEABFBFCFEAEGDCWGHAFDWHGHEBHD',
  ],
  freeSpins: { scatterPays: [40, 200, 1000], multipliers: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2] },
  respin: {
    trigger: 7,
    spins: 3,
    values: [
      { value: 8, weight: 46 },
      { value: 16, weight: 28 },
      { value: 30, weight: 14 },
      { value: 60, weight: 7 },
      { value: 120, weight: 4 },
      { value: 300, weight: 1 },
    ],
    full: 20000,
    landing: [60, 1000],
  },
  stakes: [200, 400, 1_000, 2_000, 4_000, 10_000, 20_000, 40_000, 100_000],
}
