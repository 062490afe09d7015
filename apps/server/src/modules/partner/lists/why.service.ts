import type { ValidTurnover } from '@maru/commission'
import {
  type AdminAnswerOf,
  type adminWagerCommission,
  type BodyOf,
  cashOf,
  type DataOf,
  type partnerWhy,
} from '@maru/contract'
import type { Ctx, MemberCtx, StaffCtx } from '../../../platform/context.ts'
import { Refusal, StaffRefusal } from '../../../platform/refusal.ts'
import { seoulDay } from '../../../platform/seoul-time.ts'
import { membersByIds } from '../../identity/index.ts'
import { siteOptions } from '../../site/index.ts'
import { betIdxOf, betsOf, gameNameKey, gameNamesOf, readBetIdx, stakesOnWager } from '../../wagers/index.ts'
import { productsByRound } from '../accrual/rounds.repository.ts'
import { paidAt } from '../purse/paid.rules.ts'
import type { Own } from '../sight.rules.ts'
import { findChainsInForce, findRatesSince, findSettlementsOf, findWagerRef } from './line.repository.ts'
import type { LevelLine } from './line.rules.ts'
import { linesOf, type WagerLine } from './line.service.ts'
import { shownLines } from './wagers.service.ts'

/** One wager with all its factors, for a partner that earns by it. N404: it earns nothing by it, or there is none. */
export const showWhy = async (
  ctx: MemberCtx,
  own: Own,
  { betIdx }: BodyOf<typeof partnerWhy>,
): Promise<DataOf<typeof partnerWhy>> => {
  const found = await findLine(ctx, betIdx)
  const at = found?.levels.findIndex(({ holderId }) => holderId === own.partnerId) ?? -1
  const level = found?.levels[at]
  if (!found || !level) throw new Refusal('N404')
  const [line] = await shownLines(ctx, own, [found])
  if (!line) throw new Refusal('N404')
  const { placedAt } = found.ref
  return {
    line,
    sides: await sidesOf(ctx, found),
    counted: countedWith(found),
    ownBp: level.rate,
    belowBp: level.below,
    ratesSince: ((await findRatesSince(ctx, own.partnerId, placedAt)) ?? placedAt).toISOString(),
    levels: [
      ...found.levels.slice(0, at + 1).map((one) => shownLevel(one, own.partnerId)),
      ...together(found.levels.slice(at + 1)),
    ],
    paidAt: await reachesPurseAt(ctx, found),
  }
}

const findLine = async (ctx: Ctx, betIdx: string): Promise<WagerLine | undefined> => {
  const read = readBetIdx(betIdx)
  const ref = read && (await findWagerRef(ctx, read))
  return ref && (await linesOf(ctx, [ref]))[0]
}

/** Null: it has, or nothing is to come. */
const reachesPurseAt = async (ctx: Ctx, { ref }: WagerLine): Promise<string | null> => {
  const last = (await findSettlementsOf(ctx, ref)).at(-1)
  const at = last && paidAt((await siteOptions(ctx)).rollingPaid, seoulDay(last.settledAt))
  return at && at > ctx.now ? at.toISOString() : null
}

const shownLevel = ({ holderId, tier, share, amount }: LevelLine, ownId: number) => ({
  tier,
  isOwn: holderId === ownId,
  shareBp: share,
  amount: cashOf(Number(amount)),
})

/** What goes to all who stand above: how they divide it is not shown. */
const together = (above: readonly LevelLine[]) => {
  const top = above.at(-1)
  if (!top) return []
  const shareBp = above.reduce((sum, { share }) => sum + share, 0)
  const amount = above.reduce((sum, level) => sum + level.amount, 0n)
  return [{ tier: top.tier, isOwn: false, shareBp, amount: cashOf(Number(amount)) }]
}

const countedWith = ({ counted, together: all }: WagerLine) => {
  const sum = (of: (one: ValidTurnover) => bigint) => cashOf(Number(all.reduce((whole, one) => whole + of(one), 0n)))
  return {
    undecided: cashOf(Number(counted.undecided)),
    covered: cashOf(Number(counted.covered)),
    bonus: cashOf(Number(counted.bonus)),
    roundStake: sum(({ stake, undecided }) => stake - undecided),
    roundCovered: sum(({ covered }) => covered),
  }
}

/** What the member staked on which side, in words: of a round of ours wager by wager, of a table's bet by bet, or place by place as its vendor said when it ended. */
const sidesOf = async (ctx: Ctx, { ref, round, stake, places }: WagerLine) => {
  if (!productsByRound.includes(stake.product)) {
    const bets = await stakesOnWager(ctx, ref)
    return bets.length > 0 ? bets : places.map(({ on, stake: staked }) => ({ words: on, stake: cashOf(staked) }))
  }
  const bets = await betsOf(ctx, round)
  return bets.map(({ selection, cash }) => ({ words: selection, stake: cash }))
}

/** The same for staff: every level by its name, and every settlement that the wager had. */
export const showWagerCommission = async (
  ctx: StaffCtx,
  betIdx: string,
): Promise<AdminAnswerOf<typeof adminWagerCommission>> => {
  const found = await findLine(ctx, betIdx)
  if (!found) throw new StaffRefusal('STAFF_NOT_FOUND')
  const { ref, stake, product, counted, note, levels } = found
  const named = await membersByIds(ctx, [ref.memberId, ...levels.map(({ holderId }) => holderId)])
  const games = await gameNamesOf(ctx, [stake])
  const chainNow = (await findChainsInForce(ctx, [ref.memberId])).get(ref.memberId)
  return {
    betIdx: betIdxOf(ref),
    placedAt: ref.placedAt.toISOString(),
    memberId: ref.memberId,
    memId: named.get(ref.memberId)?.memId ?? '',
    product,
    gameName: games.get(gameNameKey(stake)) ?? stake.gameCode,
    stake: cashOf(stake.stake),
    payout: cashOf(stake.payout),
    undecided: cashOf(Number(counted.undecided)),
    covered: cashOf(Number(counted.covered)),
    bonus: cashOf(Number(counted.bonus)),
    turnover: cashOf(Number(counted.valid)),
    note,
    isOldRate: chainNow !== stake.chainId,
    sides: await sidesOf(ctx, found),
    levels: levels.map(({ holderId, tier, rate, below, share, amount }) => ({
      holderId,
      memId: named.get(holderId)?.memId ?? '',
      tier,
      rateBp: rate,
      belowBp: below,
      shareBp: share,
      amount: cashOf(Number(amount)),
    })),
    settlements: (await findSettlementsOf(ctx, ref)).map(({ settledAt, stake: staked, payout, ...version }) => ({
      ...version,
      stake: cashOf(staked),
      payout: cashOf(payout),
      at: settledAt.toISOString(),
    })),
  }
}
