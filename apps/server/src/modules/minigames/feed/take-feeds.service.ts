import { problemOfDraw } from '@maru/draws'
import type { Ctx } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { waitAtMost } from '../../../platform/ticker/patient.ts'
import { writeDraw } from '../draw.service.ts'
import { lockRound } from '../round.repository.ts'
import type { GameSettings, Round } from '../round.rules.ts'
import { holdRound } from '../round.service.ts'
import { findGames } from '../settings.repository.ts'
import { settleAtOnce } from '../settle.service.ts'
import { underWayOf } from '../under-way.ts'
import { faultSaid, findFeedRounds, findSaid, insertSaid, resultSaid } from './feed.repository.ts'
import { type Feed, type FeedFault, type FeedRead, type FeedResult, stopsRound } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import { judge } from './judge.rules.ts'
import { noteFeed } from './note-feed.service.ts'

const EVERY_MS = 2_000
const TIMEOUT_MS = 5_000
/** A tick leaves feeds that take longer to themselves, so that the next begins in time. */
const PATIENCE_MS = 1_500
/** How long after a draw its feed may still contradict it. */
const LOOK_BACK_MS = 3_600_000
const who = { kind: 'system', job: 'minigames.feeds' } as const

export type FeedOf = (services: Services, game: GameSettings) => Feed

const configuredFeed: FeedOf = ({ config }, { feedAddress }) => {
  if (!feedAddress) throw new Error('the feed has no address')
  return jsonFeed(config, feedAddress)
}

/**
 * Asks the feeds of all games that import their results, and draws by what they say. `which`: those with a round that waits for its result, or all, of which one may
 * contradict what it said before. One that is being asked already is left alone, so that a feed which hangs holds up no other.
 */
export const takeFeeds = async (
  services: Services,
  which: 'waiting' | 'all' = 'all',
  feedOf: FeedOf = configuredFeed,
): Promise<void> => {
  const games = await services.reading({ who, siteId: 0 }, findGames)
  const underWay = underWayOf(services, 'feeds')
  const importing = games.filter((game) => game.source === 'feed' && !underWay.has(game))
  await Promise.all(importing.map((game) => underWay.during([game], () => takeFeed(services, game, which, feedOf))))
}

const takeFeed = async (
  services: Services,
  game: GameSettings,
  which: 'waiting' | 'all',
  feedOf: FeedOf,
): Promise<void> => {
  const about = { who, siteId: game.siteId }
  const since = new Date(services.clock.now().getTime() - LOOK_BACK_MS)
  const rounds = await services.inContext(about, (ctx) => findFeedRounds(ctx, game, since))
  if (rounds.length === 0 || (which === 'waiting' && !rounds.some(isWaiting))) return
  const read = await readAll(services, game, feedOf)
  const setAside = await services.inContext(about, (ctx) => noteFeed(ctx, game, read))
  const { results } = read instanceof Error ? { results: [] } : read
  for (const round of rounds) {
    const its = results.filter(({ drawAt }) => drawAt.getTime() === round.drawAt.getTime())
    const faults = setAside.filter((fault) => stopsRound(fault, fault.seenAt, round))
    if (its.length + faults.length === 0 && !isWaiting(round)) continue
    const drawn = await services.inContext(about, (ctx) => takeResults(ctx, round, its, faults))
    if (drawn) settleAtOnce(services, [drawn])
  }
}

/** From closing on, before the draw too: what stands in the feed by then was known too early. */
const isWaiting = ({ state, isHeld }: Round): boolean => state === 'closed' && !isHeld

/** A feed that cannot be read says nothing: its rounds are late then. */
const readAll = async (services: Services, game: GameSettings, feedOf: FeedOf): Promise<FeedRead | Error> => {
  try {
    return await feedOf(services, game).read(game.game, AbortSignal.timeout(TIMEOUT_MS))
  } catch (error) {
    return error as Error
  }
}

/** Answers the round where it is drawn by them. */
const takeResults = async (
  ctx: Ctx,
  key: Round,
  results: readonly FeedResult[],
  faults: readonly FeedFault[],
): Promise<Round | undefined> => {
  const round = await lockRound(ctx, key)
  if (!round) return undefined
  const said = [
    ...results.map(({ draw }) => resultSaid(draw, problemOfDraw(round.game, draw) ?? null)),
    ...faults.map(faultSaid),
  ]
  let isNew = false
  for (const one of said) if (await insertSaid(ctx, round, one)) isNew = true
  if (!isNew && !isWaiting(round)) return undefined
  const judged = judge(round, await findSaid(ctx, round), ctx.now)
  if (!judged) return undefined
  if ('draw' in judged) return writeDraw(ctx, round, judged.draw, null)
  // A settled one stays as it is until then.
  await holdRound(ctx, round, judged.wait)
  return undefined
}

/** All of them once a minute. */
export const feedsClock: NamedClock = {
  name: 'minigames.feeds',
  everyMs: EVERY_MS,
  tick: (services, due) =>
    waitAtMost(PATIENCE_MS, takeFeeds(services, due.getUTCSeconds() === 0 ? 'all' : 'waiting'), services.log),
}
