import type { CashCurrency } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { BatchedRead } from '../../platform/db/batched-reads.ts'
import { tokenHash } from './operation-hash.rules.ts'

export type SeenSession = {
  siteId: number
  memberId: number
  playerId: string
  currency: CashCurrency
  gameCode: string
  language: string
  isOpen: boolean
}

type SessionKey = { vendorCode: string; token: string }
type SessionRow = Omit<SeenSession, 'isOpen'> & { status: string; expiresAt: Date; ord: number }

/** Of any site; asked by every call of a Valkyrie, so those of one moment share a statement. OFFSET 0: each by its key, whatever the tables held when it was planned. */
const sessionsByToken: BatchedRead<SessionKey, SessionRow | undefined> = async (db, _siteId, keys) => {
  const rows = await db.named<SessionRow>(
    'games.sessions_by_token',
    `SELECT k.ord::int AS ord, s.site_id AS "siteId", s.member_id AS "memberId", p.player_id AS "playerId", p.currency, s.game_code AS "gameCode",
       s.language, s.status, s.expires_at AS "expiresAt"
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS k (vendor_code, token_hash, ord)
     CROSS JOIN LATERAL (
       SELECT * FROM games.session WHERE token_hash = decode(k.token_hash, 'hex') AND vendor_code = k.vendor_code OFFSET 0) s
     CROSS JOIN LATERAL (
       SELECT player_id, currency FROM games.player
       WHERE site_id = s.site_id AND member_id = s.member_id AND vendor_code = s.vendor_code OFFSET 0) p`,
    [keys.map(({ vendorCode }) => vendorCode), keys.map(({ token }) => tokenHash(token).toString('hex'))],
  )
  const found = new Map(rows.map((row) => [row.ord, row]))
  return keys.map((_, at) => found.get(at + 1))
}

/** Of any site, open or ended. */
export const findSession = async (ctx: Ctx, vendorCode: string, token: string): Promise<SeenSession | undefined> => {
  const row = await ctx.batchRead(sessionsByToken, { vendorCode, token })
  if (!row) return undefined
  const { status, expiresAt, ord: _, ...session } = row
  return { ...session, isOpen: status === 'open' && expiresAt > ctx.now }
}

/** The game goes on under another token; false when the old one is not open any more, also where two renew it at once. */
export const renewToken = async (ctx: Ctx, vendorCode: string, token: string, next: string): Promise<boolean> => {
  const [old] = await ctx.db.query<{ session_id: number }>(
    `UPDATE games.session SET status = 'ended', ended_at = $3, end_reason = 'renewed'
     WHERE token_hash = $1 AND vendor_code = $2 AND status = 'open' AND expires_at > $3 RETURNING session_id`,
    [tokenHash(token), vendorCode, ctx.now],
  )
  if (!old) return false
  // A statement of its own: the index of open games must see that the old one has ended.
  await ctx.db.query(
    `INSERT INTO games.session (site_id, member_id, vendor_code, game_code, token_hash, status, opened_at, expires_at, language, is_alone)
     SELECT site_id, member_id, vendor_code, game_code, $2, 'open', $3, expires_at, language, is_alone FROM games.session WHERE token_hash = $1`,
    [tokenHash(token), tokenHash(next), ctx.now],
  )
  return true
}

export type SeenTransaction = {
  transactionId: string
  group: string | null
  gameCode: string | null
  round: string
  amount: number
  /** How much of it was bonus money. */
  bonus: number
  currency: CashCurrency
  /** As the adapter gave it, exactly: JSON. */
  details: string
}
export type TransactionSearch = {
  vendorCode: string
  playerId: string
  id?: string | undefined
  group?: string | undefined
}

const MOST_LISTED = 500

/** What took effect, oldest first, by its id or its group; of one player. */
export const findTransactions = (ctx: Ctx, search: TransactionSearch): Promise<SeenTransaction[]> =>
  ctx.db.query<SeenTransaction>(
    `SELECT r.transaction_id AS "transactionId", r.bet_group AS "group", r.game_code AS "gameCode", r.round, r.amount, r.bonus_amount AS bonus, p.currency,
       r.details::text AS details
     FROM games.player p
     JOIN games.vendor_request r ON r.vendor_code = p.vendor_code AND r.site_id = p.site_id AND r.member_id = p.member_id
     WHERE p.vendor_code = $1 AND p.player_id = $2 AND r.outcome = 'done' AND r.details IS NOT NULL
       AND ${search.group === undefined ? `r.verb IN ('bet', 'win', 'rollback') AND r.transaction_id = $3` : 'r.bet_group = $3'}
     ORDER BY r.happened_at, r.verb LIMIT ${MOST_LISTED}`,
    [search.vendorCode, search.playerId, search.group ?? search.id ?? ''],
  )

export type SeenRound = { gameCode: string; round: string; startedAt: Date; closedAt: Date | null }

export const findRound = async (
  ctx: Ctx,
  vendorCode: string,
  playerId: string,
  round: string,
): Promise<SeenRound | undefined> => {
  const [row] = await ctx.db.query<SeenRound>(
    `SELECT o.game_code AS "gameCode", o.round, o.placed_at AS "startedAt", o.closed_at AS "closedAt"
     FROM games.player p
     JOIN games.round o ON o.site_id = p.site_id AND o.member_id = p.member_id AND o.vendor_code = p.vendor_code
     WHERE p.vendor_code = $1 AND p.player_id = $2 AND o.round = $3`,
    [vendorCode, playerId, round],
  )
  return row
}
