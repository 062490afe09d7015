import type pg from 'pg'
import { recompute } from '../../script/lib/commissions/command.ts'

/** Everything that the database holds of a run. Only here does the test know how it is stored. */
export type Facts = {
  transfers: Transfer[]
  purses: Purse[]
  /** Stored balances of members, summed entries of the house. */
  sums: { currency: string; sum: number }[]
  /** What the ledger's own proof found. */
  proof: { what: string; account_id: number | null; transfer_id: number | null }[]
  /** What the proofs of wagers and of the cashier found. */
  figureProof: ProofFinding[]
  cashProof: ProofFinding[]
  seals: number
  vendorRequests: VendorRequest[]
  wagers: Wager[]
  movements: Movement[]
  days: { member_id: number; stake: number; payout: number; wagers: number; open: number }[]
  /** By site, vendor and day in Seoul: what the figures of wagers say, and what moved on the vendor's account. */
  figures: VendorDay[]
  vendorMoves: VendorDay[]
  cash: CashRequest[]
  audits: { action: string; target: string }[]
  /** What partners' purses and the ledger do not agree on. */
  purseProof: ProofFinding[]
  /** What `script/verify-commissions` says, and how many lines were booked. */
  commissions: { said: string[]; booked: number }
}
export type Transfer = {
  id: number
  kind: string
  currency: string
  from: number
  to: number
  amount: number
  from_before: number | null
  to_before: number | null
  reference: string
}
export type ProofFinding = { what: string; about: string; expected: string; found: string }
export type Purse = { account_id: number; member_id: number; purse: string; currency: string; balance: number }
export type VendorRequest = {
  verb: 'bet' | 'win' | 'rollback'
  id: string
  member_id: number
  round: string
  reference: string | null
  amount: number
  outcome: string
  balance: number
  transfer_id: number | null
}
export type Wager = {
  wager_id: number
  member_id: number
  round: string
  stake: number
  payout: number
  live_bets: number
  movements: number
  status: string
  /** Of the vendor's round it belongs to; null where there is none. */
  is_closed: boolean | null
}
export type Movement = { wager_id: number; kind: string; amount: number; balance: number; transfer_id: number | null }
export type VendorDay = { site_id: number; vendor: string; day: string; net: number }
export type CashRequest = {
  id: number
  member_id: number
  type: 'deposit' | 'withdrawal'
  amount: number
  status: number
  key: string
}

const SQL: { [N in Exclude<keyof Facts, 'commissions'>]: string } = {
  purseProof: `SELECT what, concat_ws(', ', 'site ' || site_id, 'holder ' || holder_id) AS about, expected, found FROM partner.verify_purses()`,
  transfers: `SELECT t.transfer_id AS id, k.name AS kind, c.code AS currency, t.from_account AS "from", t.to_account AS "to", t.amount, t.from_before,
      t.to_before, t.reference
    FROM ledger.transfer t JOIN ledger.kind k USING (kind_no) JOIN ledger.currency c USING (currency_no) ORDER BY t.transfer_id`,
  purses: 'SELECT account_id, member_id, purse, currency, balance FROM ledger.balance_view',
  sums: 'SELECT currency, sum::bigint AS sum FROM ledger.trial_balance_view',
  proof: 'SELECT what, account_id, transfer_id FROM ledger.verify()',
  figureProof: `SELECT what, concat_ws(', ', 'site ' || site_id, vendor_code, day, 'member ' || member_id) AS about, expected, found FROM wagers.verify()`,
  cashProof: `SELECT what, concat_ws(', ', 'site ' || site_id, day, 'request ' || request_id) AS about, expected, found FROM cashier.verify()`,
  seals: 'SELECT count(*) AS seals FROM ledger.seal',
  vendorRequests: `SELECT verb, transaction_id AS id, member_id, round, reference_id AS reference, amount, outcome, balance_after AS balance,
      transfer_id::bigint AS transfer_id
    FROM games.vendor_request`,
  wagers: `SELECT w.wager_id, w.member_id, w.round, w.stake, w.payout, w.live_bets, w.movements, w.status, r.is_closed
    FROM wagers.wager w LEFT JOIN games.round r ON r.wager_id = w.wager_id`,
  movements: `SELECT wager_id, kind, amount, balance_after AS balance, transfer_id::bigint AS transfer_id FROM wagers.movement ORDER BY wager_id, ord`,
  days: `SELECT member_id, sum(open_stake + settled_stake)::bigint AS stake, sum(settled_payout)::bigint AS payout, sum(wagers)::bigint AS wagers,
      sum(open_wagers)::bigint AS open
    FROM wagers.member_day GROUP BY member_id`,
  figures: `SELECT site_id, vendor_code AS vendor, day::text AS day, sum(staked - paid)::bigint AS net FROM wagers.member_day GROUP BY 1, 2, 3`,
  vendorMoves: `SELECT t.site_id, substr(v.house, 8) AS vendor, (t.happened_at AT TIME ZONE 'Asia/Seoul')::date::text AS day,
      sum(CASE WHEN t.to_account = v.account_id THEN t.amount ELSE -t.amount END)::bigint AS net
    FROM ledger.transfer t JOIN ledger.account v ON v.account_id IN (t.from_account, t.to_account) AND v.house LIKE 'vendor:%' GROUP BY 1, 2, 3`,
  cash: 'SELECT request_id AS id, member_id, cash_type AS type, amount, status, request_key AS key FROM cashier.request',
  audits: `SELECT action, target FROM audit.entry WHERE action LIKE 'cashier.%' ORDER BY entry_id`,
}

export const loadFacts = async (client: pg.ClientBase): Promise<Facts> => {
  const facts = {} as Record<string, unknown>
  for (const [name, sql] of Object.entries(SQL)) {
    const { rows } = await client.query(sql)
    facts[name] = name === 'seals' ? rows[0]?.seals : rows
  }
  facts.commissions = await commissionsOf(client)
  return facts as Facts
}

const commissionsOf = async (client: pg.ClientBase): Promise<Facts['commissions']> => {
  const said: string[] = []
  const differ = await recompute(client, { site: null, from: null, until: null }, (line) => void said.push(line))
  const { rows } = await client.query<{ booked: number }>('SELECT count(*)::int AS booked FROM partner.earned')
  return { said: differ === 0 ? [] : said, booked: rows[0]?.booked ?? 0 }
}

/** A list by what each is found by. */
export const groupedBy = <T, K>(items: readonly T[], by: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(by(item))
    if (group) group.push(item)
    else groups.set(by(item), [item])
  }
  return groups
}
