import type { Ctx } from '../../platform/context.ts'
import type { WagerRef } from '../wagers/index.ts'
import { fingerprintOf, tokenHash, type WalletFacts } from './wallet.rules.ts'
import type { WalletOperation, WalletOutcome } from './wallet-port.ts'

export type Player = { siteId: number; memberId: number; currency: string; createdAt: Date }

const PLAYER = `SELECT site_id AS "siteId", member_id AS "memberId", currency, created_at AS "createdAt" FROM games.player
  WHERE vendor_code = $1 AND player_id = $2`

export const findPlayer = async (ctx: Ctx, vendorCode: string, playerId: string): Promise<Player | undefined> =>
  (await ctx.db.query<Player>(PLAYER, [vendorCode, playerId]))[0]

/** From here to the commit no other operation of this player at this vendor is decided. */
export const lockPlayer = async (ctx: Ctx, vendorCode: string, playerId: string): Promise<Player | undefined> =>
  (await ctx.db.query<Player>(`${PLAYER} FOR NO KEY UPDATE`, [vendorCode, playerId]))[0]

type FactsRow = {
  earlier_fingerprint: string | null
  earlier_outcome: WalletOutcome
  earlier_balance: number
  is_undone: boolean
  token_member: number | null
  token_open: boolean
  game_on: boolean | null
  round_closed: boolean | null
  round_name: string
  product: string | null
  round_wager: number
  round_placed_at: Date
  ref_verb: 'bet' | 'win' | null
  ref_outcome: WalletOutcome
  ref_amount: number
  ref_round: string
  ref_undone: boolean
}
export type Gathered = {
  facts: Omit<WalletFacts, 'isMaintenance' | 'isBarred'>
  /** The round that the operation concerns, with its wager. */
  round: { name: string; wager: WagerRef } | undefined
  product: string | undefined
}

// A rollback that was itself refused undid nothing.
const UNDONE_BY = `SELECT 1 FROM games.vendor_request u
  WHERE u.vendor_code = $1 AND u.verb = 'rollback' AND u.site_id = $4 AND u.member_id = $5 AND u.outcome IN ('done', 'unknown-transaction')`

const FACTS = `
  SELECT encode(e.fingerprint, 'hex') AS earlier_fingerprint, e.outcome AS earlier_outcome, e.balance_after AS earlier_balance,
    EXISTS (${UNDONE_BY} AND u.reference_id = $3) AS is_undone,
    s.member_id AS token_member, s.status = 'open' AND s.expires_at > $9 AS token_open,
    g.is_listed AND coalesce(w.is_on, true) AS game_on, g.product,
    o.is_closed AS round_closed, o.round AS round_name, o.wager_id AS round_wager, o.placed_at AS round_placed_at,
    r.verb AS ref_verb, r.outcome AS ref_outcome, r.amount AS ref_amount, r.round AS ref_round,
    EXISTS (${UNDONE_BY} AND u.reference_id = r.transaction_id) AS ref_undone
  FROM (SELECT 1) one
  LEFT JOIN games.vendor_request e ON e.vendor_code = $1 AND e.verb = $2 AND e.transaction_id = $3
  LEFT JOIN games.session s ON s.token_hash = $6 AND s.site_id = $4 AND s.vendor_code = $1
  LEFT JOIN games.game g ON g.vendor_code = $1 AND g.game_code = $7
  LEFT JOIN games.game_switch w ON w.site_id = $4 AND w.vendor_code = $1 AND w.game_code = $7
  LEFT JOIN LATERAL (
    SELECT * FROM games.vendor_request x
    WHERE x.vendor_code = $1 AND x.verb = ANY($10::text[]) AND x.transaction_id = $8 AND x.site_id = $4 AND x.member_id = $5
    ORDER BY x.outcome = 'done' DESC, x.verb LIMIT 1
  ) r ON true
  LEFT JOIN games.round o ON o.site_id = $4 AND o.member_id = $5 AND o.vendor_code = $1
    AND o.round = CASE WHEN $2 = 'rollback' THEN r.round ELSE $11 END`

/** Everything an operation is decided by, in one statement; to be asked after `lockPlayer`. */
export const gatherFacts = async (ctx: Ctx, player: Player, operation: WalletOperation): Promise<Gathered> => {
  const { vendorCode, verb, transactionId, token, gameCode, round } = operation
  const referenceId = verb === 'bet' ? null : operation.referenceId
  const referenced = verb === 'rollback' ? ['bet', 'win'] : ['bet']
  const [row] = await ctx.db.query<FactsRow>(FACTS, [
    vendorCode,
    verb,
    transactionId,
    player.siteId,
    player.memberId,
    tokenHash(token),
    gameCode,
    referenceId,
    ctx.now,
    referenced,
    round,
  ])
  if (!row) throw new Error('facts without a row')
  return {
    facts: factsFrom(row, player),
    round:
      row.round_closed === null
        ? undefined
        : {
            name: row.round_name,
            wager: { memberId: player.memberId, placedAt: row.round_placed_at, wagerId: row.round_wager },
          },
    product: row.product ?? undefined,
  }
}

const factsFrom = (row: FactsRow, player: Player): Gathered['facts'] => ({
  currency: player.currency,
  earlier:
    row.earlier_fingerprint === null
      ? undefined
      : { fingerprint: row.earlier_fingerprint, outcome: row.earlier_outcome, balance: row.earlier_balance },
  isUndone: row.is_undone,
  token: tokenState(row, player),
  game: row.game_on === null ? 'unknown' : row.game_on ? 'on' : 'off',
  round: row.round_closed === null ? undefined : { isClosed: row.round_closed },
  reference:
    row.ref_verb === null
      ? undefined
      : {
          verb: row.ref_verb,
          outcome: row.ref_outcome,
          amount: row.ref_amount,
          round: row.ref_round,
          isUndone: row.ref_undone,
        },
})

const tokenState = (row: FactsRow, player: Player): WalletFacts['token'] => {
  if (row.token_member === null) return 'unknown'
  if (row.token_member !== player.memberId) return 'foreign'
  return row.token_open ? 'open' : 'ended'
}

export type Written = { outcome: WalletOutcome; balance: number; amount: number; transferId: string | null }

/** False when another player's operation took this id meanwhile: then nothing of this one may stay. */
export const insertRequest = async (
  ctx: Ctx,
  player: Player,
  operation: WalletOperation,
  written: Written,
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO games.vendor_request (vendor_code, verb, transaction_id, site_id, member_id, fingerprint, reference_id, round, amount, outcome,
       balance_after, transfer_id, happened_at)
     VALUES ($1, $2, $3, $4, $5, decode($6, 'hex'), $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [
      operation.vendorCode,
      operation.verb,
      operation.transactionId,
      player.siteId,
      player.memberId,
      fingerprintOf(operation),
      operation.verb === 'bet' ? null : operation.referenceId,
      operation.round,
      written.amount,
      written.outcome,
      written.balance,
      written.transferId,
      ctx.now,
    ],
  )
  return rows.length === 1
}

export const insertRound = async (ctx: Ctx, operation: WalletOperation, wager: WagerRef): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO games.round (site_id, member_id, vendor_code, round, game_code, wager_id, placed_at, is_closed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ctx.siteId,
      wager.memberId,
      operation.vendorCode,
      operation.round,
      operation.gameCode,
      wager.wagerId,
      wager.placedAt,
      operation.endsRound,
    ],
  )
}

export const closeRound = async (ctx: Ctx, vendorCode: string, memberId: number, round: string): Promise<void> => {
  await ctx.db.query(
    `UPDATE games.round SET is_closed = true
     WHERE site_id = $1 AND member_id = $2 AND vendor_code = $3 AND round = $4 AND NOT is_closed`,
    [ctx.siteId, memberId, vendorCode, round],
  )
}
