import { join } from 'node:path'
import { defaultPageSize } from '@maru/contract'
import { historyOf } from '../apps/server/src/modules/wagers/index.ts'
import { bareServer, environmentOf } from './contexts.ts'
import type { Ground } from './ground.ts'
import { SITE } from './ledger.sides.ts'
import { type Compared, compare, type Side } from './slices.ts'

/** Nobody else's wagers are in this history. */
const MEMBER = 900_001
const DEEP = 10_000
const WAGERS = 1_000_000
/** A quick run has fewer, and says so; the deep page is the same. */
const WAGERS_IN_HASTE = 200_000
const DAYS = 80
const CALLERS = 4

/** A page of a long history, from the database to the rows of the answer. */
export const historyDeep = async (ground: Ground): Promise<Compared> => {
  const wagers = ground.size.isQuick ? WAGERS_IN_HASTE : WAGERS
  if (ground.size.isQuick) ground.print(`history.deep: a quick run has ${wagers.toLocaleString('en')} wagers`)
  await fill(ground, wagers)
  const compared = await compare(ground, pageSide(ground, DEEP, wagers), pageSide(ground, 1, wagers))
  // As times: how many times slower the deep page is.
  return { ...compared, ratio: 1 / compared.ratio }
}

const pageSide = (ground: Ground, page: number, wagers: number): Side => {
  const { contexts, stop } = bareServer(environmentOf(ground.oursUrl, join(ground.dataDir, 'history')))
  return {
    name: `page ${page}`,
    callers: CALLERS,
    act: async () => {
      const { rows, total } = await contexts.inContext(
        { who: { kind: 'system', job: 'bench' }, siteId: SITE, language: 'ko' },
        (ctx) => historyOf(ctx, MEMBER, { page, size: defaultPageSize }),
      )
      if (rows.length !== defaultPageSize || total !== wagers)
        throw new Error(`page ${page} has ${rows.length} rows of ${total}`)
      return true
    },
    check: async () => {},
    close: stop,
  }
}

const fill = async ({ ours }: Ground, wagers: number): Promise<void> => {
  await ours.query(
    `INSERT INTO site.site (site_id, name, theme, host) VALUES (${SITE}, 'Maru', 'maru', 'localhost') ON CONFLICT DO NOTHING`,
  )
  const { rows } = await ours.query(
    `SELECT FROM wagers.wager WHERE site_id = ${SITE} AND member_id = ${MEMBER} AND round = 'r1' LIMIT 1`,
  )
  if (rows.length > 0) return
  await ours.query(`INSERT INTO wagers.wager (site_id, member_id, placed_at, product, vendor_code, game_code, round, stake, payout, live_bets,
      movements, status, settled_at)
    SELECT ${SITE}, ${MEMBER}, at, 'SLOT', 'studio', 'lucky-seven', 'r' || n, 1000, n % 3 * 1000, 1, 2, 'settled', at
    FROM generate_series(1, ${wagers}) n, LATERAL (SELECT now() - n * interval '${DAYS} days' / ${wagers} AS at) t`)
  await ours.query(`INSERT INTO wagers.member_day
    SELECT site_id, member_id, (placed_at AT TIME ZONE 'Asia/Seoul')::date, product, vendor_code, game_code, count(*), 0, 0, sum(stake), sum(payout)
    FROM wagers.wager WHERE member_id = ${MEMBER} GROUP BY 1, 2, 3, 4, 5, 6`)
  await ours.query('VACUUM ANALYZE')
}
