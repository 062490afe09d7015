import { join } from 'node:path'
import { listOwnPoints } from '../apps/server/src/modules/points/own-points.service.ts'
import type { Member } from '../apps/server/src/platform/context.ts'
import { bareServer, environmentOf } from './contexts.ts'
import type { Ground } from './ground.ts'
import { SITE } from './ledger.sides.ts'
import { type Compared, compare, type Side } from './slices.ts'

/** Nobody else's points are in this list. */
const MEMBER = 900_002
const DEEP = 10_000
const ENTRIES = 1_000_000
/** A quick run has fewer, and says so; the deep page is the same. */
const ENTRIES_IN_HASTE = 200_000
const PAGE_SIZE = 10
const CALLERS = 4

/** A page of a long list of points, from the database to the rows of the answer. */
export const promotionsDeep = async (ground: Ground): Promise<Compared> => {
  const entries = ground.size.isQuick ? ENTRIES_IN_HASTE : ENTRIES
  if (ground.size.isQuick) ground.print(`promotions.deep: a quick run has ${entries.toLocaleString('en')} entries`)
  await fill(ground, entries)
  const compared = await compare(ground, pageSide(ground, DEEP, entries), pageSide(ground, 1, entries))
  // As times: how many times slower the deep page is.
  return { ...compared, ratio: 1 / compared.ratio }
}

const member: Member = {
  kind: 'member',
  memberId: MEMBER,
  sessionId: 0,
  socketKey: '',
  expiresAt: new Date(),
  tier: 'NORMAL',
}

const pageSide = (ground: Ground, page: number, entries: number): Side => {
  const { contexts, stop } = bareServer(environmentOf(ground.oursUrl, join(ground.dataDir, 'points')))
  return {
    name: `page ${page}`,
    callers: CALLERS,
    act: async () => {
      const { list, pageInfo } = await contexts.inContext({ who: member, siteId: SITE, language: 'ko' }, (ctx) =>
        listOwnPoints(ctx, { page, way: '' }),
      )
      if (list.length !== PAGE_SIZE || pageInfo.tatal_list_count !== entries)
        throw new Error(`page ${page} has ${list.length} rows of ${pageInfo.tatal_list_count}`)
      return true
    },
    check: async () => {},
    close: stop,
  }
}

const fill = async ({ ours }: Ground, entries: number): Promise<void> => {
  const { rows } = await ours.query(`SELECT FROM points.account WHERE site_id = ${SITE} AND member_id = ${MEMBER}`)
  if (rows.length > 0) return
  await ours.query(`INSERT INTO points.account (site_id, member_id, entries, gains, losses, last_at)
    VALUES (${SITE}, ${MEMBER}, ${entries}, ${entries}, 0, now())`)
  await ours.query(`INSERT INTO points.entry (site_id, member_id, ord, way, way_ord, kind, amount, balance_after, happened_at, day)
    SELECT ${SITE}, ${MEMBER}, n, 1, n, 'event', 10, n * 10, at, (at AT TIME ZONE 'Asia/Seoul')::date
    FROM generate_series(1, ${entries}) n, LATERAL (SELECT now() - (${entries} - n) * interval '80 days' / ${entries} AS at) t`)
  await ours.query('VACUUM ANALYZE points.entry, points.account')
}
