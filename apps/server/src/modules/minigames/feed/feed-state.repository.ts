import type { Ctx } from '../../../platform/context.ts'
import type { GameKey } from '../round.rules.ts'
import type { FeedFault } from './feed.ts'

export type SetAside = FeedFault & { seenAt: Date }
/** How a feed was read last. `problem`: why it cannot be read, since when; null: it can. */
export type FeedState = { problem: string | null; since: Date; setAside: readonly SetAside[] }
type StateRow = { problem: string | null; since: Date; set_aside: (FeedFault & { seenAt: string })[] }

/** Undefined: it was never read. */
export const findFeedState = async (ctx: Ctx, { siteId, game }: GameKey): Promise<FeedState | undefined> => {
  const [row] = await ctx.db.query<StateRow>(
    'SELECT problem, since, set_aside FROM minigames.feed_state WHERE site_id = $1 AND game = $2',
    [siteId, game],
  )
  return row && { ...row, setAside: row.set_aside.map((one) => ({ ...one, seenAt: new Date(one.seenAt) })) }
}

export const saveFeedState = async (
  ctx: Ctx,
  { siteId, game }: GameKey,
  { problem, since, setAside }: FeedState,
): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO minigames.feed_state (site_id, game, problem, since, set_aside) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (site_id, game) DO UPDATE SET problem = EXCLUDED.problem, since = EXCLUDED.since, set_aside = EXCLUDED.set_aside`,
    [siteId, game, problem, since, JSON.stringify(setAside)],
  )
}
