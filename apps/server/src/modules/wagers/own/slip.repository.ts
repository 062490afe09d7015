import type { Ctx } from '../../../platform/context.ts'
import { byteStrings, instants, int8s, texts } from '../../../platform/db/index.ts'
import { storedWagerOf, type WagerGameRow, type WagerStateRow, wagerGameOf } from '../stored-wager.ts'
import type { WagerRef } from '../wager-id.rules.ts'
import type { Asked } from '../writer/source.ts'
import type { OwnOperation, StoredSlip } from './own.rules.ts'

type Row = WagerStateRow &
  WagerGameRow & { fingerprint: string | null; wager_id: number; placed_at: Date; balance_after: number }

/** Slips `s` by site, member and id, each with its wager `w`: looked up by itself, by its key, and NULL where there is none. In the order asked. */
export const FROM_ASKED_SLIPS = `FROM unnest($1::bigint[], $2::bigint[], $3::text[]) WITH ORDINALITY AS o (site_id, member_id, slip_id, ord)
  LEFT JOIN LATERAL (SELECT * FROM wagers.slip x
    WHERE x.site_id = o.site_id AND x.member_id = o.member_id AND x.slip_id = o.slip_id LIMIT 1) s ON true
  LEFT JOIN LATERAL (SELECT * FROM wagers.wager x
    WHERE x.site_id = s.site_id AND x.member_id = s.member_id AND x.placed_at = s.placed_at AND x.wager_id = s.wager_id LIMIT 1) w ON true
  ORDER BY o.ord`

export const FIND = {
  name: 'wagers.find_slips',
  text: `
  SELECT encode(s.fingerprint, 'hex') AS fingerprint, s.wager_id, s.placed_at, s.balance_after, w.stake, w.payout, w.bonus_stake, w.bonus_payout, w.live_bets, w.movements, w.settlements,
    w.rate_chain_id, w.status, w.product, w.vendor_code, w.game_code
  ${FROM_ASKED_SLIPS}`,
}

/** Each in its place; after the members' purses are locked. */
export const findSlips = async (
  ctx: Ctx,
  asked: readonly Asked<OwnOperation>[],
): Promise<(StoredSlip | undefined)[]> => {
  const { rows } = await ctx.db.client.query<Row>(FIND, [
    int8s(asked, ({ player }) => player.siteId),
    int8s(asked, ({ player }) => player.memberId),
    texts(asked, ({ operation }) => operation.slipId),
  ])
  return rows.map((row, i) => {
    if (row.fingerprint === null) return undefined
    const memberId = asked[i]?.player.memberId as number
    return {
      fingerprint: row.fingerprint,
      balanceAfter: row.balance_after,
      ref: { memberId, placedAt: row.placed_at, wagerId: row.wager_id },
      stored: storedWagerOf(row, wagerGameOf(row)),
    }
  })
}

export type SlipRow = { siteId: number; slipId: string; fingerprint: string; ref: WagerRef; balance: number }

const INSERT = {
  name: 'wagers.insert_slips',
  text: `INSERT INTO wagers.slip (site_id, member_id, slip_id, fingerprint, wager_id, placed_at, balance_after)
    SELECT unnest($1::bigint[]), unnest($2::bigint[]), unnest($3::text[]), unnest($4::bytea[]), unnest($5::bigint[]), unnest($6::timestamptz[]),
      unnest($7::bigint[])`,
}

export const insertSlips = async (ctx: Ctx, slips: readonly SlipRow[]): Promise<void> => {
  if (slips.length === 0) return
  await ctx.db.client.query(INSERT, [
    int8s(slips, (slip) => slip.siteId),
    int8s(slips, (slip) => slip.ref.memberId),
    texts(slips, (slip) => slip.slipId),
    byteStrings(slips, (slip) => Buffer.from(slip.fingerprint, 'hex')),
    int8s(slips, (slip) => slip.ref.wagerId),
    instants(slips, (slip) => slip.ref.placedAt),
    int8s(slips, (slip) => slip.balance),
  ])
}
