import type { PlainFlow } from './slow/index.ts'

/** One row of a period: the stake on a group of the usual chain (or store 6 instead of store 2), what came back, and whether it accrued rolling. */
export type Played = { group: string; stake: number; payout: number; store?: number; rolling?: boolean }
export type ExamplePeriod = {
  played: readonly Played[]
  flow?: Partial<Omit<PlainFlow, 'memberId'>>
  /** Settled after the period was closed; it counts in the next one. */
  late?: readonly Played[]
}
export type LosingExample = {
  rule?: 'losses' | 'flow'
  negative?: 'carry' | 'reset'
  periods: readonly ExamplePeriod[]
}

const million = (payout: number): Played[] => [{ group: 'casino', stake: 1_000_000, payout, rolling: true }]
const stayed = { deposits: 500_000n, withdrawals: 150_000n, opening: 20_000n, closing: 70_000n }
const left = { deposits: 100_000n, withdrawals: 400_000n, opening: 100_000n, closing: 50_000n }

export const losingExamples: Readonly<Record<string, LosingExample>> = {
  L1: { periods: [{ played: million(700_000), flow: { bonuses: 50_000n } }] },
  L2: { periods: [{ played: million(1_200_000) }, { played: million(700_000) }] },
  L3: { negative: 'reset', periods: [{ played: million(1_200_000) }, { played: million(700_000) }] },
  L4: { rule: 'flow', periods: [{ played: million(700_000), flow: stayed }] },
  L5: {
    rule: 'flow',
    periods: [
      { played: million(1_000_000), flow: left },
      { played: million(700_000), flow: stayed },
    ],
  },
  L6: {
    rule: 'flow',
    negative: 'reset',
    periods: [
      { played: million(1_000_000), flow: left },
      { played: million(700_000), flow: stayed },
    ],
  },
  L7: {
    periods: [
      {
        played: [
          { group: 'casino', stake: 500_000, payout: 200_000 },
          { group: 'casino', stake: 500_000, payout: 600_000, store: 6 },
        ],
      },
    ],
  },
  L8: {
    periods: [
      {
        played: [
          { group: 'casino', stake: 500_000, payout: 400_000 },
          { group: 'slot', stake: 500_000, payout: 550_000 },
        ],
      },
    ],
  },
  L9: {
    periods: [
      {
        played: [
          { group: 'casino', stake: 300_000, payout: 200_000 },
          { group: 'slot', stake: 100_000, payout: 50_000 },
        ],
        flow: { bonuses: 40_000n },
      },
    ],
  },
  L10: {
    periods: [
      {
        played: [{ group: 'casino', stake: 500_000, payout: 400_000 }],
        late: [{ group: 'casino', stake: 0, payout: 80_000 }],
      },
      { played: [{ group: 'casino', stake: 500_000, payout: 300_000 }] },
    ],
  },
  L11: {
    negative: 'reset',
    periods: [
      {
        played: [{ group: 'casino', stake: 500_000, payout: 1_000_000 }],
        late: [{ group: 'casino', stake: 0, payout: -100_000 }],
      },
      { played: [{ group: 'casino', stake: 500_000, payout: 300_000 }] },
    ],
  },
  L12: {
    periods: [
      { played: [], flow: { bonuses: 20_000n } },
      { played: [{ group: 'casino', stake: 500_000, payout: 400_000 }] },
    ],
  },
}
