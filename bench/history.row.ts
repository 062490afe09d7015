import { defaultPageSize } from '@maru/contract'
import { createPool } from '@maru/postgres'
import { historyOf } from '../apps/server/src/modules/wagers/index.ts'
import type { Ctx } from '../apps/server/src/platform/context.ts'
import { inTransaction } from '../apps/server/src/platform/db/index.ts'
import type { Ground } from './ground.ts'
import { SITE } from './ledger.sides.ts'
import { type Compared, compare, type Side } from './slices.ts'

const MEMBER = 1
const DEEP = 10_000
const WAGERS = 1_000_000
const DAYS = 80
const CALLERS = 4

/** A page of a long history, from the database to the rows of the answer. */
export const historyDeep = async (ground: Ground): Promise<Compared> => {
  await fill(ground)
  const compared = await compare(ground, pageSide(ground, DEEP), pageSide(ground, 1))
  // As times: how many times slower the deep page is.
  return { ...compared, ratio: 1 / compared.ratio }
}

const pageSide = (ground: Ground, page: number): Side => {
  const pool = createPool(ground.oursUrl, { max: CALLERS })
  return {
    name: `page ${page}`,
    callers: CALLERS,
    act: async () => {
      const { rows, total } = await inTransaction(pool, (db) =>
        historyOf({ db, siteId: SITE, now: new Date(), language: 'ko' } as unknown as Ctx, MEMBER, {
          page,
          size: defaultPageSize,
        }),
      )
      if (rows.length !== defaultPageSize || total !== WAGERS)
        throw new Error(`page ${page} has ${rows.length} rows of ${total}`)
      return true
    },
    check: async () => {},
    close: () => pool.end(),
  }
}

const fill = async ({ ours }: Ground): Promise<void> => {
  const { rows } = await ours.query('SELECT FROM wagers.wager LIMIT 1')
  if (rows.length > 0) return
  await ours.query(`INSERT INTO wagers.wager (site_id, member_id, placed_at, product, vendor_code, game_code, round, stake, payout, live_bets,
      movements, status, settled_at)
    SELECT ${SITE}, ${MEMBER}, at, 'SLOT', 'studio', 'lucky-seven', 'r' || n, 1000, n % 3 * 1000, 1, 2, 'settled', at
    FROM generate_series(1, ${WAGERS}) n, LATERAL (SELECT now() - n * interval '${DAYS} days' / ${WAGERS} AS at) t`)
  await ours.query(`INSERT INTO wagers.member_day
    SELECT site_id, member_id, (placed_at AT TIME ZONE 'Asia/Seoul')::date, product, vendor_code, game_code, count(*), 0, 0, sum(stake), sum(payout)
    FROM wagers.wager GROUP BY 1, 2, 3, 4, 5, 6`)
  await ours.query('VACUUM ANALYZE')
}
