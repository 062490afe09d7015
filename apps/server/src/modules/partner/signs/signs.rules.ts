/** Days that are looked back on, today not among them. */
export const LOOKED_AT_DAYS = 7
/** Of a subtree's members on one market of a round: among more of them somebody always stands opposite. */
export const MOST_ON_MARKET = 30
/** An address of more members is one of a network, not of a household. */
export const MOST_AT_PLACE = 5

/** Even chances of live tables, by the places of `@maru/commission`: who stands on both sides of one loses next to nothing. */
export const tableMarkets = [
  ['player', 'banker'],
  ['dragon', 'tiger'],
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['small', 'big'],
  ['andar', 'bahar'],
] as const

const LEAST_ROUNDS = 5
/** Whoever bets by chance stands opposite in half of the rounds. */
const LEAST_SHARE = 0.8
const LEAST_WAGERS = 100
const LEAST_DAYS = 3
const TIMES_DEPOSITS = 30
/** Of the turnover: less than any game keeps in the long run. */
const NEAR_ZERO = 0.005

/** Two members, or one twice. `rounds`: in which both bet on one market; `opposite`: on different sides of it with nearly the same stake. `partnerId`: who earns by the first of them. */
export type Pair = { partnerId: number; one: number; other: number; rounds: number; opposite: number; covered: number }
/** What a member did in the time. `losses`: stakes less payouts. */
export type Play = {
  partnerId: number
  memberId: number
  days: number
  wagers: number
  turnover: number
  losses: number
  deposits: number
}

export const playOpposite = ({ rounds, opposite }: Pick<Pair, 'rounds' | 'opposite'>): boolean =>
  opposite >= LEAST_ROUNDS && opposite >= rounds * LEAST_SHARE

/** Mini games and tables together: each pair once. */
export const togetherOf = (pairs: readonly Pair[]): Pair[] => {
  const sums = new Map<string, Pair>()
  for (const pair of pairs) {
    const key = `${pair.partnerId} ${pair.one} ${pair.other}`
    const sum = sums.get(key)
    if (!sum) sums.set(key, { ...pair })
    else {
      sum.rounds += pair.rounds
      sum.opposite += pair.opposite
      sum.covered += pair.covered
    }
  }
  return [...sums.values()]
}

export const playsForTurnover = ({
  days,
  wagers,
  turnover,
  losses,
  deposits,
}: Omit<Play, 'partnerId' | 'memberId'>): boolean =>
  days >= LEAST_DAYS &&
  wagers >= LEAST_WAGERS &&
  turnover >= deposits * TIMES_DEPOSITS &&
  Math.abs(losses) <= turnover * NEAR_ZERO
