import type { Ctx } from '../../platform/context.ts'
import { booleans, instants, int4s, int8s, texts } from '../../platform/db/index.ts'
import type { SettlementVersion } from './settlement.rules.ts'
import type { WagerRef } from './wager-id.rules.ts'

export type SettlementRow = SettlementVersion & {
  siteId: number
  ref: WagerRef
  version: number
  product: string
  vendorCode: string
  gameCode: string
  /** At which rates of partners the wager was accepted. */
  rateChainId: number | null
  /** Its payout says what the places of a table came to. */
  isReported?: boolean
}

const INSERT = {
  name: 'wagers.insert_settlements',
  text: `INSERT INTO wagers.settlement (site_id, member_id, settled_at, wager_id, placed_at, version, kind, product, vendor_code, game_code, stake, payout,
      turnover, bonus_stake, bonus_payout, rate_chain_id, is_reported)
    SELECT unnest($1::bigint[]), unnest($2::bigint[]), $13, unnest($3::bigint[]), unnest($4::timestamptz[]), unnest($5::int[]), unnest($6::text[]),
      unnest($7::text[]), unnest($8::text[]), unnest($9::text[]), unnest($10::bigint[]), unnest($11::bigint[]), unnest($12::bigint[]), unnest($14::bigint[]), unnest($15::bigint[]), unnest($16::bigint[]), unnest($17::boolean[])`,
}

/** All at the instant of `ctx`. */
export const insertSettlements = async (ctx: Ctx, rows: readonly SettlementRow[]): Promise<void> => {
  await ctx.db.client.query(INSERT, [
    int8s(rows, (r) => r.siteId),
    int8s(rows, (r) => r.ref.memberId),
    int8s(rows, (r) => r.ref.wagerId),
    instants(rows, (r) => r.ref.placedAt),
    int4s(rows, (r) => r.version),
    texts(rows, (r) => r.kind),
    texts(rows, (r) => r.product),
    texts(rows, (r) => r.vendorCode),
    texts(rows, (r) => r.gameCode),
    int8s(rows, (r) => r.stake),
    int8s(rows, (r) => r.payout),
    int8s(rows, (r) => r.turnover),
    ctx.now,
    int8s(rows, (r) => r.bonusStake),
    int8s(rows, (r) => r.bonusPayout),
    int8s(rows, (r) => r.rateChainId),
    booleans(rows, (r) => r.isReported === true),
  ])
}
