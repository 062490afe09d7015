import type { LiveGame } from '@maru/live-games'
import type { TransactionDb } from '@maru/postgres'
import { chainByNumber, isLinkGame, linkAt } from './chain.ts'
import type { Engine } from './engine.ts'
import { LostLeadership } from './engine.ts'
import { begunShoe, type SeedNow, type ShoeNow, withheldOf } from './shoe-now.ts'

type Db = Pick<TransactionDb, 'query'>

export const poolDb = (pool: Engine['db']): Db => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) =>
    (await pool.query(sql, [...params])).rows as Row[],
})

/** The number that a new shoe gets, and the first link that none has used. */
export const nextNumbers = async (
  db: Db,
  code: string,
  chain: number | undefined,
): Promise<{ shoe: number; link: number }> => {
  const [row] = await db.query<{ shoe: number; link: number }>(
    `SELECT (SELECT coalesce(max(shoe), 0) + 1 FROM studio.table_shoe WHERE code = $1)::int8 AS shoe,
       greatest(
         (SELECT coalesce(max(link), 0) FROM studio.table_shoe WHERE code = $1 AND chain = $2),
         (SELECT coalesce(max(r.link), 0) FROM studio.table_round r JOIN studio.table_shoe s USING (code, shoe) WHERE r.code = $1 AND s.chain = $2)
       )::int8 + 1 AS link`,
    [code, chain ?? 0],
  )
  if (!row) throw new Error('no numbers')
  return row
}

export const insertShoe = (db: Db, code: string, shoe: ShoeNow): Promise<unknown> =>
  db.query('INSERT INTO studio.table_shoe (code, shoe, chain, link, closes_at) VALUES ($1, $2, $3, $4, $5)', [
    code,
    shoe.shoe,
    shoe.chain.chain,
    shoe.link,
    shoe.closesAt,
  ])

/** While there is no commitment. */
export const storeClosing = (db: Db, code: string, shoe: number, closesAt: number): Promise<unknown> =>
  db.query('UPDATE studio.table_shoe SET closes_at = $3 WHERE code = $1 AND shoe = $2 AND list IS NULL', [
    code,
    shoe,
    closesAt,
  ])

export const storeList = (db: Db, code: string, shoe: number, list: string): Promise<unknown> =>
  db.query('UPDATE studio.table_shoe SET list = $3 WHERE code = $1 AND shoe = $2 AND list IS NULL', [
    code,
    shoe,
    Buffer.from(list, 'hex'),
  ])

export const storeBegun = (db: Db, code: string, shoe: ShoeNow, commitment: string | undefined): Promise<unknown> =>
  db.query(
    `UPDATE studio.table_shoe SET seeds = $3, withheld = $4, commitment = $5, begun_at = clock_timestamp() WHERE code = $1 AND shoe = $2`,
    [
      code,
      shoe.shoe,
      shoe.seeds.length - withheldOf(shoe),
      withheldOf(shoe),
      commitment ? Buffer.from(commitment, 'hex') : null,
    ],
  )

/** `revealed`: the link of a shoe. */
export const storeFinished = (db: Db, code: string, shoe: number, revealed: Uint8Array | undefined): Promise<unknown> =>
  db.query(
    'UPDATE studio.table_shoe SET finished_at = clock_timestamp(), revealed = $3 WHERE code = $1 AND shoe = $2 AND finished_at IS NULL',
    [code, shoe, revealed ? Buffer.from(revealed) : null],
  )

const LED = 'SELECT 1 FROM studio.table_leader WHERE code = $1 AND term = $2 FOR SHARE'
export type Fence = { code: string; term: number }

/** Commitments in their order, behind those that were stored. */
export const storeCommitments = async (
  db: Db,
  { code, term }: Fence,
  shoe: number,
  from: number,
  seeds: readonly SeedNow[],
): Promise<void> => {
  const [row] = await db.query<{ stored: number }>(
    `WITH led AS MATERIALIZED (${LED}), stored AS (
       INSERT INTO studio.table_seed (code, shoe, ord, session_id, commitment)
       SELECT $1, $3, u.* FROM led, unnest($4::int[], $5::uuid[], $6::bytea[]) AS u RETURNING 1)
     SELECT (SELECT count(*) FROM stored)::int AS stored`,
    [
      code,
      term,
      shoe,
      seeds.map((_, at) => from + at),
      seeds.map(({ session }) => session),
      seeds.map(({ commitment }) => Buffer.from(commitment, 'hex')),
    ],
  )
  if (row?.stored !== seeds.length) throw new LostLeadership(code)
}

export const storeSeeds = async (
  db: Db,
  { code, term }: Fence,
  shoe: number,
  seeds: readonly { session: string; seed: string }[],
): Promise<void> => {
  const [row] = await db.query<{ stored: number }>(
    `WITH led AS MATERIALIZED (${LED}), stored AS (
       UPDATE studio.table_seed t SET seed = u.seed FROM led, unnest($4::uuid[], $5::bytea[]) AS u (session_id, seed)
       WHERE t.code = $1 AND t.shoe = $3 AND t.session_id = u.session_id RETURNING 1)
     SELECT (SELECT count(*) FROM stored)::int AS stored`,
    [code, term, shoe, seeds.map(({ session }) => session), seeds.map(({ seed }) => Buffer.from(seed, 'hex'))],
  )
  if (row?.stored !== seeds.length) throw new LostLeadership(code)
}

type ShoeRow = {
  shoe: number
  chain: number
  link: number
  closesAt: number
  list: Buffer | null
  begun: boolean
  dealt: number
  rounds: number
}

/** The shoe that is not over, computed anew from its link and seeds. */
export const loadShoe = async (engine: Engine, code: string, game: LiveGame): Promise<ShoeNow | undefined> => {
  const db = poolDb(engine.db)
  const [row] = await db.query<ShoeRow>(
    `SELECT s.shoe, s.chain, s.link, s.closes_at AS "closesAt", s.list, s.begun_at IS NOT NULL AS begun,
       coalesce((SELECT sum(cardinality(r.cards)) FROM studio.table_round r WHERE r.code = s.code AND r.shoe = s.shoe), 0)::int8 AS dealt,
       (SELECT count(*) FROM studio.table_round r WHERE r.code = s.code AND r.shoe = s.shoe)::int8 AS rounds
     FROM studio.table_shoe s WHERE s.code = $1 AND s.finished_at IS NULL ORDER BY s.shoe DESC LIMIT 1`,
    [code],
  )
  if (!row) return undefined
  const [chain, seeds] = await Promise.all([
    chainByNumber(db, code, row.chain),
    db.query<{ session: string; commitment: Buffer; seed: Buffer | null }>(
      'SELECT session_id AS session, commitment, seed FROM studio.table_seed WHERE code = $1 AND shoe = $2 ORDER BY ord',
      [code, row.shoe],
    ),
  ])
  const shoe: ShoeNow = {
    ...row,
    chain,
    list: row.list?.toString('hex'),
    seeds: seeds.map(({ session, commitment, seed }) => ({
      session,
      commitment: commitment.toString('hex'),
      seed: seed?.toString('hex'),
    })),
    isBegun: row.begun,
    isSeeded: false,
    salt: undefined,
    cards: [],
    commitment: undefined,
  }
  if (!row.begun) return shoe
  const link = isLinkGame(game) ? undefined : await linkAt(engine, code, chain, row.link)
  return Object.assign(shoe, begunShoe(shoe, link))
}
