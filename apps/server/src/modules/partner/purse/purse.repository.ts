import type { CommissionKind } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { CommissionLine, PlannedEntry } from './book.rules.ts'

export type PurseRow = {
  holderId: number
  entries: number
  earned: number
  owed: number
  released: number
  /** Whether it is in a tree now: a member with rates of its own is not. */
  isPartner: boolean
}

const OPEN = `INSERT INTO partner.purse (site_id, holder_id) SELECT $1::bigint, holder_id FROM unnest($2::bigint[]) AS u (holder_id) ORDER BY holder_id ON CONFLICT DO NOTHING`
const LOCK = `SELECT p.holder_id AS "holderId", p.entries, p.earned, p.owed, p.released,
    EXISTS (SELECT FROM partner.node n WHERE n.site_id = p.site_id AND n.partner_id = p.holder_id) AS "isPartner"
  FROM partner.purse p WHERE p.site_id = $1 AND p.holder_id = ANY ($2::bigint[]) ORDER BY p.holder_id FOR NO KEY UPDATE OF p`

/** Locks what these holders earned, in the order of their ids, until the end of the transaction. Before any of their money: whoever moves commission takes this lock first. */
export const lockPurseRows = async (ctx: Ctx, holderIds: readonly number[]): Promise<PurseRow[]> => {
  await ctx.db.query(OPEN, [ctx.siteId, holderIds])
  return ctx.db.query<PurseRow>(LOCK, [ctx.siteId, holderIds])
}

export const findPurseRow = async (
  ctx: Ctx,
  holderId: number,
): Promise<Pick<PurseRow, 'earned' | 'owed' | 'released'> | undefined> => {
  const [row] = await ctx.db.query<Pick<PurseRow, 'earned' | 'owed' | 'released'>>(
    'SELECT earned, owed, released FROM partner.purse WHERE site_id = $1 AND holder_id = $2',
    [ctx.siteId, holderId],
  )
  return row
}

/** Which of these lines were booked before, by holder and key, and what for. */
export const findBooked = async (
  ctx: Ctx,
  lines: readonly CommissionLine[],
): Promise<ReadonlyMap<string, { amount: number; period: string }>> => {
  const keyed = lines.filter(({ key }) => key !== undefined)
  if (keyed.length === 0) return new Map()
  const rows = await ctx.db.query<{ holderId: number; key: string; amount: number; period: string }>(
    `SELECT e.holder_id AS "holderId", e.booking_key AS key, e.amount, e.period FROM unnest($2::bigint[], $3::text[]) AS u (holder_id, key)
     JOIN partner.purse_entry e ON e.site_id = $1 AND e.holder_id = u.holder_id AND e.booking_key = u.key`,
    [ctx.siteId, keyed.map(({ holderId }) => holderId), keyed.map(({ key }) => key)],
  )
  return new Map(rows.map(({ holderId, key, ...line }) => [bookedKey(holderId, key), line]))
}
export const bookedKey = (holderId: number, key: string): string => `${holderId} ${key}`

export const insertPurseEntries = (ctx: Ctx, entries: readonly PlannedEntry[]) =>
  ctx.db.query(
    `INSERT INTO partner.purse_entry (site_id, holder_id, ord, kind, amount, moved, purse, balance_after, owed_after, period, booking_key, happened_at)
     SELECT $1::bigint, u.*, $12::timestamptz
     FROM unnest($2::bigint[], $3::int[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::bigint[], $9::bigint[], $10::text[], $11::text[])
       AS u (holder_id, ord, kind, amount, moved, purse, balance_after, owed_after, period, booking_key)`,
    [
      ctx.siteId,
      entries.map(({ holderId }) => holderId),
      entries.map(({ ord }) => ord),
      entries.map(({ kind }) => kind),
      entries.map(({ amount }) => amount),
      entries.map(({ moved }) => moved),
      entries.map(({ purse }) => purse),
      entries.map(({ balanceAfter }) => balanceAfter),
      entries.map(({ owedAfter }) => owedAfter),
      entries.map(({ period }) => period),
      entries.map(({ key }) => key),
      ctx.now,
    ],
  )

export const savePurses = (ctx: Ctx, purses: readonly Omit<PurseRow, 'isPartner'>[]) =>
  ctx.db.query(
    `UPDATE partner.purse p SET entries = u.entries, earned = u.earned, owed = u.owed, released = u.released
     FROM unnest($2::bigint[], $3::int[], $4::bigint[], $5::bigint[], $6::bigint[]) AS u (holder_id, entries, earned, owed, released)
     WHERE p.site_id = $1 AND p.holder_id = u.holder_id`,
    [
      ctx.siteId,
      purses.map(({ holderId }) => holderId),
      purses.map(({ entries }) => entries),
      purses.map(({ earned }) => earned),
      purses.map(({ owed }) => owed),
      purses.map(({ released }) => released),
    ],
  )

export type PurseEntryRow = {
  ord: number
  kind: CommissionKind
  amount: number
  balance: number
  owed: number
  period: string
  at: Date
}

/** The newest first. */
export const findPurseEntries = (
  ctx: Ctx,
  holderId: number,
  before: number | undefined,
  limit: number,
): Promise<PurseEntryRow[]> =>
  ctx.db.query<PurseEntryRow>(
    `SELECT ord, kind, amount, balance_after AS balance, owed_after AS owed, period, happened_at AS at FROM partner.purse_entry
     WHERE site_id = $1 AND holder_id = $2 AND ord < $3::bigint ORDER BY ord DESC LIMIT $4`,
    [ctx.siteId, holderId, before ?? 2 ** 31 - 1, limit],
  )
