import { type Chain, correctionOf, type RatedProduct, rollingOf } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'
import type { OnlinePartner } from '../live/online-partners.repository.ts'
import { findChains } from '../rates/chain.repository.ts'
import { addEarned, type Earned } from './earned.repository.ts'
import { countedOf, type RoundStake, ratedProductOf, type TicketMake } from './round.rules.ts'
import {
  type FreshSettlement,
  findAtRisk,
  findCounted,
  findRoundStakes,
  findTableStakes,
  findTickets,
  freshSettlements,
  type NewCounted,
  saveCounted,
  type TouchedRound,
} from './rounds.repository.ts'
import { addUnsettled, createUnsettled, type UnsettledKey } from './unsettled.repository.ts'

/** Settlements. */
const MOST_AT_ONCE = 20_000

type OfRound = Omit<TouchedRound, 'vendorCode'> & { wagerId: number }
const isOnTable = ({ product }: { product: string }): boolean => product === 'casino' || product === 'hc-casino'
/** All that a member has on one round of a table is one wager. */
const roundKey = ({ memberId, product, gameCode, round, wagerId }: OfRound): string =>
  JSON.stringify([memberId, product, gameCode, isOnTable({ product }) ? wagerId : round])

/**
 * Books what the settlements of these transactions change, of wagers on rounds of the server's own games and of tables whose places are known: each round that they touch is computed anew as a whole, and of each of its wagers the
 * difference to what was booked before is added, in whole lines.
 */
export const accrueRounds = async (
  ctx: Ctx,
  from: number,
  until: number,
  most = MOST_AT_ONCE,
): Promise<OnlinePartner[]> => {
  const online: OnlinePartner[] = []
  for await (const fresh of freshSettlements(ctx, from, until, most)) online.push(...(await bookRounds(ctx, fresh)))
  return online
}

const bookRounds = async (ctx: Ctx, fresh: readonly FreshSettlement[]): Promise<OnlinePartner[]> => {
  const rounds = await loadRounds(ctx, fresh)
  const booking: Booking = { sums: createSums(), unsettled: createUnsettled() }
  const counted = bookTurnover(rounds, booking)
  bookLosses(rounds, fresh, booking)
  if (counted.length > 0) await saveCounted(ctx, counted)
  await addUnsettled(ctx, booking.unsettled.rows())
  return addEarned(ctx, booking.sums.rows())
}

/** What is added to the sums of holders, and to what losing is computed of. */
type Booking = { sums: ReturnType<typeof createSums>; unsettled: ReturnType<typeof createUnsettled> }
type Rounds = Awaited<ReturnType<typeof loadRounds>>

/** The rounds that these settlements touch, whole, with all by which they are computed and what was booked of them before. */
const loadRounds = async (ctx: Ctx, fresh: readonly FreshSettlement[]) => {
  // In the order of days: what a round comes to belongs to the last of them.
  const touched = new Map(fresh.map((one) => [roundKey(one), one]))
  const onTables = [...touched.values()].filter(isOnTable)
  const ownRounds = [...touched.values()].filter((round) => !isOnTable(round))
  const stakes = [...(await findRoundStakes(ctx, ownRounds)), ...(await findTableStakes(ctx, onTables))]
  const tickets = await findTickets(ctx, stakes)
  const before = await findCounted(ctx, stakes)
  const atRisk = await findAtRisk(
    ctx,
    onTables.filter(({ wagerId }) => !before.has(wagerId)),
  )
  const chains = await findChains(ctx, [...new Set(stakes.flatMap(({ chainId }) => chainId ?? []))])
  const ticketOf = ({ product, round }: RoundStake): TicketMake | undefined =>
    product === 'mini-game' ? undefined : tickets.get(Number(round))
  return { touched, stakes, ticketOf, before, atRisk, chains }
}

/** Answers what counts of each wager that counts otherwise than before. */
const bookTurnover = (rounds: Rounds, { sums, unsettled }: Booking): NewCounted[] => {
  const { touched, stakes, ticketOf, before, atRisk, chains } = rounds
  const changed: NewCounted[] = []
  for (const [key, ofRound] of Map.groupBy(stakes, roundKey)) {
    for (const [i, { valid }] of countedOf(ofRound, ticketOf).entries()) {
      const stake = ofRound[i] as RoundStake
      const chain = chains.get(stake.chainId ?? 0)
      const { turnover, lastDay } = before.get(stake.wagerId) ?? {
        turnover: atRisk.get(stake.wagerId) ?? 0,
        lastDay: null,
      }
      const was = BigInt(turnover)
      // Of a table a 0 is stored, too: a wager that is not has been booked by what was at risk.
      const isKnown = before.has(stake.wagerId) || !isOnTable(stake)
      if (!chain || (was === valid && isKnown)) continue
      const day = later(touched.get(key)?.day as string, lastDay)
      changed.push({ memberId: stake.memberId, wagerId: stake.wagerId, day, turnover: valid })
      const product = ratedProductOf(stake, ticketOf(stake))
      sums.addTurnover(chain, day, product, was, valid)
      unsettled.addTurnover(unsettledKeyOf(stake, day, product), chain, was, valid)
    }
  }
  return changed
}

/** Losses need no whole round: they are what each settlement says. */
const bookLosses = (
  { stakes, ticketOf, chains }: Rounds,
  fresh: readonly FreshSettlement[],
  { sums, unsettled }: Booking,
): void => {
  const stakeOf = new Map(stakes.map((stake) => [stake.wagerId, stake]))
  for (const one of fresh) {
    const [stake, chain] = [stakeOf.get(one.wagerId), chains.get(one.chainId ?? 0)]
    if (!stake || !chain) continue
    const product = ratedProductOf(stake, ticketOf(stake))
    sums.addLosses(chain, one.day, product, BigInt(one.losses))
    unsettled.addLosses(unsettledKeyOf(stake, one.day, product), BigInt(one.losses))
  }
}

/** What a wager adds comes to the day on which it was settled first. */
const unsettledKeyOf = (stake: RoundStake, day: string, product: RatedProduct): UnsettledKey => ({
  chainId: stake.chainId ?? 0,
  day: stake.firstDay ?? day,
  product,
})

const later = (day: string, other: string | null): string => (other !== null && other > day ? other : day)

/** By holder, day, branch and product. */
const createSums = () => {
  const sums = new Map<string, Earned>()
  const of = (chain: Chain, holderId: number, day: string, product: RatedProduct): Earned => {
    const branchId = branchBelow(chain, holderId)
    const key = `${holderId} ${day} ${branchId} ${product}`
    const row = sums.get(key) ?? { holderId, day, branchId, product, turnover: 0n, losses: 0n, rolling: 0n }
    sums.set(key, row)
    return row
  }
  return {
    addTurnover: (chain: Chain, day: string, product: RatedProduct, was: bigint, valid: bigint): void => {
      for (const { holderId } of chain) of(chain, holderId, day, product).turnover += valid - was
      for (const { holderId, amount } of correctionOf(rollingOf(chain, product, was), rollingOf(chain, product, valid)))
        of(chain, holderId, day, product).rolling += amount
    },
    addLosses: (chain: Chain, day: string, product: RatedProduct, losses: bigint): void => {
      for (const { holderId } of chain) of(chain, holderId, day, product).losses += losses
    },
    rows: (): Earned[] =>
      [...sums.values()].filter(({ turnover, losses, rolling }) => turnover !== 0n || losses !== 0n || rolling !== 0n),
  }
}

/** The partner right below a holder in the chain; 0 where that is a member, or nobody. */
const branchBelow = (chain: Chain, holderId: number): number => {
  const below = chain[chain.findIndex((level) => level.holderId === holderId) - 1]
  return below && below.tier !== 'NORMAL' ? below.holderId : 0
}
