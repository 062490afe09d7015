import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import type { Ctx } from '../context.ts'
import { clearNotice, raiseNotice } from '../notices/notices.ts'
import { monthsFrom } from '../seoul-time.ts'

/** A table partitioned by month. Each is a function call with the month as `$1`, a date. */
export type MonthlyTable = { name: string; prepare: string; attach: string; ahead: string }

const FEWEST_AHEAD = 2
const LOCK_NOT_AVAILABLE = '55P03'
/** Between attempts to attach, in milliseconds: each attempt makes others wait for a quarter of a second at most. */
const WAITS_MS = [200, 500, 1_000, 2_000, 4_000, 8_000]

const monthsAhead = new Gauge({
  name: 'months_ahead',
  help: 'Months in a row after this one that a table has partitions for. Below 2 staff get a notice.',
  labelNames: ['table'],
})

/**
 * Opens the month of `first` (`YYYY-MM-DD`) and those after it, where they are not open; answers how many partitions were attached. Where locks are not to be had it
 * gives up after some attempts, and the next run goes on. Staff get a notice while fewer than two months ahead are open.
 */
export const openMonths = async (
  ctx: Ctx,
  tables: readonly MonthlyTable[],
  first: string,
  months: number,
  waitsMs: readonly number[] = WAITS_MS,
): Promise<number> => {
  let attached = 0
  for (const table of tables) {
    for (let n = 0; n < months; n++) if (await openMonth(ctx, table, monthsFrom(first, n), waitsMs)) attached++
    await watch(ctx, table, first)
  }
  return attached
}

const openMonth = async (
  ctx: Ctx,
  table: MonthlyTable,
  month: string,
  waitsMs: readonly number[],
): Promise<boolean> => {
  const call = (sql: string) =>
    ctx.inOwnTransaction(
      async ({ db }) => (await db.query<{ isDone: boolean }>(`SELECT ${sql} AS "isDone"`, [month]))[0]?.isDone,
    )
  await call(table.prepare)
  for (const waitMs of [...waitsMs, undefined]) {
    try {
      return (await call(table.attach)) ?? false
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      if (waitMs !== undefined) await sleep(waitMs)
    }
  }
  ctx.log.warn({ table: table.name, month }, 'month not attached: its table is locked')
  return false
}

const watch = async (ctx: Ctx, table: MonthlyTable, month: string): Promise<void> => {
  const months = await ctx.inOwnTransaction(async ({ db }) => {
    const [row] = await db.query<{ months: number }>(`SELECT ${table.ahead} AS months`, [month])
    const open = row?.months ?? 0
    const notice = { siteId: 0, kind: 'months-ahead', subject: table.name, detail: { months: open } } as const
    await (open < FEWEST_AHEAD ? raiseNotice(db, notice) : clearNotice(db, notice.kind, notice.subject))
    return open
  })
  monthsAhead.set({ table: table.name }, months)
  if (months < FEWEST_AHEAD) ctx.log.error({ table: table.name, months }, 'fewer than two months ahead are open')
}
