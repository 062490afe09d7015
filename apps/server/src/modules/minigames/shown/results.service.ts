import { type BodyOf, type DataOf, defaultPageSize, type miniDayDraws, type miniResults } from '@maru/contract'
import { fiveMinutesMs } from '@maru/draws'
import type { GuestCtx } from '../../../platform/context.ts'
import { seoulMidnight } from '../../../platform/seoul-time.ts'
import { resultOut } from '../draw.rules.ts'
import { dayAndNumber } from '../round.rules.ts'
import { countPastRounds, findPastRounds } from './past-rounds.repository.ts'

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
  return { list: list.map(resultOut), pageInfo: { page, count_per_list: PAGE_SIZE, tatal_list_count: total } }
}

/** Every draw of that day, oldest first. */
export const listDayDraws = async (
  ctx: GuestCtx,
  { type, day }: BodyOf<typeof miniDayDraws>,
): Promise<DataOf<typeof miniDayDraws>> => {
  const midnight = midnightOf(ctx, day)
  const rounds = await findPastRounds(ctx, type, {
    from: new Date(midnight + fiveMinutesMs),
    until: new Date(midnight + DRAWS_A_DAY * fiveMinutesMs),
    limit: DRAWS_A_DAY,
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
  return { draws: draws.reverse() }
}

const midnightOf = (ctx: GuestCtx, day: string | undefined): number =>
  seoulMidnight(day?.slice(0, 10) ?? dayAndNumber(ctx.now).day).getTime()
