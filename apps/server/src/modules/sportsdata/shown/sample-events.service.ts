import type { StaffCtx } from '../../../platform/context.ts'
import { isLiveState } from '../markets/market-now.ts'
import { nameIn, wordsOf } from '../words/words.service.ts'
import { type CompetitionRow, findCompetitions, findSamples } from './sample-events.repository.ts'

/** Of each sport. */
const EVENTS = 6
const MS_OF_DAY = 86_400_000
/** Fixtures are known for so long before. */
const DAYS_AHEAD = 14
const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * MS_OF_DAY)

/** A few events of each sport that go on or are to come, by their start. */
export const eventsToTry = async (ctx: StaffCtx) => {
  const rows = await findSamples(ctx, inDays(ctx.now, -1), inDays(ctx.now, DAYS_AHEAD), EVENTS)
  const words = await wordsOf(
    rows.map(({ eventId }) => ({ eventId, marketKey: '1', outcome: '1' })),
    ctx,
  )
  return rows.map(({ eventId, sport, competitionId, startsAt, state }, i) => ({
    eventId: String(eventId),
    sport,
    competitionId,
    name: words[i]?.event[ctx.language] ?? '',
    competition: words[i]?.competition[ctx.language] ?? '',
    startsAt: startsAt.toISOString(),
    isLive: isLiveState(state),
  }))
}

/** Competitions with events to come, and those that are named. */
export const competitionsToCome = async (ctx: StaffCtx, named: readonly number[]) =>
  namedIn(ctx, await findCompetitions(ctx, ctx.now, inDays(ctx.now, DAYS_AHEAD), named))

/** These alone. */
export const competitionNames = async (ctx: StaffCtx, ids: readonly number[]) =>
  namedIn(ctx, await findCompetitions(ctx, ctx.now, inDays(ctx.now, -1), ids))

const namedIn = ({ language }: StaffCtx, rows: readonly CompetitionRow[]) =>
  rows.map(({ id, sport, names }) => ({ id, sport, name: nameIn(names, language) }))
