import type { BonusTerms } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'

type Shared = { code: string; reason: string }
export type NewRequest = Shared &
  (
    | { kind: 'terms'; after: number; isOn: boolean; terms: BonusTerms }
    | { kind: 'grant'; memberId: number; amount: number; requestKey: string }
  )
export type BonusRequestRow = NewRequest & { requestId: number; requestedBy: number; requestedAt: Date }

type Row = {
  request_id: number
  kind: 'terms' | 'grant'
  bonus_code: string
  after_version: number
  is_on: boolean
  terms: BonusTerms
  member_id: number
  amount: number
  request_key: string
  reason: string
  requested_by: number
  requested_at: Date
}

const requestOf = (row: Row): BonusRequestRow => {
  const shared = {
    requestId: row.request_id,
    code: row.bonus_code,
    reason: row.reason,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at,
  }
  return row.kind === 'terms'
    ? { ...shared, kind: row.kind, after: row.after_version, isOn: row.is_on, terms: row.terms }
    : { ...shared, kind: row.kind, memberId: row.member_id, amount: row.amount, requestKey: row.request_key }
}

/** The same key again answers the request that it made, decided or not. */
export const insertRequest = async (ctx: StaffCtx, request: NewRequest): Promise<number> => {
  const grant = request.kind === 'grant' ? request : undefined
  const terms = request.kind === 'terms' ? request : undefined
  const [row] = await ctx.db.query<{ id: number }>(
    `INSERT INTO promotions.request (site_id, kind, bonus_code, after_version, is_on, terms, member_id, amount, request_key, reason, requested_by, requested_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (site_id, request_key) DO UPDATE SET reason = promotions.request.reason RETURNING request_id AS id`,
    [
      ctx.siteId,
      request.kind,
      request.code,
      terms?.after ?? null,
      terms?.isOn ?? null,
      terms ? JSON.stringify(terms.terms) : null,
      grant?.memberId ?? null,
      grant?.amount ?? null,
      grant?.requestKey ?? null,
      request.reason,
      ctx.who.staffId,
      ctx.now,
    ],
  )
  if (!row) throw new Error('a request that was not stored')
  return row.id
}

const OPEN = 'SELECT * FROM promotions.request WHERE site_id = $1 AND decided_by IS NULL'
const MOST_SHOWN = 200

/** The oldest first. */
export const findOpenRequests = async (ctx: StaffCtx): Promise<BonusRequestRow[]> =>
  (await ctx.db.query<Row>(`${OPEN} ORDER BY request_id LIMIT ${MOST_SHOWN}`, [ctx.siteId])).map(requestOf)

/** Two who decide at once wait for each other. */
export const lockOpenRequest = async (ctx: StaffCtx, requestId: number): Promise<BonusRequestRow | undefined> =>
  (await ctx.db.query<Row>(`${OPEN} AND request_id = $2 FOR UPDATE`, [ctx.siteId, requestId])).map(requestOf)[0]

export const saveDecision = (ctx: StaffCtx, requestId: number, isApproved: boolean) =>
  ctx.db.query(
    'UPDATE promotions.request SET decided_by = $3, decided_at = $4, is_approved = $5 WHERE site_id = $1 AND request_id = $2',
    [ctx.siteId, requestId, ctx.who.staffId, ctx.now, isApproved],
  )
