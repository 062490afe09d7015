import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { BetSent } from './players-shapes.ts'

/** What has to be none, each with the first that was found. */
export type Problem = { what: string; found: number; first: string }
export type Proof = {
  accepted: number
  won: number
  moved: number
  problems: Problem[]
}

type Change = {
  code: string
  round: number
  roundId: string
  change: string
  player: string
  stake: number
  state: 'asked' | 'accepted' | 'refused' | 'undone'
}
type Payout = {
  code: string
  round: number
  roundId: string
  player: string
  staked: number
  returned: number
  due: number
  payouts: number
}
type Request = {
  verb: string
  id: string
  amount: number
  outcome: string
  player: string
  transfers: number
  moved: number
  isOwn: boolean
}

/** The id under which the studio makes a call to the wallet, written here once more. */
const idOf = (roundId: string, verb: 'bet' | 'win' | 'rollback', subject: string): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([roundId, verb, subject]))
    .digest('hex')
    .slice(0, 32)
  const variant = ((Number.parseInt(hash[16] as string, 16) & 3) | 8).toString(16)
  const hex = `${hash.slice(0, 12)}8${hash.slice(13, 16)}${variant}${hash.slice(17)}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const CHANGES = `
  SELECT a.code, a.round::int, r.id AS "roundId", a.change, a.player, s.stake::int,
    CASE WHEN bool_or(o.type = 'undone') THEN 'undone' WHEN bool_or(o.type = 'accepted') THEN 'accepted'
      WHEN bool_or(o.type = 'refused') THEN 'refused' ELSE 'asked' END AS state
  FROM studio.table_event a JOIN studio.table_round r USING (code, round)
  CROSS JOIN LATERAL (SELECT sum(value::bigint) AS stake FROM jsonb_each_text(a.content -> 'chips')) s
  LEFT JOIN studio.table_event o ON o.code = a.code AND o.round = a.round AND o.change = a.change AND o.seq > a.seq
  WHERE a.type = 'asked' GROUP BY a.code, a.round, r.id, a.change, a.player, s.stake`

/** What each player staked and was given, and what is due by the result: each place floored. */
const PAYOUTS = `
  WITH held AS (
    SELECT a.code, a.round, a.player, chip.key AS place, sum(chip.value::bigint) AS amount
    FROM studio.table_event a
    JOIN studio.table_event o ON o.code = a.code AND o.round = a.round AND o.change = a.change AND o.type = 'accepted'
    CROSS JOIN LATERAL jsonb_each_text(a.content -> 'chips') chip
    WHERE a.type = 'asked'
      AND NOT EXISTS (SELECT FROM studio.table_event u WHERE u.code = a.code AND u.round = a.round AND u.change = a.change AND u.type = 'undone')
    GROUP BY a.code, a.round, a.player, chip.key),
  due AS (
    SELECT h.code, h.round, h.player, sum(h.amount) AS staked,
      sum(h.amount * coalesce((r.pays ->> h.place)::bigint, 0) / 100) AS due, r.id
    FROM held h JOIN studio.table_round r USING (code, round) WHERE NOT r.is_voided GROUP BY h.code, h.round, h.player, r.id)
  SELECT d.code, d.round::int, d.id AS "roundId", d.player, d.staked::int, d.due::int, count(p.*)::int AS payouts,
    coalesce(sum(p.returned), 0)::int AS returned
  FROM due d LEFT JOIN studio.table_payout p
    ON p.code = d.code AND p.round = d.round AND jsonb_build_array(p.site, p.player) = d.player::jsonb
  GROUP BY d.code, d.round, d.id, d.player, d.staked, d.due`

/** Every call that the wallet took, with the transfers of the ledger that it made. */
const REQUESTS = `
  SELECT q.verb, q.transaction_id AS id, q.amount::int, q.outcome, p.player_id AS player, count(t.*)::int AS transfers,
    coalesce(sum(CASE WHEN a.member_id IS NOT NULL THEN -t.amount ELSE t.amount END), 0)::int AS moved,
    bool_and(coalesce(a.member_id, b.member_id) = q.member_id) AS "isOwn"
  FROM games.vendor_request q
  JOIN games.player p ON p.vendor_code = q.vendor_code AND p.member_id = q.member_id AND p.site_id = q.site_id
  LEFT JOIN ledger.transfer t ON t.transfer_id::text = q.transfer_id AND t.site_id = q.site_id
  LEFT JOIN ledger.account a ON a.account_id = t.from_account AND a.site_id = t.site_id
  LEFT JOIN ledger.account b ON b.account_id = t.to_account AND b.site_id = t.site_id
  GROUP BY q.verb, q.transaction_id, q.amount, q.outcome, p.player_id`

/** Transfers since the members were given their cash, and members whose balance is not what these leave. */
const TRANSFERS = 'SELECT count(*)::int AS transfers FROM ledger.transfer WHERE transfer_id > $1'
const WRONG_BALANCES = `
  WITH moved AS (
    SELECT account, site_id, sum(amount) AS sum FROM (
      SELECT to_account AS account, site_id, amount FROM ledger.transfer
      UNION ALL SELECT from_account, site_id, -amount FROM ledger.transfer) sides
    GROUP BY account, site_id)
  SELECT a.account_id FROM ledger.account a LEFT JOIN moved m ON m.account = a.account_id AND m.site_id = a.site_id
  WHERE a.member_id IS NOT NULL AND a.balance <> coalesce(m.sum, 0)`

export const lastTransfer = async (ledger: pg.Pool): Promise<number> => {
  const { rows } = await ledger.query<{ last: number }>(
    'SELECT coalesce(max(transfer_id), 0)::int AS last FROM ledger.transfer',
  )
  return rows[0]?.last ?? 0
}

/** From the tables of the studio and the ledger alone: every accepted bet was paid for once, settled once, and nothing else moved. */
export const proveMoney = async (
  studio: pg.Pool,
  ledger: pg.Pool,
  sent: readonly BetSent[],
  after: number,
): Promise<Proof> => {
  const { rows: changes } = await studio.query<Change>(CHANGES)
  const { rows: payouts } = await studio.query<Payout>(PAYOUTS)
  const { rows: requests } = await ledger.query<Request>(REQUESTS)
  const { rows: counted } = await ledger.query<{ transfers: number }>(TRANSFERS, [after])
  const { rows: wrong } = await ledger.query<{ account_id: number }>(WRONG_BALANCES)
  const { rows: verified } = await ledger.query('SELECT * FROM ledger.verify()')
  const byId = new Map(requests.map((request) => [`${request.verb} ${request.id}`, request]))
  const found = new Map<string, Problem>()
  const note = (what: string, which: unknown): void => {
    const problem = found.get(what) ?? { what, found: 0, first: JSON.stringify(which) }
    found.set(what, { ...problem, found: problem.found + 1 })
  }
  const isMoved = (request: Request | undefined, amount: number): boolean =>
    request?.outcome === 'done' &&
    request.transfers === (amount === 0 ? 0 : 1) &&
    request.moved === amount &&
    (amount === 0 || request.isOwn)
  let moved = 0
  for (const change of changes) {
    const bet = byId.get(`bet ${idOf(change.roundId, 'bet', change.change)}`)
    const back = byId.get(`rollback ${idOf(change.roundId, 'rollback', change.change)}`)
    moved += (bet?.transfers ?? 0) + (back?.transfers ?? 0)
    if (change.state === 'asked') note('bets that nothing became of', change)
    if (change.state === 'accepted' && (!isMoved(bet, -change.stake) || back))
      note('accepted bets that were not paid for once', change)
    if (change.state === 'undone' && (bet?.moved ?? 0) + (back?.moved ?? 0) !== 0)
      note('bets that were taken back and not given back', change)
    if (change.state === 'refused' && bet?.outcome === 'done') note('refused bets that were paid for', change)
  }
  for (const payout of payouts) {
    const win = byId.get(`win ${idOf(payout.roundId, 'win', payout.player)}`)
    moved += win?.transfers ?? 0
    if (payout.payouts !== 1 || payout.returned !== payout.due)
      note('players of a round without the payout that is due', payout)
    if (!isMoved(win, payout.due)) note('payouts that did not reach the ledger once', payout)
  }
  if (moved !== counted[0]?.transfers) note('transfers that belong to no bet', { ...counted[0], moved })
  for (const account of wrong) note('balances that differ from the sum of their transfers', account)
  for (const problem of verified) note('problems that the ledger finds in itself', problem)
  const stateOf = new Map(changes.map(({ change, state }) => [change, state]))
  for (const bet of sent) {
    const state = stateOf.get(bet.change)
    if (bet.outcome === 'unknown') note('bets without a clear answer', bet)
    else if ((bet.outcome === 'done') !== (state === 'accepted'))
      note('answers that are not what is stored', { ...bet, state })
  }
  const accepted = changes.filter(({ state }) => state === 'accepted').length
  return { accepted, won: payouts.length, moved, problems: [...found.values()] }
}
