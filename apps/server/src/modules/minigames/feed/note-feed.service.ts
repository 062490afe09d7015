import type { Ctx } from '../../../platform/context.ts'
import type { GameKey } from '../round.rules.ts'
import type { FeedRead } from './feed.ts'
import { type FeedState, findFeedState, type SetAside, saveFeedState } from './feed-state.repository.ts'

const MOST_TEXT = 300

/** Keeps how a feed was read, and logs what changed: it is asked every two seconds, and would say the same each time. Answers the rows that are set aside. */
export const noteFeed = async (ctx: Ctx, key: GameKey, read: FeedRead | Error): Promise<readonly SetAside[]> => {
  const before = await findFeedState(ctx, key)
  const now = stateOf(read, before, ctx.now)
  if (before && isSame(before, now)) return now.setAside
  await saveFeedState(ctx, key, now)
  const about = { siteId: key.siteId, game: key.game }
  if (now.problem !== (before?.problem ?? null)) {
    if (now.problem === null) ctx.log.info(about, 'a feed is read again')
    else ctx.log.warn({ ...about, problem: now.problem }, 'a feed was not read')
  }
  const known = new Set(before?.setAside.map(({ text }) => text))
  for (const { row, why, text } of now.setAside)
    if (!known.has(text)) ctx.log.warn({ ...about, row, why, text }, 'a row of a feed was set aside')
  return now.setAside
}

const stateOf = (read: FeedRead | Error, before: FeedState | undefined, now: Date): FeedState => {
  const problem = read instanceof Error ? (read.message || read.name).slice(0, MOST_TEXT) : null
  const since = before && before.problem === problem ? before.since : now
  // One that cannot be read now still has them, as far as anybody knows.
  if (read instanceof Error) return { problem, since, setAside: before?.setAside ?? [] }
  const firstSeen = new Map(before?.setAside.map(({ text, seenAt }) => [text, seenAt]))
  return {
    problem,
    since,
    setAside: read.faults.map((fault) => ({ ...fault, seenAt: firstSeen.get(fault.text) ?? now })),
  }
}

const isSame = (one: FeedState, other: FeedState): boolean =>
  one.problem === other.problem && placesOf(one) === placesOf(other)

const placesOf = ({ setAside }: FeedState): string => setAside.map(({ row, text }) => `${row} ${text}`).join('\n')
