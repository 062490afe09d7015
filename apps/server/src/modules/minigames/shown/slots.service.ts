import {
  cashOf,
  type DataOf,
  isMinigame,
  type Minigame,
  type MiniMarketOut,
  minigameProduct,
  type miniSlots,
} from '@maru/contract'
import { fiveMinutesMs, fractionText, type Market, marketsOf, returnBpOf } from '@maru/draws'
import type { GuestCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { restrictionsOf } from '../../identity/index.ts'
import { resultOut, roundOut } from '../draw.rules.ts'
import { type Limits, limitsAt } from '../prices/limits.rules.ts'
import { readLimits } from '../prices/price.repository.ts'
import { type PriceVersion, priceKey } from '../prices/price.rules.ts'
import { pricesOf } from '../prices/price.service.ts'
import { findRunning } from '../round.repository.ts'
import { nextDrawAt, type Round } from '../round.rules.ts'
import { type GameSetting, readGame } from '../set-up/game.repository.ts'
import { mayTakeBack } from '../set-up/set-up.service.ts'
import { findHeldRounds, readCommitment } from './past-rounds.repository.ts'

type Slots = DataOf<typeof miniSlots>

const RESULTS = 100

/** What one game shows now, with the limits of whoever asks. */
export const showSlots = async (ctx: GuestCtx, prodId: string, type: string): Promise<Slots> => {
  if (prodId !== minigameProduct || !isMinigame(type)) throw new Refusal('N404')
  const setting = await readGame(ctx, type)
  if (!setting) throw new Refusal('N404')
  const key = { siteId: ctx.siteId, game: type }
  const [running, past, limits, version] = await Promise.all([
    findRunning(ctx, key, ctx.now),
    findHeldRounds(ctx, type, RESULTS),
    limitsOf(ctx, type),
    pricesOf(ctx, { ...key, version: setting.version }),
  ])
  return {
    serverTime: ctx.now.toISOString(),
    game: type,
    isOn: setting.isOn && running !== undefined,
    round: roundOut(running ?? missingRound(ctx, setting)),
    pricesVersion: version.version,
    markets: marketsOut(type, version),
    combinationMarginBp: version.combinationMarginBp,
    limits: {
      minimum: cashOf(limits.minimum),
      maximum: cashOf(limits.maximum),
      maximumWin: cashOf(limits.maximumWin),
      maximumWinOfRound: cashOf(limits.maximumWinOfRound),
      cancelSeconds: mayTakeBack(ctx) ? setting.cancelSeconds : 0,
    },
    results: past.map(resultOut),
    chain: running && running.chainId !== null ? await readCommitment(ctx, type, running.chainId) : null,
    kinoThreeLinesUpTo: running?.kinoThreeLinesUpTo ?? setting.kinoThreeLinesUpTo,
  }
}

/** Of whoever asks: a guest sees those of a new member. */
const limitsOf = async (ctx: GuestCtx, game: Minigame): Promise<Limits> => {
  const all = await readLimits(ctx, [{ siteId: ctx.siteId, game }])
  if (ctx.who.kind !== 'member') return limitsAt(all, 1)
  const { memberId } = ctx.who
  return limitsAt(all, (await restrictionsOf(ctx, [memberId])).get(memberId)?.level ?? 1)
}

/** In the order of the games' own markets; without outcomes that never come. */
const marketsOut = (game: Minigame, { prices }: PriceVersion): MiniMarketOut[] =>
  (marketsOf[game] as readonly Market[]).map(({ code, ways, outcomes }) => ({
    code,
    ways,
    outcomes: outcomes.flatMap((outcome) => {
      const price = prices.get(priceKey({ market: code, outcome }))
      if (!price) return []
      const returnBp = returnBpOf(price.probability, price.price)
      return [{ code: outcome, price: price.price, probability: fractionText(price.probability), returnBp }]
    }),
  }))

/** Where nothing can be drawn: when it would be. Nobody can bet on it. */
const missingRound = ({ now, siteId }: GuestCtx, { game, kinoThreeLinesUpTo }: GameSetting): Round => {
  const drawAt = nextDrawAt(now)
  const opensAt = new Date(drawAt.getTime() - fiveMinutesMs)
  return {
    siteId,
    game,
    drawAt,
    state: 'closed',
    source: 'own',
    chainId: null,
    kinoThreeLinesUpTo,
    opensAt,
    closesAt: opensAt,
    isHeld: false,
    isCorrecting: false,
    draw: null,
    link: null,
    settledAt: null,
  }
}
