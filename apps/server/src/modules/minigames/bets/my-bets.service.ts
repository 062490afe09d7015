import {
  type BodyOf,
  cashOf,
  type DataOf,
  defaultPageSize,
  type Minigame,
  minigameProduct,
  type myMiniBets,
} from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { nextMidnight, type Period, seoulDay } from '../../../platform/seoul-time.ts'
import { betIdxOf, type OwnWager, ownHistoryOf } from '../../wagers/index.ts'
import { dayAndNumber, drawAtOfRoundId } from '../round.rules.ts'
import { mayTakeBack } from '../set-up/set-up.service.ts'
import { type RoundSetting, readRounds } from './bet.repository.ts'
import { cancelUntil, toPayOf } from './bet.rules.ts'

type Answer = DataOf<typeof myMiniBets>
type Row = Answer['list'][number]

const BEGINNING = new Date('2020-01-01T00:00:00Z')
/** No round takes bets for longer. */
const LONGEST_ROUND_MS = 3_600_000

/** The member's own bets on a game, newest first. */
export const listMyBets = async (
  ctx: MemberCtx,
  { type, roundId, page }: BodyOf<typeof myMiniBets>,
): Promise<Answer> => {
  const drawAt = roundId === undefined ? undefined : drawAtOfRoundId(roundId)
  const pageInfo = { page, count_per_list: defaultPageSize, tatal_list_count: 0 }
  if (roundId !== undefined && !drawAt) return { list: [], pageInfo }
  const filter = {
    memberId: ctx.who.memberId,
    product: 'mini-game',
    vendorCode: minigameProduct,
    gameCode: type,
    ...(roundId === undefined ? {} : { round: roundId }),
  }
  const { list, total } = await ownHistoryOf(ctx, filter, periodOf(drawAt, ctx.now), page, defaultPageSize)
  const settings = await settingsOf(ctx, type, list)
  return {
    list: list.flatMap((wager) => rowOf(ctx, wager, settings.get(wager.round))),
    pageInfo: { ...pageInfo, tatal_list_count: total },
  }
}

const periodOf = (drawAt: Date | undefined, now: Date): Period =>
  drawAt
    ? { from: new Date(drawAt.getTime() - LONGEST_ROUND_MS), until: drawAt }
    : { from: BEGINNING, until: nextMidnight(seoulDay(now)) }

/** Of the rounds of open bets: only those may still be taken back. */
const settingsOf = async (
  ctx: MemberCtx,
  game: Minigame,
  wagers: readonly OwnWager[],
): Promise<ReadonlyMap<string, RoundSetting | undefined>> => {
  const rounds = [...new Set(wagers.filter(({ status }) => status === 'placed').map(({ round }) => round))]
  const settings = await Promise.all(
    rounds.map((round) => {
      const drawAt = drawAtOfRoundId(round)
      return drawAt && ctx.batchRead(readRounds, { game, drawAt })
    }),
  )
  return new Map(rounds.map((round, i) => [round, settings[i]]))
}

const rowOf = (ctx: MemberCtx, wager: OwnWager, setting: RoundSetting | undefined): Row[] => {
  const drawAt = drawAtOfRoundId(wager.round)
  if (!drawAt) return []
  const state = stateOf(wager)
  const until =
    wager.status === 'placed' && setting?.round.state === 'open' && mayTakeBack(ctx)
      ? cancelUntil(wager.ref.placedAt, { cancelSeconds: setting.cancelSeconds, closesAt: setting.round.closesAt })
      : undefined
  return [
    {
      betIdx: betIdxOf(wager.ref),
      slipId: wager.slipId,
      roundId: wager.round,
      ...dayAndNumber(drawAt),
      selections: wager.legs.map(({ market, outcome, state }) => ({
        market,
        outcome,
        state: legStateOf(wager, state),
      })),
      price: wager.price,
      stake: cashOf(wager.stake),
      toWin: cashOf(toPayOf(wager) ?? 0),
      // Its round was cancelled: what came back is the stake.
      payout: cashOf(state === 'returned' ? wager.stake : wager.payout),
      state,
      placedAt: wager.ref.placedAt.toISOString(),
      cancelUntil: until && until > ctx.now ? until.toISOString() : null,
    },
  ]
}

const stateOf = ({ status, payout, isVoid }: OwnWager): Row['state'] => {
  if (status === 'placed') return 'open'
  if (status === 'cancelled') return isVoid ? 'returned' : 'cancelled'
  return payout > 0 ? 'won' : 'lost'
}

/** A draw has no halves; what its member took back was never decided. */
const legStateOf = ({ status }: OwnWager, state: string): Row['selections'][number]['state'] => {
  if (status === 'cancelled') return 'void'
  return state === 'won' || state === 'lost' || state === 'void' ? state : 'open'
}
