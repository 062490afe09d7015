import type { VendorKind, VendorTerms, VendorWallet } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

/** A row of the registry. */
export type RegisteredVendor = VendorTerms & {
  vendorCode: string
  kind: VendorKind
  /** Said once, when it is registered. */
  wallet: VendorWallet
  isEnabled: boolean
  version: number
}

const COLUMNS = `vendor_code AS "vendorCode", kind, wallet, names, address, public_keys AS "publicKeys", frame_origins AS "frameOrigins", groups,
  requests_per_second AS "requestsPerSecond", can_replay AS "canReplay", plays_beside AS "playsBeside", is_enabled AS "isEnabled", version`

export const readRegistered = (ctx: Ctx): Promise<RegisteredVendor[]> =>
  ctx.db.query<RegisteredVendor>(`SELECT ${COLUMNS} FROM games.vendor ORDER BY vendor_code`)

/** Differs after any change of the registry. */
export const readStamp = async (ctx: Ctx): Promise<string> => {
  const [row] = await ctx.db.named<{ stamp: string | null }>(
    'games.vendors_stamp',
    `SELECT string_agg(vendor_code || ' ' || version, ',' ORDER BY vendor_code) AS stamp FROM games.vendor`,
    [],
  )
  return row?.stamp ?? ''
}

export const readOneRegistered = async (ctx: Ctx, vendorCode: string): Promise<RegisteredVendor | undefined> =>
  (await ctx.db.query<RegisteredVendor>(`SELECT ${COLUMNS} FROM games.vendor WHERE vendor_code = $1`, [vendorCode]))[0]

/** As it is now, until the transaction ends. */
export const lockRegistered = async (ctx: Ctx, vendorCode: string): Promise<RegisteredVendor | undefined> =>
  (
    await ctx.db.query<RegisteredVendor>(`SELECT ${COLUMNS} FROM games.vendor WHERE vendor_code = $1 FOR UPDATE`, [
      vendorCode,
    ])
  )[0]

/** Is it registered and switched off? Nobody switches it until the transaction ends. */
export const isSwitchedOff = async (ctx: Ctx, vendorCode: string): Promise<boolean> => {
  const [row] = await ctx.db.query<{ is_enabled: boolean }>(
    'SELECT is_enabled FROM games.vendor WHERE vendor_code = $1 FOR SHARE',
    [vendorCode],
  )
  return row?.is_enabled === false
}

const valuesOf = (vendorCode: string, terms: VendorTerms): unknown[] => [
  vendorCode,
  JSON.stringify(terms.names),
  terms.address,
  terms.publicKeys,
  terms.frameOrigins,
  JSON.stringify(terms.groups),
  terms.requestsPerSecond,
  terms.canReplay,
  terms.playsBeside,
]

/** False when the code is taken. */
export const insertRegistered = async (
  ctx: Ctx,
  vendorCode: string,
  terms: VendorTerms,
  kind: VendorKind = 'outside',
  wallet: VendorWallet = 'seamless',
): Promise<boolean> => {
  const rows = await ctx.db.query(
    `INSERT INTO games.vendor (vendor_code, names, address, public_keys, frame_origins, groups, requests_per_second, can_replay, plays_beside,
       is_enabled, version, created_at, changed_at, kind, wallet)
     VALUES ($1, $2::jsonb, $3, $4::text[], $5::text[], $6::jsonb, $7, $8, $9, true, 1, $10, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING 1`,
    [...valuesOf(vendorCode, terms), ctx.now, kind, wallet],
  )
  return rows.length > 0
}

export const updateRegistered = async (ctx: Ctx, vendorCode: string, terms: VendorTerms): Promise<void> => {
  await ctx.db.query(
    `UPDATE games.vendor SET names = $2::jsonb, address = $3, public_keys = $4::text[], frame_origins = $5::text[], groups = $6::jsonb,
       requests_per_second = $7, can_replay = $8, plays_beside = $9, version = version + 1, changed_at = $10
     WHERE vendor_code = $1`,
    [...valuesOf(vendorCode, terms), ctx.now],
  )
}

/** Switched off, its games leave the list in the same moment, for every process; the vendor's next list brings them back. */
export const switchRegistered = async (ctx: Ctx, vendorCode: string, isOn: boolean): Promise<void> => {
  await ctx.db.query(
    'UPDATE games.vendor SET is_enabled = $2, version = version + 1, changed_at = $3 WHERE vendor_code = $1',
    [vendorCode, isOn, ctx.now],
  )
  if (!isOn)
    await ctx.db.query('UPDATE games.game SET is_listed = false WHERE vendor_code = $1 AND is_listed', [vendorCode])
}

/** Listed games by vendor. */
export const countListed = async (ctx: Ctx): Promise<Map<string, number>> => {
  const rows = await ctx.db.query<{ vendor_code: string; games: number }>(
    'SELECT vendor_code, count(*) AS games FROM games.game WHERE is_listed GROUP BY vendor_code',
  )
  return new Map(rows.map((row) => [row.vendor_code, row.games]))
}
