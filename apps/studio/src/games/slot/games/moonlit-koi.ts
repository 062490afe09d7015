import { type SlotConfig, TWENTY_LINES } from '../slot-config.ts'

export const moonlitKoi: SlotConfig = {
  code: 'moonlit-koi',
  wild: 'W',
  scatter: 'S',
  lantern: 'L',
  lines: TWENTY_LINES,
  pays: {
    A: [50, 200, 1000],
    B: [45, 160, 700],
    C: [35, 110, 450],
    D: [25, 90, 350],
    E: [15, 50, 200],
    F: [15, 45, 180],
    G: [10, 35, 140],
    H: [10, 30, 110],
  },
  reels: [
    'AHCACGEHGEDBAFDBDGEFHSHGCBHEFLLDGFCLLF',
    'EGBDHGLLCAFGAECEHCBDFSFGHGEHBCHWADFLLD',
    'AFDBCEGHWCBHEFCHDLLDALLFEAWLDSGBFGHGEH',
    'CAGBFGBEDGLLHDGBHELLCAWDFHDFECGESFHCAW',
    'FCHWGEDACHBFEDAHLLBDCBGHGLLEDWGFCFEFHSG',
  ],
  freeReels: [
    'AGEFDHGEBDHBFHCGDAEGBCHGFEHADCBCF',
    'HCHEFEAGWCFWCFDWGBHABDBAGHGDCEHEFD',
    'GDECDCGHFHDAGWAFGHBWABEBECFCHEWHDF',
    'DGEAHACDEGEFWCDBCWAFHWFBCGHGDBHEFH',
    'GDEFHDHCBEDBWEGCHABHAEFGCFHWGCWFAD',
  ],
  freeSpins: { scatterPays: [40, 200, 1000], multipliers: [2, 2, 2, 2, 2, 3, 3, 3, 3, 3] },
  respin: {
    trigger: 6,
    spins: 3,
    values: [
      { value: 10, weight: 40 },
      { value: 20, weight: 30 },
      { value: 40, weight: 16 },
      { value: 60, weight: 8 },
      { value: 100, weight: 4 },
      { value: 200, weight: 2 },
    ],
    full: 10000,
    landing: [46, 1000],
  },
  stakes: [200, 400, 1_000, 2_000, 4_000, 10_000, 20_000, 40_000, 100_000],
}
