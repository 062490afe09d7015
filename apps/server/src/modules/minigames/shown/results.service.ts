import { type BodyOf, type DataOf, defaultPageSize, type miniDayDraws, type miniResults } from '@maru/contract'
import { fiveMinutesMs } from '@maru/draws'
import type { GuestCtx } from '../../../platform/context.ts'
import { seoulMidnight } from '../../../platform/seoul-time.ts'
import { resultOut } from '../draw.rules.ts'
import { findRound } from '../round.repository.ts'
import { dayAndNumber, fateOf, type Round } from '../round.rules.ts'
import { countPastRounds, findPastRounds, findRoundsBetween } from './past-rounds.repository.ts'

const PAGE_SIZE = defaultPageSize
const DRAWS_A_DAY = 288

/** Results of a game on one day of Seoul, newest first; of today where no day is named. */
export const listResults = async (
  ctx: GuestCtx,
  { type, day, number, page }: BodyOf<typeof miniResults>,
): Promise<DataOf<typeof miniResults>> => {
  const midnight = midnightOf(ctx, day)
  const from = new Date(midnight + (number ?? 1) * fiveMinutesMs)
  const until = new Date(midnight + (number ?? DRAWS_A_DAY) * fiveMinutesMs)
  const total = await countPastRounds(ctx, type, { from, until })
  const list = await findPastRounds(ctx, type, { from, until, skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE })
  return {
    list: list.map(resultOut),
    pageInfo: { page, count_per_list: PAGE_SIZE, tatal_list_count: total },
    fate:
      number === undefined
        ? null
        : fateOf(await findRound(ctx, { siteId: ctx.siteId, game: type, drawAt: from }), from, ctx.now),
  }
}

/** Every draw of that day, oldest first, and the numbers without one. */
export const listDayDraws = async (
  ctx: GuestCtx,
  { type, day }: BodyOf<typeof miniDayDraws>,
): Promise<DataOf<typeof miniDayDraws>> => {
  const midnight = midnightOf(ctx, day)
  const rounds = await findRoundsBetween(ctx, type, {
    from: new Date(midnight + fiveMinutesMs),
    until: new Date(midnight + DRAWS_A_DAY * fiveMinutesMs),
  })
  const draws = rounds.flatMap(({ drawAt, draw, kinoThreeLinesUpTo }) =>
    draw
      ? [
          {
            number: dayAndNumber(drawAt).number,
            numbers: [...draw.numbers],
            powerBall: draw.powerBall,
            kinoThreeLinesUpTo,
          },
        ]
      : [],
  )
  return { draws, gaps: gapsOf(midnight, rounds, ctx.now) }
}

/** Numbers whose draw was due and that have no result for good; one that is late has its row, which is not over. */
const gapsOf = (midnight: number, rounds: readonly Round[], now: Date): DataOf<typeof miniDayDraws>['gaps'] => {
  const byDraw = new Map(rounds.map((round) => [round.drawAt.getTime(), round]))
  return Array.from({ length: DRAWS_A_DAY }, (_, i) => i + 1).flatMap((number) => {
    const drawAt = new Date(midnight + number * fiveMinutesMs)
    const round = byDraw.get(drawAt.getTime())
    const fate = fateOf(round, drawAt, now)
    return fate === 'cancelled' || fate === 'missed' ? [{ number, fate }] : []
  })
}

const midnightOf = (ctx: GuestCtx, day: string | undefined): number =>
  seoulMidnight(day?.slice(0, 10) ?? dayAndNumber(ctx.now).day).getTime()
