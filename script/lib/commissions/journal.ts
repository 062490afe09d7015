import type { PlainHolder } from '@maru/commission/slow'
import type pg from 'pg'

/** `readUntil`: settlements of later transactions were not booked yet; `waiting`: how many those are. `chains`: those that were looked up. */
export type Site = { siteId: number; readUntil: string; waiting: number; chains: Map<number, readonly PlainHolder[]> }

export const findSites = async (client: pg.ClientBase, siteId: number | null): Promise<Site[]> => {
  const { rows } = await client.query<Omit<Site, 'chains'>>(
    `SELECT site_id::int AS "siteId", until::text AS "readUntil",
       (SELECT count(*)::int FROM wagers.settlement s WHERE s.site_id = a.site_id AND s.written_by >= until AND s.rate_chain_id IS NOT NULL) AS waiting
     FROM (SELECT x.site_id, CASE WHEN x.ahead = c.ahead THEN x.read_until ELSE least(x.read_until, c.ahead) END AS until
       FROM partner.accrual_state x, wagers.journal_cluster c) a
     WHERE $1::bigint IS NULL OR site_id = $1 ORDER BY 1`,
    [siteId],
  )
  return rows.map((site) => ({ ...site, chains: new Map() }))
}

/** Days of Seoul on which something was settled or booked, the first of them first. */
export const daysWithCommission = async (
  client: pg.ClientBase,
  { siteId }: Site,
  { from, until }: { from: string | null; until: string | null },
): Promise<string[]> => {
  const { rows } = await client.query<{ day: string }>(
    `SELECT day::text FROM (
       SELECT day FROM partner.earned WHERE site_id = $1
       UNION SELECT (settled_at AT TIME ZONE 'Asia/Seoul')::date FROM wagers.settlement WHERE site_id = $1 AND rate_chain_id IS NOT NULL) d
     WHERE ($2::date IS NULL OR day >= $2::date) AND ($3::date IS NULL OR day <= $3::date) ORDER BY 1`,
    [siteId, from, until],
  )
  return rows.map(({ day }) => day)
}

/** Rows of a statement, a few thousand at a time, in a transaction or without. Others may be asked meanwhile; one cursor of a name at once. */
export async function* rowsOf<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  name: string,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  await client.query(`DECLARE ${name} CURSOR WITH HOLD FOR ${sql}`, [...values])
  try {
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH 2000 FROM ${name}`)
      if (rows.length === 0) return
      yield rows
    }
  } finally {
    await client.query(`CLOSE ${name}`)
  }
}

type StoredLevel = { holderId: number; tier: string; rates: Record<string, { rolling: number; losing: number }> }
/** Chains are looked up anew when they are so many. */
const MOST_CHAINS = 5_000

/** Who gets a share by each of these chains, from the lowest level up. */
export const holdersOf = async (
  client: pg.ClientBase,
  { siteId, chains }: Site,
  chainIds: readonly number[],
): Promise<(chainId: number) => readonly PlainHolder[]> => {
  if (chains.size > MOST_CHAINS) chains.clear()
  const missing = [...new Set(chainIds)].filter((id) => !chains.has(id))
  if (missing.length > 0) {
    const { rows } = await client.query<{ id: string; levels: StoredLevel[] }>(
      'SELECT chain_id::text AS id, levels FROM partner.chain WHERE site_id = $1 AND chain_id = ANY ($2::bigint[])',
      [siteId, missing],
    )
    for (const { id, levels } of rows) chains.set(Number(id), levels.map(plainHolder))
  }
  return (chainId) => {
    const holders = chains.get(chainId)
    if (!holders) throw new Error(`site ${siteId} has no chain ${chainId}, which a wager names`)
    return holders
  }
}

const plainHolder = ({ holderId, tier, rates }: StoredLevel): PlainHolder => ({
  holderId,
  tier,
  rates: Object.fromEntries(
    Object.entries(rates).map(([product, { rolling, losing }]) => [product, [rolling, losing] as const]),
  ),
})
