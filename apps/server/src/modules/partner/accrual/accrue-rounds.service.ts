import { type Chain, correctionOf, type RatedProduct, rollingOf } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'
import { findChains } from '../rates/chain.repository.ts'
import { addEarned, type Earned } from './earned.repository.ts'
import { countedOf, type RoundStake, ratedProductOf, type TicketMake } from './round.rules.ts'
import {
  findCounted,
  findFresh,
  findRoundStakes,
  findTickets,
  saveCounted,
  type TouchedRound,
} from './rounds.repository.ts'
import { addUnsettled, createUnsettled, type UnsettledPlace } from './unsettled.repository.ts'

const roundKey = ({ memberId, product, gameCode, round }: Omit<TouchedRound, 'vendorCode'>): string =>
  JSON.stringify([memberId, product, gameCode, round])

/**
 * Books what the settlements of these transactions change, of wagers on rounds of the server's own games: each round that they touch is computed anew as a whole, and of each of its wagers the
 * difference to what was booked before is added, in whole lines.
 */
export const accrueRounds = async (ctx: Ctx, from: number, until: number): Promise<void> => {
  const fresh = await findFresh(ctx, from, until)
  if (fresh.length === 0) return
  const rounds = new Map(fresh.map((one) => [roundKey(one), one]))
  const stakes = await findRoundStakes(ctx, [...rounds.values()])
  const tickets = await ticketsOf(ctx, stakes)
  const ticketOf = ({ product, round }: RoundStake): TicketMake | undefined =>
    product === 'mini-game' ? undefined : tickets.get(Number(round))
  const before = await findCounted(
    ctx,
    stakes.map(({ wagerId }) => wagerId),
    stakes.map(({ memberId }) => memberId),
  )
  const chains = await findChains(ctx, [...new Set(stakes.flatMap(({ chainId }) => chainId ?? []))])
  const sums = createSums()
  const unsettled = createUnsettled()
  const changed: { memberId: number; wagerId: number; turnover: bigint }[] = []
  for (const [key, ofRound] of Map.groupBy(stakes, roundKey)) {
    const day = rounds.get(key)?.day as string
    for (const [i, { valid }] of countedOf(ofRound, ticketOf).entries()) {
      const stake = ofRound[i] as RoundStake
      const chain = chains.get(stake.chainId ?? 0)
      const was = BigInt(before.get(stake.wagerId) ?? 0)
      if (!chain || was === valid) continue
      changed.push({ memberId: stake.memberId, wagerId: stake.wagerId, turnover: valid })
      const product = ratedProductOf(stake, ticketOf(stake))
      sums.addTurnover(chain, day, product, was, valid)
      unsettled.addTurnover(placeOf(stake, day, product), chain, was, valid)
    }
  }
  const stakeOf = new Map(stakes.map((stake) => [stake.wagerId, stake]))
  for (const one of fresh) {
    const [stake, chain] = [stakeOf.get(one.wagerId), chains.get(one.chainId)]
    if (!stake || !chain) continue
    const product = ratedProductOf(stake, ticketOf(stake))
    sums.addLosses(chain, one.day, product, BigInt(one.losses))
    unsettled.addLosses(placeOf(stake, one.day, product), BigInt(one.losses))
  }
  if (changed.length > 0) await saveCounted(ctx, changed)
  await addEarned(ctx, sums.rows())
  await addUnsettled(ctx, unsettled.rows())
}

/** What a wager adds comes to the day on which it was settled first. */
const placeOf = (stake: RoundStake, day: string, product: RatedProduct): UnsettledPlace => ({
  chainId: stake.chainId ?? 0,
  day: stake.firstDay ?? day,
  product,
})

const ticketsOf = async (ctx: Ctx, stakes: readonly RoundStake[]): Promise<ReadonlyMap<number, TicketMake>> => {
  const numbers = stakes.filter(({ product, round }) => product !== 'mini-game' && /^\d{1,15}$/.test(round))
  const found = await findTickets(
    ctx,
    numbers.map(({ round }) => Number(round)),
  )
  return new Map(found.map((ticket) => [ticket.number, ticket]))
}

/** By holder, day and product. */
const createSums = () => {
  const sums = new Map<string, Earned>()
  const of = (holderId: number, day: string, product: RatedProduct): Earned => {
    const key = `${holderId} ${day} ${product}`
    const row = sums.get(key) ?? { holderId, day, product, turnover: 0n, losses: 0n, rolling: 0n }
    sums.set(key, row)
    return row
  }
  return {
    addTurnover: (chain: Chain, day: string, product: RatedProduct, was: bigint, valid: bigint): void => {
      for (const { holderId } of chain) of(holderId, day, product).turnover += valid - was
      for (const { holderId, amount } of correctionOf(rollingOf(chain, product, was), rollingOf(chain, product, valid)))
        of(holderId, day, product).rolling += amount
    },
    addLosses: (chain: Chain, day: string, product: RatedProduct, losses: bigint): void => {
      for (const { holderId } of chain) of(holderId, day, product).losses += losses
    },
    rows: (): Earned[] =>
      [...sums.values()].filter(({ turnover, losses, rolling }) => turnover !== 0n || losses !== 0n || rolling !== 0n),
  }
}
