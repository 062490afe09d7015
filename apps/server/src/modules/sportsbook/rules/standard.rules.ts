import { type CashCurrency, sportMainMarkets, sportManyOutcomes, unitsIn } from '@maru/contract'
import type { BookRules, MarginRule } from './rules.ts'

const MARGINS: readonly MarginRule[] = [
  { marginBp: 800 },
  { marketTypes: sportMainMarkets, marginBp: 600 },
  { marketTypes: sportMainMarkets, startsAfterHours: 72, marginBp: 700 },
  { isLive: true, marginBp: 1_000 },
  { isLive: true, marketTypes: sportMainMarkets, marginBp: 750 },
  { marketTypes: sportManyOutcomes, marginBp: 1_300 },
]

/** In thousands of won; a euro or a dollar is worth about a thousand won. By member level from 1 on. */
const LEVELS = [
  { leastStake: 1, mostStake: 1_000, referAbove: 500, mostWin: 10_000 },
  { leastStake: 1, mostStake: 2_000, referAbove: 1_000, mostWin: 20_000 },
  { leastStake: 1, mostStake: 3_000, referAbove: 2_000, mostWin: 30_000 },
  { leastStake: 1, mostStake: 5_000, referAbove: 3_000, mostWin: 50_000 },
  { leastStake: 1, mostStake: 10_000, referAbove: 5_000, mostWin: 100_000 },
]
/** 1,000 times the stake. */
const MOST_PRICE = 1_000_000
const LIABILITY = { outcome: 100_000, event: 200_000, competition: 500_000 }

/** Of a site whose staff changed nothing yet. */
export const standardRules = (currency: CashCurrency): BookRules => {
  const units = (thousands: number) => unitsIn(currency, currency === 'KRW' ? thousands * 1_000 : thousands)
  return {
    margins: [...MARGINS],
    shifts: [],
    limits: [],
    switches: { sports: true, esport: true },
    levels: LEVELS.map(({ leastStake, mostStake, referAbove, mostWin }, i) => ({
      level: i + 1,
      leastStake: units(leastStake),
      mostStake: units(mostStake),
      referAbove: units(referAbove),
      mostWin: units(mostWin),
      mostPrice: MOST_PRICE,
    })),
    sportFactors: { badminton: 5_000, handball: 7_000, combat: 7_000, esport: 5_000 },
    liability: {
      outcome: units(LIABILITY.outcome),
      event: units(LIABILITY.event),
      competition: units(LIABILITY.competition),
    },
    delaySeconds: {
      soccer: 5,
      basketball: 4,
      baseball: 5,
      volleyball: 4,
      badminton: 4,
      hockey: 5,
      combat: 6,
      tennis: 4,
      handball: 4,
      football: 6,
      esport: 8,
    },
    folds: { least: 1, most: 10 },
    notice: { minutes: 2, tickets: 10 },
  }
}
