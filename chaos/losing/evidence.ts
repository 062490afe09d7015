import { connectOnce } from '@maru/postgres'

/** Whole won; `key` is a holder and a day. */
export type LosingEvidence = {
  /** What members lost below each store, day by day, in the order of the days. */
  lost: { day: string; holderId: number; losses: number; shareBp: number }[]
  settlements: { day: string; status: string }[]
  payments: { day: string; holderId: number; amount: number }[]
  entries: { day: string; holderId: number; amount: number }[]
  purses: { holderId: number; balance: number }[]
  proofs: string[]
  /** What was still open when nothing had been paid for a minute; undefined: all was paid. */
  waitedFor: string | undefined
  kills: number
  ends: number
}

const SETTLEMENTS = `SELECT from_day::text AS day, status FROM partner.settlement WHERE status <> 'dropped' ORDER BY from_day`
const PAYMENTS = `
  SELECT s.from_day::text AS day, p.holder_id::int AS "holderId", p.amount::int FROM partner.settlement_payment p JOIN partner.settlement s USING (site_id, settlement_id)`
const ENTRIES = `SELECT period AS day, holder_id::int AS "holderId", amount::int FROM partner.purse_entry WHERE kind = 'losing'`
const PURSES = `SELECT member_id::int AS "holderId", balance::int FROM ledger.balance_view WHERE purse = 'commission' AND balance <> 0`
const PROOFS = `
  SELECT 'ledger: ' || v::text AS finding FROM ledger.verify() v
  UNION ALL SELECT 'purses: ' || v::text FROM partner.verify_purses() v`

export const heldEvidence = (ownerUrl: string) =>
  connectOnce(ownerUrl, async (client) => ({
    settlements: (await client.query<LosingEvidence['settlements'][number]>(SETTLEMENTS)).rows,
    payments: (await client.query<LosingEvidence['payments'][number]>(PAYMENTS)).rows,
    entries: (await client.query<LosingEvidence['entries'][number]>(ENTRIES)).rows,
    purses: (await client.query<LosingEvidence['purses'][number]>(PURSES)).rows,
    proofs: (await client.query<{ finding: string }>(PROOFS)).rows.map(({ finding }) => finding),
  }))
