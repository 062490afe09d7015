import type { BodyOf, DataOf, miniStatistics } from '@maru/contract'
import { defaultOptions, fiveMinutesMs } from '@maru/draws'
import type { Config } from '../../../config.ts'
import type { GuestCtx } from '../../../platform/context.ts'
import { winnersOfRound } from '../draw.rules.ts'
import { readGame } from '../set-up/game.repository.ts'
import { findNewestDraw, findPastRounds } from './past-rounds.repository.ts'
import { statisticsOf } from './statistics.rules.ts'

type Statistics = DataOf<typeof miniStatistics>

const DRAWS = { day: 288, week: 7 * 288 }

/** By game and period, as they were after the newest draw: a week is counted once per draw, whoever asks. */
const counted = new WeakMap<Config, Map<string, { newest: number; statistics: Statistics }>>()

/** How often each outcome came in the last day or week. */
export const showStatistics = async (
  ctx: GuestCtx,
  { type, period }: BodyOf<typeof miniStatistics>,
): Promise<Statistics> => {
  const held = counted.get(ctx.config) ?? new Map<string, { newest: number; statistics: Statistics }>()
  counted.set(ctx.config, held)
  const name = `${ctx.siteId} ${type} ${period}`
  const newestDraw = await findNewestDraw(ctx, type)
  const newest = newestDraw?.getTime() ?? 0
  const known = held.get(name)
  if (known?.newest === newest) return known.statistics
  const lines = (await readGame(ctx, type))?.kinoThreeLinesUpTo ?? defaultOptions.kinoThreeLinesUpTo
  const from = new Date(newest - (DRAWS[period] - 1) * fiveMinutesMs)
  const rounds = newestDraw ? await findPastRounds(ctx, type, { from, until: newestDraw, limit: DRAWS[period] }) : []
  const draws = rounds.flatMap((round) => (round.draw ? [{ draw: round.draw, winners: winnersOfRound(round) }] : []))
  const statistics = statisticsOf(type, draws.reverse(), lines)
  held.set(name, { newest, statistics })
  return statistics
}
