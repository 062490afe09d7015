import type { Fixture } from '@maru/sports-simulator'
import type { Ctx } from '../../../platform/context.ts'

export type StoredChain = { chainId: number; links: number; commitment: Buffer; sealSalt: Buffer; sealedStart: Buffer }
export type StoredMatch = {
  feedId: string
  chainId: number
  number: number
  fixture: Fixture
  startsAt: Date
  isPriced: boolean
}

const CHAIN = 'chain_id AS "chainId", links, commitment, seal_salt AS "sealSalt", sealed_start AS "sealedStart"'
const MATCH =
  'feed_id AS "feedId", chain_id AS "chainId", number, fixture, starts_at AS "startsAt", priced_at IS NOT NULL AS "isPriced"'

/** One process at a time numbers matches, until the end of its transaction. */
export const lockNumbers = (ctx: Ctx): Promise<unknown> => ctx.db.query('SELECT pg_advisory_xact_lock(1601)')

export const newestChain = async (ctx: Ctx): Promise<(StoredChain & { used: number }) | undefined> =>
  (
    await ctx.db.query<StoredChain & { used: number }>(
      `SELECT ${CHAIN}, (SELECT coalesce(max(number), 0) FROM sportsdata.simulated_match m WHERE m.chain_id = c.chain_id) AS used
       FROM sportsdata.simulated_chain c ORDER BY chain_id DESC LIMIT 1`,
    )
  )[0]

export const findChain = async (ctx: Ctx, chainId: number): Promise<StoredChain | undefined> =>
  (await ctx.db.query<StoredChain>(`SELECT ${CHAIN} FROM sportsdata.simulated_chain WHERE chain_id = $1`, [chainId]))[0]

export const insertChain = async (ctx: Ctx, chain: Omit<StoredChain, 'chainId'>): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO sportsdata.simulated_chain (links, commitment, committed_at, seal_salt, sealed_start) VALUES ($1, $2, $3, $4, $5)`,
    [chain.links, chain.commitment, ctx.now, chain.sealSalt, chain.sealedStart],
  )
}

/** Those of the given that have no number yet. */
export const unnumbered = async (ctx: Ctx, feedIds: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await ctx.db.query<{ id: string }>(
        `SELECT id FROM unnest($1::text[]) id WHERE NOT EXISTS (SELECT FROM sportsdata.simulated_match m WHERE m.feed_id = id)`,
        [feedIds],
      )
    ).map(({ id }) => id),
  )

export const insertMatches = async (
  ctx: Ctx,
  matches: readonly Omit<StoredMatch, 'isPriced' | 'startsAt'>[],
): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO sportsdata.simulated_match (feed_id, chain_id, number, fixture, starts_at)
     SELECT "feedId", "chainId", number, fixture, to_timestamp((fixture->>'startsAt')::float8 / 1000)
     FROM jsonb_to_recordset($1::jsonb) AS m ("feedId" text, "chainId" bigint, number int, fixture jsonb)`,
    [JSON.stringify(matches)],
  )
}

/** Those that have not ended, by their start. */
export const openMatches = (ctx: Ctx): Promise<StoredMatch[]> =>
  ctx.db.query<StoredMatch>(
    `SELECT ${MATCH} FROM sportsdata.simulated_match WHERE ended_at IS NULL ORDER BY starts_at, number`,
  )

export const markPriced = async (ctx: Ctx, feedIds: readonly string[]): Promise<void> => {
  await ctx.db.query('UPDATE sportsdata.simulated_match SET priced_at = $2 WHERE feed_id = ANY ($1::text[])', [
    feedIds,
    ctx.now,
  ])
}

export const markEnded = async (ctx: Ctx, feedId: string): Promise<void> => {
  await ctx.db.query('UPDATE sportsdata.simulated_match SET ended_at = $2 WHERE feed_id = $1', [feedId, ctx.now])
}

/** Of a chain the matches that are not revealed yet, in the order of their numbers. */
export const hiddenMatches = (ctx: Ctx, chainId: number): Promise<{ number: number; hasEnded: boolean }[]> =>
  ctx.db.query(
    `SELECT number, ended_at IS NOT NULL AS "hasEnded" FROM sportsdata.simulated_match WHERE chain_id = $1 AND link IS NULL ORDER BY number LIMIT 200`,
    [chainId],
  )

export const reveal = async (ctx: Ctx, chainId: number, links: ReadonlyMap<number, Uint8Array>): Promise<void> => {
  await ctx.db.query(
    `UPDATE sportsdata.simulated_match m SET link = decode(l.link, 'hex') FROM unnest($2::int[], $3::text[]) l (number, link)
     WHERE m.chain_id = $1 AND m.number = l.number`,
    [chainId, [...links.keys()], [...links.values()].map((link) => Buffer.from(link).toString('hex'))],
  )
}

/** What a match was committed by, as it may be shown. */
export const commitmentOf = async (
  ctx: Ctx,
  feedId: string,
): Promise<
  { commitment: Buffer; number: number; link: Buffer | null; fixture: Fixture; chainId: number } | undefined
> =>
  (
    await ctx.db.query<{ commitment: Buffer; number: number; link: Buffer | null; fixture: Fixture; chainId: number }>(
      `SELECT c.commitment, m.number, m.link, m.fixture, m.chain_id AS "chainId"
       FROM sportsdata.simulated_match m JOIN sportsdata.simulated_chain c USING (chain_id) WHERE m.feed_id = $1`,
      [feedId],
    )
  )[0]
