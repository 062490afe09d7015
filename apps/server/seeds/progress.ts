import type { Ctx } from '../src/platform/context.ts'

export type Progress = { begunAt: Date; stepsDone: number; isFinished: boolean }

/** How far earlier starts have come; begins now when there was none. Who has demo members but no record was seeded before records were kept. */
export const seedProgress = async (ctx: Ctx): Promise<Progress> => {
  await ctx.db.query(
    `INSERT INTO platform.demo_seed (begun_at, finished_at)
     SELECT $1, CASE WHEN EXISTS (SELECT FROM identity.member WHERE is_demo) THEN $1::timestamptz END
     ON CONFLICT DO NOTHING`,
    [ctx.now],
  )
  const [row] = await ctx.db.query<Progress>(
    `SELECT begun_at AS "begunAt", steps_done AS "stepsDone", finished_at IS NOT NULL AS "isFinished" FROM platform.demo_seed`,
  )
  if (!row) throw new Error('the demo seed has no record')
  return row
}

/** In the transaction of the step itself, or after one that its keys make the same when it is done again. */
export const stepDone = async (ctx: Ctx, step: number): Promise<void> => {
  const moved = await ctx.db.query(
    'UPDATE platform.demo_seed SET steps_done = steps_done + 1 WHERE steps_done = $1 RETURNING 1',
    [step],
  )
  if (moved.length === 0) throw new Error('another start seeds this demo: wait for it, then start again')
}

export const seedFinished = async (ctx: Ctx): Promise<void> => {
  await ctx.db.query('UPDATE platform.demo_seed SET finished_at = $1 WHERE finished_at IS NULL', [ctx.now])
}
