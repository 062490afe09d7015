import { type BodyOf, type betProc, type DataOf, type Minigame, minigameProduct, type ResultCode } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../platform/services.ts'
import { balancesOf, cashNow, TryLater } from '../../ledger/index.ts'
import { siteCurrency } from '../../site/index.ts'
import { barOf, betIdxOf, type OwnOutcome, type Slip } from '../../wagers/index.ts'
import { pricesOf } from '../prices/price.service.ts'
import { drawAtOfRoundId } from '../round.rules.ts'
import { mayTakeBack } from '../set-up/set-up.service.ts'
import { type RoundSetting, readRounds } from './bet.repository.ts'
import { type BetRefusal, cancelUntil, fairPrice, priceNow, problemOfPicks } from './bet.rules.ts'
import { countBetCall } from './bet-limit.service.ts'
import { betsOf } from './bet-product.service.ts'
import { picksOf, selectionOf } from './picks.rules.ts'

type Asked = BodyOf<typeof betProc>
type AskedBet = Asked['bets'][number]
type BetAnswer = DataOf<typeof betProc>['bets'][number]

/** What the rules of the games are called on the wagers that were accepted by them. */
const RULES_VERSION = 'minigames-1'

const CODES = {
  done: '0',
  'member-barred': 'B1001',
  maintenance: 'B0093',
  'other-content': 'K409',
  'unknown-slip': 'N404',
  'already-settled': 'B6011',
  'limit-reached': 'B1003',
  'not-enough-money': 'B6000',
  'wrong-amount': 'E400',
  'not-enough-bonus': 'B6000',
} as const satisfies Record<OwnOutcome | 'not-enough-bonus', ResultCode>

/** The code of the wire of what the bet writer answers. */
export const codeOfOutcome = (outcome: keyof typeof CODES | BetRefusal): ResultCode =>
  Object.hasOwn(CODES, outcome) ? CODES[outcome as keyof typeof CODES] : (outcome as BetRefusal)

const codeIsLack = (outcome: Parameters<typeof codeOfOutcome>[0]): boolean => codeOfOutcome(outcome) === 'B6000'

/**
 * Places the bets of a call, each by itself, in their order. Answers what became of each; refuses with the code of the first where none was accepted, and then
 * answers the same in its detail.
 */
export const placeBets = async (ctx: MemberCtx, asked: Asked, services: Services): Promise<DataOf<typeof betProc>> => {
  countBetCall(ctx, services)
  if (asked.prodId !== minigameProduct) throw new Refusal('N404')
  const drawAt = drawAtOfRoundId(asked.roundId)
  const setting = drawAt && (await ctx.batchRead(readRounds, { game: asked.type, drawAt }))
  const bets = await allAnswers(asked.bets.map((bet) => placeOne(ctx, asked, bet, setting, services)))
  const answer = { bets, ...(await cashNow(ctx, ctx.who.memberId)) }
  const refused = bets.find(({ code }) => code !== '0')
  if (refused && bets.every(({ code }) => code !== '0')) throw new Refusal(refused.code as ResultCode, answer)
  return answer
}

/** Where one is missing: E002 says that nothing was done, so no other may have been accepted. */
const allAnswers = async (placing: readonly Promise<BetAnswer>[]): Promise<BetAnswer[]> => {
  const settled = await Promise.allSettled(placing)
  const failures = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const bets = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (failures.length === 0) return bets
  const failure = failures.find((one) => !(one instanceof TryLater))
  if (failure) throw failure
  throw new Refusal(bets.some(({ code }) => code === '0') ? 'E003' : 'E002', {}, undefined, 1)
}

const placeOne = async (
  ctx: MemberCtx,
  { type: game, roundId }: Asked,
  bet: AskedBet,
  setting: RoundSetting | undefined,
  services: Services,
): Promise<BetAnswer> => {
  const no = (code: ResultCode, price: number | null = null): BetAnswer => ({
    slipId: bet.slipId,
    code,
    betIdx: null,
    price,
    cancelUntil: null,
  })
  if (!setting) return no('B6007')
  const options = { kinoThreeLinesUpTo: setting.round.kinoThreeLinesUpTo }
  const picks = picksOf(bet.selections)
  const problem = problemOfPicks(game, picks, options)
  if (problem) return no(problem)
  const player = { siteId: ctx.siteId, memberId: ctx.who.memberId, currency: await siteCurrency(ctx) }
  const { outcome, wager } = await betsOf(services).place(player, slipOf(game, roundId, bet, options))
  if (outcome === 'B6006') {
    const version = await newestVersion(ctx, setting)
    return no('B6006', priceNow(game, picks, version, options) ?? null)
  }
  if (outcome === 'member-barred') return no(await codeOfBar(ctx))
  if (codeIsLack(outcome) && (await balancesOf(ctx, ctx.who.memberId)).bonus > 0) return no('B6014')
  if (outcome !== 'done' || !wager) return no(codeOfOutcome(outcome))
  const { cancelSeconds, round } = setting
  const until = mayTakeBack(ctx) ? cancelUntil(wager.placedAt, { cancelSeconds, closesAt: round.closesAt }) : undefined
  return { ...no('0', bet.price), betIdx: betIdxOf(wager), cancelUntil: until?.toISOString() ?? null }
}

/** Of what the member sent alone, so that a slip that comes again is the same whatever moved meanwhile. */
const slipOf = (
  game: Minigame,
  roundId: string,
  { slipId, selections, price, stake }: AskedBet,
  options: { kinoThreeLinesUpTo: number },
): Slip => {
  const picks = picksOf(selections)
  return {
    slipId: slipId.toLowerCase(),
    product: 'mini-game',
    vendorCode: minigameProduct,
    gameCode: game,
    round: roundId,
    selection: selectionOf(picks),
    stake,
    terms: { price, rulesVersion: RULES_VERSION },
    legs: picks.map((pick) => ({
      event: roundId,
      ...pick,
      price: picks.length === 1 ? price : fairPrice(game, pick, options),
      words: selectionOf([pick]),
    })),
  }
}

const newestVersion = async (ctx: MemberCtx, { round: { siteId, game, drawAt } }: RoundSetting) => {
  const now = await ctx.batchRead(readRounds, { game, drawAt })
  if (!now) throw new Refusal('N404')
  return pricesOf(ctx, { siteId, game, version: now.version })
}

/** Whatever else bars a member is answered B1001. */
const SAID: readonly ResultCode[] = ['B0095', 'B1004', 'B1005', 'B1006']

const codeOfBar = async (ctx: MemberCtx): Promise<ResultCode> => {
  const code = await barOf(ctx, { siteId: ctx.siteId, memberId: ctx.who.memberId })
  // The bar has ended since the bet was refused, as where the member acknowledged a reality check: sent again, it is taken.
  if (!code) return 'E002'
  return SAID.includes(code) ? code : 'B1001'
}
