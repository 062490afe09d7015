import type { Ctx } from '../../platform/context.ts'
import { sha256 } from '../../platform/sha256.ts'
import { afterTry, type Limit } from './guard.rules.ts'
import './tables.ts'

/** What failures are counted for: an account or a network address. Site 0 is the back office. */
export type Guarded = { siteId: number; name: string }
type Stored = { failed_at: Date[]; waits_until: Date | null }
/** `begins`: with this try the waiting begins, unless it proves right. `waitsUntil`: of a waiting that was there before. */
export type Counted = { isWaiting: boolean; begins: boolean; waitsUntil: Date | undefined }

/** Hashed, because people type passwords into the id field. */
const hashed = (name: string): Buffer => sha256(name)

/** Counts a try before it is judged. The row stays locked until the caller's transaction ends, so tries come one after the other. */
export const countTry = async (ctx: Ctx, { siteId, name }: Guarded, limit: Limit): Promise<Counted> => {
  const where = [siteId, hashed(name)]
  await ctx.db.query(
    'INSERT INTO identity.login_guard (site_id, guard_key, touched_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [...where, ctx.now],
  )
  const [row] = await ctx.db.query<Stored>(
    'SELECT failed_at, waits_until FROM identity.login_guard WHERE site_id = $1 AND guard_key = $2 FOR UPDATE',
    where,
  )
  const { failedAt, nextWaitsUntil, ...counted } = nextOf(row, limit, ctx.now)
  await ctx.db.query(
    'UPDATE identity.login_guard SET failed_at = $3, waits_until = $4, touched_at = $5 WHERE site_id = $1 AND guard_key = $2',
    [...where, failedAt, nextWaitsUntil, ctx.now],
  )
  return counted
}

/** The first of the places that the account was logged in to from. */
export const findPlace = async (ctx: Ctx, account: Guarded, places: readonly string[]): Promise<string | undefined> => {
  const rows = await ctx.db.query<{ place_key: Buffer }>(
    'SELECT place_key FROM identity.login_place WHERE site_id = $1 AND account_key = $2 AND place_key = ANY($3)',
    [account.siteId, hashed(account.name), places.map(hashed)],
  )
  return places.find((place) => rows.some((row) => row.place_key.equals(hashed(place))))
}

/** The same count for one known place of an account. */
export const countTryAt = async (ctx: Ctx, account: Guarded, place: string, limit: Limit): Promise<Counted> => {
  const where = [account.siteId, hashed(account.name), hashed(place)]
  const [row] = await ctx.db.query<Stored>(
    'SELECT failed_at, waits_until FROM identity.login_place WHERE site_id = $1 AND account_key = $2 AND place_key = $3 FOR UPDATE',
    where,
  )
  const { failedAt, nextWaitsUntil, ...counted } = nextOf(row, limit, ctx.now)
  await ctx.db.query(
    'UPDATE identity.login_place SET failed_at = $4, waits_until = $5 WHERE site_id = $1 AND account_key = $2 AND place_key = $3',
    [...where, failedAt, nextWaitsUntil],
  )
  return counted
}

const nextOf = (row: Stored | undefined, limit: Limit, now: Date) => {
  const { failedAt, waitsUntil, isWaiting } = afterTry(
    { failedAt: row?.failed_at ?? [], waitsUntil: row?.waits_until ?? null },
    limit,
    now,
  )
  const before = isWaiting ? (waitsUntil ?? undefined) : undefined
  return {
    failedAt,
    nextWaitsUntil: waitsUntil,
    isWaiting,
    begins: !isWaiting && waitsUntil !== null,
    waitsUntil: before,
  }
}

export const rememberPlaces = (ctx: Ctx, account: Guarded, places: readonly string[]) =>
  ctx.db.query(
    `INSERT INTO identity.login_place (site_id, account_key, place_key, last_good_at)
     SELECT $1, $2, place_key, $4 FROM unnest($3::bytea[]) AS place (place_key) ORDER BY place_key
     ON CONFLICT (site_id, account_key, place_key) DO UPDATE SET last_good_at = excluded.last_good_at, failed_at = '{}', waits_until = NULL`,
    [account.siteId, hashed(account.name), places.map(hashed), ctx.now],
  )

export const clearPlaces = (ctx: Ctx, account: Guarded) =>
  ctx.db.query('DELETE FROM identity.login_place WHERE site_id = $1 AND account_key = $2', [
    account.siteId,
    hashed(account.name),
  ])

/** Of strange places; undefined when nobody has to wait. */
export const waitsUntil = async (ctx: Ctx, { siteId, name }: Guarded): Promise<Date | undefined> => {
  const rows = await ctx.db.query<{ waits_until: Date }>(
    'SELECT waits_until FROM identity.login_guard WHERE site_id = $1 AND guard_key = $2 AND waits_until > $3',
    [siteId, hashed(name), ctx.now],
  )
  return rows[0]?.waits_until
}

/** Until when somebody has to wait for an account, from strange places or from known ones; those without waiting are left out. */
export const readWaits = async (ctx: Ctx, accounts: readonly Guarded[]): Promise<ReadonlyMap<string, Date>> => {
  const names = new Map(accounts.map(({ name }) => [hashed(name).toString('hex'), name]))
  const rows = await ctx.db.query<{ key: string; until: Date }>(
    `SELECT encode(w.key, 'hex') AS key, max(w.waits_until) AS until FROM (
       SELECT site_id, guard_key AS key, waits_until FROM identity.login_guard
       UNION ALL SELECT site_id, account_key, waits_until FROM identity.login_place
     ) w WHERE w.site_id = $1 AND w.key = ANY($2) AND w.waits_until > $3 GROUP BY w.key`,
    [accounts[0]?.siteId ?? 0, [...names.keys()].map((key) => Buffer.from(key, 'hex')), ctx.now],
  )
  return new Map(rows.map((row) => [names.get(row.key) ?? '', row.until]))
}

/** Of strange places. */
export const clearTries = (ctx: Ctx, { siteId, name }: Guarded) =>
  ctx.db.query('DELETE FROM identity.login_guard WHERE site_id = $1 AND guard_key = $2', [siteId, hashed(name)])

/** Of strange and known places. True when there was something to forget. */
export const clearAllTries = async (ctx: Ctx, account: Guarded): Promise<boolean> => {
  const key = [account.siteId, hashed(account.name)]
  const rows = await ctx.db.query<{ forgotten: boolean }>(
    `WITH strange AS (DELETE FROM identity.login_guard WHERE site_id = $1 AND guard_key = $2 RETURNING 1),
       known AS (UPDATE identity.login_place SET failed_at = '{}', waits_until = NULL
         WHERE site_id = $1 AND account_key = $2 AND (cardinality(failed_at) > 0 OR waits_until IS NOT NULL) RETURNING 1)
     SELECT EXISTS (SELECT FROM strange) OR EXISTS (SELECT FROM known) AS forgotten`,
    key,
  )
  return rows[0]?.forgotten ?? false
}

/** One try proved right: the others of the address stay counted, so that nobody washes them off with a login of his own. */
export const forgiveTry = (ctx: Ctx, { siteId, name }: Guarded) =>
  ctx.db.query(
    `UPDATE identity.login_guard SET failed_at = failed_at[1:cardinality(failed_at) - 1]
     WHERE site_id = $1 AND guard_key = $2 AND cardinality(failed_at) > 0`,
    [siteId, hashed(name)],
  )

/** The same for one known place of an account. */
export const forgiveTryAt = (ctx: Ctx, account: Guarded, place: string) =>
  ctx.db.query(
    `UPDATE identity.login_place SET failed_at = failed_at[1:cardinality(failed_at) - 1]
     WHERE site_id = $1 AND account_key = $2 AND place_key = $3 AND cardinality(failed_at) > 0`,
    [account.siteId, hashed(account.name), hashed(place)],
  )

export const deleteOldGuards = (ctx: Ctx, before: Date) =>
  ctx.db.query('DELETE FROM identity.login_guard WHERE touched_at < $1', [before])

export const deleteOldPlaces = (ctx: Ctx, before: Date) =>
  ctx.db.query('DELETE FROM identity.login_place WHERE last_good_at < $1', [before])
