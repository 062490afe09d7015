import type { Chain, RatedProduct, ValidTurnover } from '@maru/commission'
import type { TurnoverNote } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { EndedTable, WagerRef } from '../../wagers/index.ts'
import {
  countedByItself,
  countedOf,
  knownPlacesOf,
  type RoundStake,
  ratedProductOf,
  type TicketMake,
} from '../accrual/round.rules.ts'
import { findRoundStakes, findTableStakes, findTickets, productsByRound } from '../accrual/rounds.repository.ts'
import { findChains } from '../rates/chain.repository.ts'
import { findStakes, type GameStake } from './line.repository.ts'
import { type LevelLine, levelLines, noteOf } from './line.rules.ts'

/** A wager with all by which its rolling is computed, as it stands now. */
export type WagerLine = {
  ref: WagerRef
  stake: GameStake
  product: RatedProduct
  counted: ValidTurnover
  /** All that is computed with it: the wagers of the round, or itself. */
  together: readonly ValidTurnover[]
  /** What the vendor said of a table's places, where it can be so. */
  places: EndedTable['places']
  note: TurnoverNote
  chain: Chain
  levels: LevelLine[]
  /** Everything that the member has on the round, where it is computed together; else the wager itself. */
  round: readonly RoundStake[]
}

const roundKey = ({ memberId, product, gameCode, round }: RoundStake): string =>
  JSON.stringify([memberId, product, gameCode, round])

/** Computed anew from the wagers, in the order of `refs`; without those that no partner earns by. */
export const linesOf = async (ctx: Ctx, refs: readonly WagerRef[]): Promise<WagerLine[]> => {
  if (refs.length === 0) return []
  const stakes = new Map((await findStakes(ctx, refs)).map((stake) => [stake.wagerId, stake]))
  const chains = await findChains(ctx, [...new Set([...stakes.values()].flatMap(({ chainId }) => chainId ?? []))])
  const ofRounds = [...stakes.values()].filter(({ product }) => productsByRound.includes(product))
  const rounds = Map.groupBy(ofRounds.length === 0 ? [] : await findRoundStakes(ctx, onceEach(ofRounds)), roundKey)
  const tables = [...stakes.values()].filter(({ product }) => product === 'casino' || product === 'hc-casino')
  const reported = new Map((await findTableStakes(ctx, tables)).map((stake) => [stake.wagerId, stake]))
  const tickets = await findTickets(ctx, ofRounds)
  const ticketOf = ({ product, round }: RoundStake): TicketMake | undefined =>
    productsByRound.includes(product) && product !== 'mini-game' ? tickets.get(Number(round)) : undefined
  return refs.flatMap((ref) => {
    const stake = stakes.get(ref.wagerId)
    const chain = stake && chains.get(stake.chainId ?? 0)
    if (!chain) return []
    const round = rounds.get(roundKey(stake)) ?? [stake]
    const itself = reported.get(stake.wagerId) ?? round.find(({ wagerId }) => wagerId === stake.wagerId) ?? stake
    const isOfRound = productsByRound.includes(stake.product)
    const together = isOfRound
      ? countedOf(round, ticketOf)
      : [itself.ended ? countedIn([itself], stake.wagerId, ticketOf) : countedByItself(stake)]
    const counted = together.find(({ wagerId }) => wagerId === stake.wagerId)
    if (!counted) throw new Error(`wager ${stake.wagerId} is not on its round`)
    const places = knownPlacesOf(itself)
    const product = ratedProductOf(itself, isOfRound ? ticketOf(stake) : undefined)
    const about = {
      isCancelled: stake.status === 'cancelled',
      isTie: stake.stake === stake.payout && !ticketOf(stake),
      hasSides: stake.product === 'mini-game' || places.length > 0,
    }
    const levels = levelLines(chain, product, counted.valid)
    return { ref, stake, product, counted, together, places, note: noteOf(counted, about), chain, levels, round }
  })
}

const onceEach = (stakes: readonly GameStake[]): GameStake[] => [
  ...new Map(stakes.map((stake) => [roundKey(stake), stake])).values(),
]

const countedIn = (
  round: readonly RoundStake[],
  wagerId: number,
  ticketOf: (stake: RoundStake) => TicketMake | undefined,
): ValidTurnover => {
  const counted = countedOf(round, ticketOf).find((one) => one.wagerId === wagerId)
  if (!counted) throw new Error(`wager ${wagerId} is not on its round`)
  return counted
}
