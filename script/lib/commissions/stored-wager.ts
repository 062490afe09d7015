import { type PlainBet, type PlainWager, slowVoidShare } from '@maru/commission/slow'

/** A wager as it is stored; amounts are texts, for they may be larger than a number holds. */
export type StoredWager = {
  member: string
  wager: string
  /** Null: nobody stood above the member. */
  chain: string | null
  product: string
  game: string
  round: string
  legs: { market: string; outcome: string }[]
  versions: {
    day: string
    stake: string
    payout: string
    bonus: string
    kind: string
    isReported: boolean
    isRead: boolean
    written: string
  }[]
  /** What counts of it, by the days on which that was booked. */
  booked: { day: string; turnover: string }[] | null
  ticket: {
    sizes: number[]
    stake: string
    cashed: string
    legs: { isBanker: boolean; state: string }[]
  } | null
  /** What the vendor said of its places. */
  reported: { table: string; places: { on: string; stake: number; payout: number; end: string }[] } | null
}

const DRAWS = 'powerball powerladder speedkino kinoladder'.split(' ')

/** A ticket has as many folds as its shortest line, a bet on a draw as many as it joins markets. */
export const foldsOf = ({ ticket, legs }: StoredWager): number =>
  Math.max(1, ticket ? Math.min(...ticket.sizes) : legs.length)

/** As somebody would copy it out of the books: all settlements of it added up. */
export const plainWager = (stored: StoredWager, holders: PlainWager['holders']): PlainWager => {
  const sum = (of: (version: StoredWager['versions'][number]) => string) =>
    stored.versions.reduce((all, version) => all + BigInt(of(version)), 0n)
  const stake = sum((version) => version.stake)
  const payout = sum((version) => version.payout)
  return {
    wagerId: Number(stored.wager),
    memberId: Number(stored.member),
    chainId: Number(stored.chain ?? 0),
    holders,
    group: stored.product,
    folds: foldsOf(stored),
    // Each ticket is a round by itself, as is a table's.
    round: stored.product === 'mini-game' ? stored.round : `wager ${stored.wager}`,
    bonusStake: sum((version) => version.bonus),
    bets: betsOf(stored, stake, payout),
  }
}

const betsOf = (stored: StoredWager, stake: bigint, payout: bigint): PlainBet[] => {
  const last = stored.versions.at(-1)?.kind ?? 'reopened'
  if (last === 'reopened' || last === 'cancelled')
    return [{ on: 'alone', stake, payout, end: last === 'reopened' ? 'open' : 'cancelled' }]
  if (stored.ticket) return [{ on: 'alone', stake, payout, end: voidOf(stored.ticket) }]
  const end = stake === payout ? 'tie' : 'decided'
  if (stored.product === 'mini-game') return [{ on: drawOf(stored), stake, payout, end }]
  // Without a ticket it is a vendor's, which says nothing of what was bet on.
  return stored.reported ? placesOf(stored.reported, stake, payout) : [{ on: 'unknown', stake, payout, end }]
}

const voidOf = ({ legs, sizes, stake, cashed }: NonNullable<StoredWager['ticket']>): PlainBet['end'] =>
  slowVoidShare({ legs, sizes, cashed: [BigInt(cashed), BigInt(stake)] })

const drawOf = ({ game, legs }: StoredWager): PlainBet['on'] =>
  DRAWS.includes(game) && legs.length > 0 ? { draw: game as 'powerball', selections: legs } : 'unknown'

const TABLES =
  'baccarat baccarat-no-commission dragon-tiger roulette multiplier-roulette sic-bo andar-bahar blackjack'.split(' ')
const OUTSIDE = /^(red|black|odd|even|low|high|(dozen|column)-[123])$/
const INSIDE = /^(straight|split|street|trio|corner|first-four|six-line)((-\d+)+)$/

/** A wheel has only places of its own; of other tables a place that nothing is opposite to has any name. */
const hasPlace = (table: string, place: string): boolean => {
  if (!table.endsWith('roulette') || OUTSIDE.test(place)) return TABLES.includes(table)
  const numbers = INSIDE.exec(place)?.[2]?.slice(1).split('-') ?? []
  return numbers.length > 0 && 36 % numbers.length === 0 && TABLES.includes(table)
}

/** Places that do not add up to what the wager came to say nothing. */
const placesOf = (
  { table, places }: NonNullable<StoredWager['reported']>,
  stake: bigint,
  payout: bigint,
): PlainBet[] => {
  const sum = (of: 'stake' | 'payout') => places.reduce((all, place) => all + BigInt(place[of]), 0n)
  const isKnown = places.every(({ on }) => hasPlace(table, on))
  if (!isKnown || sum('stake') !== stake || sum('payout') !== payout)
    return [{ on: 'unknown', stake, payout, end: stake === payout ? 'tie' : 'decided' }]
  return places.map(({ on, stake: staked, payout: paid, end }) => ({
    on: { table: table as 'baccarat', place: on },
    stake: BigInt(staked),
    payout: BigInt(paid),
    end: end === 'half' ? 'half-void' : end === 'tie' ? 'tie' : 'decided',
  }))
}
