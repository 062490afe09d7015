import {
  type Bet,
  type BetEnd,
  type KnownDraw,
  type KnownTable,
  type LegEnd,
  productOf,
  type RatedProduct,
  type RoundWager,
  type Side,
  sideOf,
  type ValidTurnover,
  validTurnoverOf,
  voidShareOf,
  type WageredGroup,
} from '@maru/commission'
import type { LegState } from '@maru/contract'
import type { EndedTable } from '../../wagers/index.ts'

/** A wager on a round of the server's own games, as it stands now. `chainId`: null where nobody stood above the member. */
export type RoundStake = {
  memberId: number
  placedAt: Date
  wagerId: number
  chainId: number | null
  product: string
  gameCode: string
  round: string
  stake: number
  payout: number
  bonusStake: number
  status: 'placed' | 'settled' | 'cancelled'
  legs: { market: string; outcome: string; state: LegState }[]
  /** `YYYY-MM-DD` of its first settlement, in Seoul; null of one that is open. */
  firstDay: string | null
  /** What the places of a table came to. */
  ended?: EndedTable
}

/** What a ticket is made of; `sizes`: of how many selections its lines are; `cashed`: how much of its stake was cashed out. */
export type TicketMake = {
  number: number
  sizes: number[]
  stake: number
  cashed: number
  legs: { isBanker: boolean; state: LegState }[]
}

const draws: readonly string[] = ['powerball', 'powerladder', 'speedkino', 'kinoladder'] satisfies KnownDraw[]

/** How many selections the shortest line of a wager has: of a ticket its smallest size, else its legs. */
const foldsOf = ({ legs }: RoundStake, ticket: TicketMake | undefined): number =>
  Math.max(1, ticket ? Math.min(...ticket.sizes) : legs.length)

export const ratedProductOf = (stake: RoundStake, ticket: TicketMake | undefined): RatedProduct =>
  productOf({ group: stake.product as WageredGroup, folds: foldsOf(stake, ticket) })

/** What counts of each wager that one member has on one round, as the wagers stand now. A ticket is a round by itself. */
export const countedOf = (
  wagers: readonly RoundStake[],
  ticketOf: (stake: RoundStake) => TicketMake | undefined,
): ValidTurnover[] => {
  const [first] = wagers
  return first
    ? validTurnoverOf(
        first.product as WageredGroup,
        wagers.map((stake) => roundWager(stake, ticketOf(stake))),
      )
    : []
}

/** A wager that is a round by itself, and of which nothing is known but what came of it. */
export const countedByItself = ({ wagerId, product, ...stake }: RoundStake): ValidTurnover => {
  const bet = {
    stake: BigInt(stake.stake),
    payout: BigInt(stake.payout),
    end: endOf({ wagerId, product, ...stake }, undefined),
    side: 'unknown' as const,
  }
  const [counted] = validTurnoverOf(product as WageredGroup, [
    { wagerId, bonusStake: BigInt(stake.bonusStake), bets: [bet] },
  ])
  if (!counted) throw new Error('a round without its wager')
  return counted
}

const roundWager = (stake: RoundStake, ticket: TicketMake | undefined): RoundWager => ({
  wagerId: stake.wagerId,
  bonusStake: BigInt(stake.bonusStake),
  bets: betsOf(stake, ticket),
})

const betsOf = (stake: RoundStake, ticket: TicketMake | undefined): Bet[] => {
  const whole = { stake: BigInt(stake.stake), payout: BigInt(stake.payout), end: endOf(stake, ticket) }
  if (!stake.ended || stake.status !== 'settled') return [{ ...whole, side: sideOfStake(stake, ticket) }]
  return placesOf(stake, stake.ended) ?? [{ ...whole, side: 'unknown' }]
}

const endsOfPlace = { decided: 'decided', half: 'half-void', tie: 'tie' } as const

/** Undefined where places do not add up to the wager, or where the table has no such place: then the vendor said nothing. */
const placesOf = (stake: RoundStake, { table, places }: EndedTable): Bet[] | undefined => {
  const bets = places.flatMap(({ on, stake: staked, payout, end }): Bet[] => {
    const side = sideOnTable(table, on)
    return side ? [{ stake: BigInt(staked), payout: BigInt(payout), end: endsOfPlace[end], side }] : []
  })
  const sum = (of: 'stake' | 'payout') => bets.reduce((all, bet) => all + bet[of], 0n)
  const isWhole = sum('stake') === BigInt(stake.stake) && sum('payout') === BigInt(stake.payout)
  return isWhole && bets.length === places.length ? bets : undefined
}

/** Of a table whose vendor said what each place came to, in a way that adds up; [] of any other. */
export const knownPlacesOf = (stake: RoundStake): EndedTable['places'] =>
  stake.ended && placesOf(stake, stake.ended) ? stake.ended.places : []

const tables: readonly string[] = [
  'baccarat',
  'baccarat-no-commission',
  'dragon-tiger',
  'roulette',
  'multiplier-roulette',
  'sic-bo',
  'andar-bahar',
  'blackjack',
] satisfies KnownTable[]

const sideOnTable = (table: string, place: string): Side | undefined => {
  if (!tables.includes(table)) return undefined
  try {
    const side = sideOf({ table: table as KnownTable, place })
    return typeof side === 'string' || Number.isInteger(side.returns) ? side : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Sports and e-sports without a ticket are a vendor's, which does not say what was bet on. */
const sideOfStake = ({ product, gameCode, legs }: RoundStake, ticket: TicketMake | undefined): Side => {
  if (product !== 'mini-game') return ticket ? 'alone' : 'unknown'
  return draws.includes(gameCode) && legs.length > 0
    ? sideOf({ draw: gameCode as KnownDraw, selections: legs.map(({ market, outcome }) => ({ market, outcome })) })
    : 'unknown'
}

const ends: Record<RoundStake['legs'][number]['state'], LegEnd> = {
  open: 'decided',
  won: 'decided',
  lost: 'decided',
  void: 'void',
  'half-won': 'half-void',
  'half-lost': 'half-void',
}

/** What was cashed out, or settled by hand before its legs were decided, was at risk: legs that are void afterwards change nothing of it. */
const endOf = ({ status, stake, payout, product }: RoundStake, ticket: TicketMake | undefined): BetEnd => {
  if (status === 'placed') return 'open'
  if (status === 'cancelled') return 'cancelled'
  if (product !== 'mini-game' && ticket) {
    const { over, under } = voidShareOf({
      legs: ticket.legs.map(({ isBanker, state }) => ({ end: ends[state], isBanker })),
      sizes: ticket.sizes,
    })
    return { over: over * BigInt(ticket.stake - ticket.cashed), under: under * BigInt(ticket.stake) }
  }
  return payout === stake ? 'tie' : 'decided'
}
