import {
  type BetEnd,
  type KnownDraw,
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

/** A wager on a round of the server's own games, as it stands now. `chainId`: null where nobody stood above the member. */
export type RoundStake = {
  memberId: number
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
}

/** What a ticket is made of; `sizes`: of how many selections its lines are. */
export type TicketMake = { number: number; sizes: number[]; legs: { isBanker: boolean; state: LegState }[] }

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

const roundWager = (stake: RoundStake, ticket: TicketMake | undefined): RoundWager => ({
  wagerId: stake.wagerId,
  bonusStake: BigInt(stake.bonusStake),
  bets: [
    {
      stake: BigInt(stake.stake),
      payout: BigInt(stake.payout),
      end: endOf(stake, ticket),
      side: sideOfStake(stake),
    },
  ],
})

const sideOfStake = ({ product, gameCode, legs }: RoundStake): Side => {
  if (product !== 'mini-game') return 'alone'
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

/** A ticket that was cashed out, or settled by hand before its legs were decided, was at risk as a whole. */
const endOf = ({ status, stake, payout, product }: RoundStake, ticket: TicketMake | undefined): BetEnd => {
  if (status === 'placed') return 'open'
  if (status === 'cancelled') return 'cancelled'
  if (product !== 'mini-game' && ticket) {
    const share = voidShareOf({
      legs: ticket.legs.map(({ isBanker, state }) => ({ end: ends[state], isBanker })),
      sizes: ticket.sizes,
    })
    return share
  }
  return payout === stake ? 'tie' : 'decided'
}
