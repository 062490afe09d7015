import type { Ctx } from '../../platform/context.ts'
import { booleans, byteStrings, ConcurrentUpdate, instants, int8s, texts } from '../../platform/db/index.ts'
import type { Player, WagerAsked, WagerRef } from '../wagers/index.ts'
import { fingerprintOf } from './operation-hash.rules.ts'
import type { WalletOperation, WalletOutcome } from './wallet-port.ts'

export type Asked = WagerAsked<WalletOperation>

const PLAYER = {
  name: 'games.player',
  text: `SELECT site_id AS "siteId", member_id AS "memberId", currency FROM games.player
    WHERE vendor_code = $1 AND player_id = $2`,
}

export const findPlayer = async (ctx: Ctx, vendorCode: string, playerId: string): Promise<Player | undefined> =>
  (await ctx.db.client.query<Player>(PLAYER, [vendorCode, playerId])).rows[0]

/** `opened`: the wager of a round that begins with it. `endsRound`: it ends with it. `closes`: the known round that ends with it. */
export type StoredRow = Asked & {
  outcome: WalletOutcome
  balance: number
  bonus: number
  amount: number
  bonusAmount: number
  transferId: string | null
  /** As it is stored: that of a gift is its own. */
  round: string
  referenceId: string | null
  opened: WagerRef | undefined
  endsRound: boolean
  closes: string | undefined
}

/** In the order of their keys, so that two batches of two processes never wait for each other's ids in a circle. */
const STORE = {
  name: 'games.wallet_keep',
  text: `
  WITH kept AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bytea[], $7::text[], $8::text[], $9::bigint[],
      $10::text[], $11::bigint[], $12::text[], $13::text[], $14::bigint[], $15::timestamptz[], $16::boolean[], $17::text[],
      $18::text[], $19::text[], $21::bigint[], $22::bigint[])
      AS u (vendor_code, verb, transaction_id, site_id, member_id, fingerprint, reference_id, round, amount, outcome, balance_after, transfer_id,
        game_code, wager_id, placed_at, ends_round, closes, bet_group, details,
        bonus_amount, bonus_after)
  ), opened AS (
    INSERT INTO games.round (site_id, member_id, vendor_code, round, game_code, wager_id, placed_at, is_closed, closed_at)
    SELECT site_id, member_id, vendor_code, round, game_code, wager_id, placed_at, ends_round, CASE WHEN ends_round THEN $20::timestamptz END
    FROM kept WHERE wager_id IS NOT NULL
  ), closed AS (
    UPDATE games.round r SET is_closed = true, closed_at = $20 FROM kept k
    WHERE r.site_id = k.site_id AND r.member_id = k.member_id AND r.vendor_code = k.vendor_code AND r.round = k.closes AND NOT r.is_closed
  )
  INSERT INTO games.vendor_request (vendor_code, verb, transaction_id, site_id, member_id, fingerprint, reference_id, round, amount, outcome,
    balance_after, transfer_id, happened_at, game_code, bet_group, details, bonus_amount, bonus_after)
  SELECT vendor_code, verb, transaction_id, site_id, member_id, fingerprint, reference_id, round, amount, outcome, balance_after, transfer_id, $20,
    CASE WHEN details IS NOT NULL THEN game_code END, bet_group, details::jsonb, bonus_amount, bonus_after
  FROM kept ORDER BY transaction_id, vendor_code, verb`,
}

/** Where another process took one of the ids meanwhile, the transaction is run again. A unique violation costs nothing until there is one; ON CONFLICT looks each id up before and writes each row twice. */
export const storeOperations = async (ctx: Ctx, rows: readonly StoredRow[]): Promise<void> => {
  if (rows.length === 0) return
  try {
    await ctx.db.client.query(STORE, valuesOf(ctx, rows))
  } catch (error) {
    if (!isTakenId(error)) throw error
    throw new ConcurrentUpdate('another process took an id meanwhile')
  }
}

const isTakenId = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'vendor_request_pkey'
}

const valuesOf = (ctx: Ctx, rows: readonly StoredRow[]): unknown[] => [
  texts(rows, ({ operation }) => operation.vendorCode),
  texts(rows, ({ operation }) => operation.verb),
  texts(rows, ({ operation }) => operation.transactionId),
  int8s(rows, ({ player }) => player.siteId),
  int8s(rows, ({ player }) => player.memberId),
  byteStrings(rows, ({ operation }) => Buffer.from(fingerprintOf(operation), 'hex')),
  texts(rows, ({ referenceId }) => referenceId),
  texts(rows, ({ round }) => round),
  int8s(rows, ({ amount }) => amount),
  texts(rows, ({ outcome }) => outcome),
  int8s(rows, ({ balance }) => balance),
  texts(rows, ({ transferId }) => transferId),
  texts(rows, ({ operation }) => operation.gameCode),
  int8s(rows, ({ opened }) => opened?.wagerId),
  instants(rows, ({ opened }) => opened?.placedAt),
  booleans(rows, ({ endsRound }) => endsRound),
  texts(rows, ({ closes }) => closes),
  texts(rows, ({ operation }) => operation.group),
  texts(rows, ({ operation }) => operation.details && JSON.stringify(operation.details)),
  ctx.now,
  int8s(rows, ({ bonusAmount }) => bonusAmount),
  int8s(rows, ({ bonus }) => bonus),
]
