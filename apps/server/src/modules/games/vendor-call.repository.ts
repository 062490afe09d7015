import type { VendorCallRow } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type CallSum = {
  vendorCode: string
  direction: 'in' | 'out'
  call: string
  answer: string
  times: number
  lastAt: Date
  lastMs: number
  detail: string
}

/** Adds to the sums. The rows are taken in one order, so that two processes never wait for each other in a circle. */
export const addCalls = async (ctx: Ctx, sums: readonly CallSum[]): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO games.vendor_call AS c (vendor_code, direction, call, answer, times, last_at, last_ms, last_detail)
     SELECT "vendorCode", direction, call, answer, times, "lastAt", "lastMs", detail
     FROM jsonb_to_recordset($1::jsonb)
       AS r("vendorCode" text, direction text, call text, answer text, times bigint, "lastAt" timestamptz, "lastMs" int, detail text)
     ORDER BY 1, 2, 3, 4
     ON CONFLICT (vendor_code, direction, call, answer) DO UPDATE SET times = c.times + excluded.times,
       last_at = greatest(c.last_at, excluded.last_at),
       last_ms = CASE WHEN excluded.last_at >= c.last_at THEN excluded.last_ms ELSE c.last_ms END,
       last_detail = CASE WHEN excluded.last_at >= c.last_at THEN excluded.last_detail ELSE c.last_detail END`,
    [JSON.stringify(sums)],
  )
}

/** Of one vendor, the newest first. */
export const readCalls = async (ctx: Ctx, vendorCode: string): Promise<VendorCallRow[]> => {
  const rows = await ctx.db.query<Omit<VendorCallRow, 'lastAt'> & { lastAt: Date }>(
    `SELECT direction, call, answer, times, last_at AS "lastAt", last_ms AS "lastMs", last_detail AS detail
     FROM games.vendor_call WHERE vendor_code = $1 ORDER BY last_at DESC, direction, call, answer`,
    [vendorCode],
  )
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }))
}

export type LastCalls = { lastCallAt: Date | null; lastAnswerAt: Date | null }

/** When each vendor last sent something: a call that its key had signed, an answer to a call of ours. */
export const readLastCalls = async (ctx: Ctx): Promise<Map<string, LastCalls>> => {
  const rows = await ctx.db.query<LastCalls & { vendorCode: string }>(
    `SELECT vendor_code AS "vendorCode", max(last_at) FILTER (WHERE direction = 'in' AND answer <> 'RS_ERROR_INVALID_SIGNATURE') AS "lastCallAt",
       max(last_at) FILTER (WHERE direction = 'out' AND answer <> 'silent') AS "lastAnswerAt"
     FROM games.vendor_call GROUP BY vendor_code`,
  )
  return new Map(rows.map(({ vendorCode, ...last }) => [vendorCode, last]))
}
