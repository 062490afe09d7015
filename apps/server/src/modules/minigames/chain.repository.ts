import type { Ctx } from '../../platform/context.ts'
import { int4s, int8s, texts } from '../../platform/db/index.ts'
import { type Chain, type ChainKey, firstNumberOf, type SaltRule } from './chain.rules.ts'
import { sealedBytes } from './chain-seal.ts'
import type { GameKey } from './round.rules.ts'

type Row = {
  site_id: number
  game: GameKey['game']
  chain_id: number
  links: number
  commitment: Buffer
  committed_at: Date
  salt_rule: string
  salt_due_at: Date
  proposed_salt: Buffer | null
  proposed_source: string
  proposed_published_at: Date
  salt_proposed_by: number
  salt_proposed_at: Date
  salt: Buffer | null
  salt_source: string
  salt_published_at: Date
  salted_at: Date
  salt_confirmed_by: number | null
  first_draw_at: Date
}

/** Never the sealed links. */
const COLUMNS = `site_id, game, chain_id, links, commitment, committed_at, salt_rule, salt_due_at, proposed_salt, proposed_source, proposed_published_at,
  salt_proposed_by, salt_proposed_at, salt, salt_source, salt_published_at, salted_at, salt_confirmed_by, first_draw_at`

const chainOf = (row: Row): Chain => ({
  siteId: row.site_id,
  game: row.game,
  chainId: row.chain_id,
  links: row.links,
  commitment: row.commitment,
  committedAt: row.committed_at,
  saltRule: row.salt_rule,
  saltDueAt: row.salt_due_at,
  proposed: row.proposed_salt && {
    salt: row.proposed_salt,
    source: row.proposed_source,
    publishedAt: row.proposed_published_at,
    staffId: row.salt_proposed_by,
    at: row.salt_proposed_at,
  },
  salted: row.salt && {
    salt: row.salt,
    source: row.salt_source,
    publishedAt: row.salt_published_at,
    at: row.salted_at,
    confirmedBy: row.salt_confirmed_by,
    firstDrawAt: row.first_draw_at,
  },
})

/** One act at a time on the chains of a game, until the end of the transaction. */
export const lockChains = async (ctx: Ctx, { siteId, game }: GameKey): Promise<unknown> =>
  ctx.db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1000))', [`${siteId}:${game}`])

/** In the order in which they were committed. */
export const chainsOf = async (ctx: Ctx, { siteId, game }: GameKey): Promise<Chain[]> =>
  (
    await ctx.db.query<Row>(
      `SELECT ${COLUMNS} FROM minigames.chain WHERE site_id = $1 AND game = $2 ORDER BY chain_id`,
      [siteId, game],
    )
  ).map(chainOf)

/** Of all games of a site. */
export const chainsOfSite = async (ctx: Ctx, siteId: number): Promise<Chain[]> =>
  (
    await ctx.db.query<Row>(`SELECT ${COLUMNS} FROM minigames.chain WHERE site_id = $1 ORDER BY game, chain_id`, [
      siteId,
    ])
  ).map(chainOf)

export const chainByKey = async (ctx: Ctx, { siteId, game, chainId }: ChainKey): Promise<Chain | undefined> =>
  (
    await ctx.db.query<Row>(
      `SELECT ${COLUMNS} FROM minigames.chain WHERE site_id = $1 AND game = $2 AND chain_id = $3`,
      [siteId, game, chainId],
    )
  ).map(chainOf)[0]

/** Of each in its place; undefined where there is none. */
export const chainsByKeys = async (ctx: Ctx, keys: readonly ChainKey[]): Promise<(Chain | undefined)[]> => {
  const rows = await ctx.db.named<Row>(
    'minigames.chains_by_keys',
    `SELECT c.* FROM unnest($1::bigint[], $2::text[], $3::int[]) AS o (site_id, game, chain_id)
     CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM minigames.chain x WHERE x.site_id = o.site_id AND x.game = o.game AND x.chain_id = o.chain_id) c`,
    [int8s(keys, ({ siteId }) => siteId), texts(keys, ({ game }) => game), int4s(keys, ({ chainId }) => chainId)],
  )
  const chains = rows.map(chainOf)
  return keys.map((key) =>
    chains.find((one) => one.siteId === key.siteId && one.game === key.game && one.chainId === key.chainId),
  )
}

export type NewChain = ChainKey & { links: number; commitment: Uint8Array; salt: SaltRule; sealSalt: Buffer }

/** Committed at the instant of `ctx`. */
export const insertChain = async (ctx: Ctx, chain: NewChain): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO minigames.chain (site_id, game, chain_id, links, commitment, committed_at, salt_rule, salt_due_at, seal_salt)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      chain.siteId,
      chain.game,
      chain.chainId,
      chain.links,
      Buffer.from(chain.commitment),
      ctx.now,
      chain.salt.rule,
      chain.salt.dueAt,
      chain.sealSalt,
    ],
  )
}

export const insertSealed = async (ctx: Ctx, chain: ChainKey, firstNumber: number, sealed: Buffer): Promise<void> => {
  await ctx.db.named(
    'minigames.insert_sealed_links',
    'INSERT INTO minigames.sealed_links (site_id, game, chain_id, first_number, sealed) VALUES ($1, $2, $3, $4, $5)',
    [chain.siteId, chain.game, chain.chainId, firstNumber, sealed],
  )
}

/** One sealed link, and what its chain is sealed with. */
export const findSealed = async (
  ctx: Ctx,
  { siteId, game, chainId }: ChainKey,
  number: number,
): Promise<{ sealed: Buffer; sealSalt: Buffer } | undefined> => {
  const first = firstNumberOf(number)
  const rows = await ctx.db.named<{ sealed: Buffer; seal_salt: Buffer }>(
    'minigames.sealed_link',
    `SELECT substring(s.sealed FROM $5 FOR $6) AS sealed, c.seal_salt
     FROM minigames.chain c JOIN minigames.sealed_links s USING (site_id, game, chain_id)
     WHERE c.site_id = $1 AND c.game = $2 AND c.chain_id = $3 AND s.first_number = $4`,
    [siteId, game, chainId, first, (number - first) * sealedBytes + 1, sealedBytes],
  )
  return rows.map(({ sealed, seal_salt: sealSalt }) => ({ sealed, sealSalt }))[0]
}

/** Takes the place of a proposal that nobody confirmed. */
export const setProposal = async (ctx: Ctx, key: ChainKey, of: Omit<NonNullable<Chain['proposed']>, 'at'>) => {
  await ctx.db.query(
    `UPDATE minigames.chain SET proposed_salt = $4, proposed_source = $5, proposed_published_at = $6, salt_proposed_by = $7, salt_proposed_at = $8
     WHERE site_id = $1 AND game = $2 AND chain_id = $3`,
    [key.siteId, key.game, key.chainId, of.salt, of.source, of.publishedAt, of.staffId, ctx.now],
  )
}

export const setSalt = async (ctx: Ctx, key: ChainKey, salted: NonNullable<Chain['salted']>): Promise<void> => {
  await ctx.db.query(
    `UPDATE minigames.chain SET salt = $4, salt_source = $5, salt_published_at = $6, salted_at = $7, salt_confirmed_by = $8, first_draw_at = $9
     WHERE site_id = $1 AND game = $2 AND chain_id = $3`,
    [
      key.siteId,
      key.game,
      key.chainId,
      salted.salt,
      salted.source,
      salted.publishedAt,
      salted.at,
      salted.confirmedBy,
      salted.firstDrawAt,
    ],
  )
}

/** The link of a draw as it is kept. `revealed`: the highest link below it that was revealed, if any was. */
export type DrawLink = {
  sealed: Buffer
  sealSalt: Buffer
  revealed: { number: number; link: Buffer } | undefined
}
type DrawLinkRow = { sealed: Buffer; seal_salt: Buffer; number: number | null; link: Buffer | null }

/** Of each in its place; undefined where the link is not there. */
export const findDrawLinks = async (
  ctx: Ctx,
  draws: readonly { chain: ChainKey; number: number }[],
): Promise<(DrawLink | undefined)[]> => {
  const rows = await ctx.db.named<DrawLinkRow & { ord: number }>(
    'minigames.draw_links',
    `SELECT o.ord, substring(s.sealed FROM (o.number - o.first_number) * $6 + 1 FOR $6) AS sealed, c.seal_salt, known.number, known.link
     FROM unnest($1::bigint[], $2::text[], $3::int[], $4::int[], $5::int[]) WITH ORDINALITY AS o (site_id, game, chain_id, number, first_number, ord)
     JOIN minigames.chain c ON c.site_id = o.site_id AND c.game = o.game AND c.chain_id = o.chain_id
     JOIN minigames.sealed_links s ON s.site_id = o.site_id AND s.game = o.game AND s.chain_id = o.chain_id AND s.first_number = o.first_number
     LEFT JOIN LATERAL (
       SELECT r.link_number AS number, r.link FROM minigames.round r
       WHERE r.site_id = o.site_id AND r.game = o.game AND r.chain_id = o.chain_id AND r.link_number < o.number ORDER BY r.draw_at DESC LIMIT 1
     ) known ON true`,
    [
      int8s(draws, ({ chain }) => chain.siteId),
      texts(draws, ({ chain }) => chain.game),
      int4s(draws, ({ chain }) => chain.chainId),
      int4s(draws, ({ number }) => number),
      int4s(draws, ({ number }) => firstNumberOf(number)),
      sealedBytes,
    ],
  )
  const found = new Map(rows.map((row) => [row.ord, row]))
  return draws.map((_, at) => {
    const row = found.get(at + 1)
    return row && drawLinkOf(row)
  })
}

const drawLinkOf = ({ sealed, seal_salt: sealSalt, number, link }: DrawLinkRow): DrawLink => ({
  sealed,
  sealSalt,
  revealed: number === null || link === null ? undefined : { number, link },
})
