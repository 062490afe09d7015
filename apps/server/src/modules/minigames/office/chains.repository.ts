import type { Minigame } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type Making = { links: number; done: number; startedAt: Date }

/** After so long it was given up, and another may begin. */
const GIVEN_UP = `interval '1 hour'`

export const findMaking = async (ctx: Ctx, game: Minigame): Promise<Making | undefined> => {
  const [row] = await ctx.db.query<Making>(
    `SELECT links, done, started_at AS "startedAt" FROM minigames.chain_making WHERE site_id = $1 AND game = $2 AND started_at > $3::timestamptz - ${GIVEN_UP}`,
    [ctx.siteId, game, ctx.now],
  )
  return row
}

/** False where one is being made. */
export const insertMaking = async (ctx: Ctx, game: Minigame, links: number): Promise<boolean> =>
  (
    await ctx.db.query(
      `INSERT INTO minigames.chain_making AS m (site_id, game, links, started_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (site_id, game) DO UPDATE SET links = excluded.links, done = 0, started_at = excluded.started_at
         WHERE m.started_at <= $4::timestamptz - ${GIVEN_UP} RETURNING 1`,
      [ctx.siteId, game, links, ctx.now],
    )
  ).length > 0

export const setDone = async (ctx: Ctx, game: Minigame, done: number): Promise<void> => {
  await ctx.db.query('UPDATE minigames.chain_making SET done = $3 WHERE site_id = $1 AND game = $2', [
    ctx.siteId,
    game,
    done,
  ])
}

export const deleteMaking = async (ctx: Ctx, game: Minigame): Promise<void> => {
  await ctx.db.query('DELETE FROM minigames.chain_making WHERE site_id = $1 AND game = $2', [ctx.siteId, game])
}
