import type pg from 'pg'

export const KIND = {
  deposit: 1,
  hold: 2,
  out: 3,
  back: 4,
  placed: 10,
  paid: 11,
  cancelled: 12,
  takenBack: 13,
} as const
export const SITE = 1
const KRW = 1
export const VENDOR = 'studio'

export const cashOf = (memberId: number): number => memberId * 16 + 1
export const pendingOf = (memberId: number): number => memberId * 16 + 3

export type Side = { account: number } | { house: string }
export const vendorSide: Side = { house: `vendor:${VENDOR}` }
export type Moved = { outcome: string; transferId: number; balance: number }

/** Through the ledger's own door. `key` undefined: a new one each time. */
export const move = async (
  db: pg.ClientBase,
  kind: number,
  from: Side,
  to: Side,
  amount: number,
  key: string | undefined,
  reference: string,
): Promise<Moved> => {
  const sides = [from, to].flatMap((side): (number | string | null)[] =>
    'account' in side ? [side.account, null] : [null, side.house],
  )
  const { rows } = await db.query(
    `SELECT outcome, transfer_id, coalesce(to_balance, from_balance) AS balance
     FROM ledger.post($1, $2::smallint, $3::smallint, $4, $5, $6, $7, $8, coalesce(md5($9)::uuid, gen_random_uuid()), $10, now(), false)`,
    [SITE, kind, KRW, ...sides, amount, key ?? null, reference],
  )
  const [{ outcome, transfer_id, balance }] = rows
  return { outcome, transferId: transfer_id, balance }
}

/** The same with the owner's rights and by hand: what was read a moment ago is what is written. */
export const moveCarelessly = async (
  owner: pg.Pool,
  kind: number,
  memberId: number,
  amount: number,
  reference: string,
  pause: () => Promise<void>,
): Promise<Moved> => {
  const { rows } = await owner.query(
    `SELECT a.balance, ledger.house_account($2, $3, $4::smallint) AS house FROM ledger.account a WHERE account_id = $1`,
    [cashOf(memberId), SITE, `vendor:${VENDOR}`, KRW],
  )
  const [{ balance, house }] = rows
  const isDebit = kind === KIND.placed || kind === KIND.takenBack
  if (isDebit && balance < amount) return { outcome: 'insufficient-funds', transferId: 0, balance }
  await pause()
  const after = isDebit ? balance - amount : balance + amount
  const [from, to] = isDebit ? [cashOf(memberId), house] : [house, cashOf(memberId)]
  const { rows: written } = await owner.query(
    `WITH t AS (
       INSERT INTO ledger.transfer (transfer_id, created_at, happened_at, from_account, to_account, amount, from_before, to_before, site_id, kind_no,
         currency_no, reference)
       VALUES (nextval('ledger.transfer_id'), now(), now(), $1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING transfer_id, created_at, site_id),
     k AS (INSERT INTO ledger.transfer_key (key_hash, transfer_id, created_at, site_id) SELECT gen_random_uuid(), transfer_id, created_at, site_id FROM t),
     a AS (UPDATE ledger.account SET balance = $10, entries = entries + 1 WHERE account_id = $11)
     SELECT transfer_id FROM t`,
    [
      from,
      to,
      amount,
      isDebit ? balance : null,
      isDebit ? null : balance,
      SITE,
      kind,
      KRW,
      reference,
      after,
      cashOf(memberId),
    ],
  )
  return { outcome: 'posted', transferId: written[0].transfer_id, balance: after }
}

export type Kept = { outcome: string; balance: number; amount: number; round: string; verb: string }

export const keptOf = async (db: pg.ClientBase, verb: string, id: string): Promise<Kept | undefined> =>
  (
    await db.query(
      `SELECT outcome, balance_after AS balance, amount, round, verb FROM games.vendor_request
       WHERE vendor_code = $1 AND verb = $2 AND transaction_id = $3`,
      [VENDOR, verb, id],
    )
  ).rows[0]

export const isUndone = async (db: pg.ClientBase, id: string): Promise<boolean> =>
  (
    await db.query(
      `SELECT 1 FROM games.vendor_request WHERE vendor_code = $1 AND verb = 'rollback' AND reference_id = $2
         AND outcome IN ('done', 'unknown-transaction')`,
      [VENDOR, id],
    )
  ).rows.length > 0

const EFFECTIVE_WINS = `FROM games.vendor_request w
  WHERE w.vendor_code = $1 AND w.verb = 'win' AND w.reference_id = $2 AND w.outcome = 'done' AND NOT EXISTS (
    SELECT FROM games.vendor_request u
    WHERE u.vendor_code = $1 AND u.verb = 'rollback' AND u.reference_id = w.transaction_id AND u.outcome = 'done')`

/** Was a win of it taken, of 0 as well, that still stands? */
export const isSettled = async (db: pg.ClientBase, bet: string): Promise<boolean> =>
  (await db.query(`SELECT 1 ${EFFECTIVE_WINS}`, [VENDOR, bet])).rows.length > 0

/** What was paid for a bet and stands. */
export const paidFor = async (db: pg.ClientBase, bet: string): Promise<number> =>
  (await db.query(`SELECT coalesce(sum(amount), 0)::bigint AS paid ${EFFECTIVE_WINS}`, [VENDOR, bet])).rows[0].paid

export const keep = (
  db: pg.ClientBase,
  row: {
    verb: string
    id: string
    memberId: number
    reference: string | undefined
    round: string
    amount: number
    outcome: string
    balance: number
    transferId: number | undefined
  },
) =>
  db.query(
    `INSERT INTO games.vendor_request (vendor_code, verb, transaction_id, site_id, member_id, fingerprint, reference_id, round, amount, outcome,
       balance_after, transfer_id, happened_at)
     VALUES ($1, $2, $3, $4, $5, '', $6, $7, $8, $9, $10, $11, now()) ON CONFLICT DO NOTHING`,
    [
      VENDOR,
      row.verb,
      row.id,
      SITE,
      row.memberId,
      row.reference ?? null,
      row.round,
      row.amount,
      row.outcome,
      row.balance,
      row.transferId === undefined ? null : String(row.transferId),
    ],
  )
