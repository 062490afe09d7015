import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The one account that everything goes to in `ledger.hot`. */
export const HOUSE_ROW = 0
export const OPENING_BALANCE = 1_000_000_000

export type PlainTransfer = { from: number; to: number; amount: number; key: string; reference: string }

/** Its tables, filled and analysed: accounts 1 to `accounts` and the house row, with `transfers` behind them. */
export const fillPreparedTransaction = async (pool: pg.Pool, accounts: number, transfers: number): Promise<void> => {
  await pool.query(readFileSync(join(import.meta.dirname, 'prepared-transaction.sql'), 'utf8'))
  await pool.query(
    `INSERT INTO account SELECT n, CASE n WHEN ${HOUSE_ROW} THEN 0 ELSE ${OPENING_BALANCE} END, n = ${HOUSE_ROW} FROM generate_series(0, ${accounts}) n`,
  )
  await pool.query(`INSERT INTO transfer (key, kind, amount, reference)
    SELECT 'fill:' || md5(n::text), 30, 1, 'fill:' || n FROM generate_series(1, ${transfers}) n`)
  await pool.query(`INSERT INTO entry (transfer_id, account_id, amount, balance_before, balance_after)
    SELECT t.transfer_id, 1 + (t.transfer_id * s.prime + s.sign) % ${accounts}, s.sign, ${OPENING_BALANCE}, ${OPENING_BALANCE} + s.sign
    FROM transfer t, (VALUES (7919, -1), (104729, 1)) AS s (prime, sign)`)
  await pool.query('VACUUM ANALYZE')
}

const STATEMENTS = {
  insertTransfer: `INSERT INTO transfer (key, kind, amount, reference) VALUES ($1, $2, $3, $4)
    ON CONFLICT (key) DO NOTHING RETURNING transfer_id`,
  lock: 'SELECT account_id, balance, may_be_negative FROM account WHERE account_id IN ($1, $2) ORDER BY account_id FOR UPDATE',
  change: 'UPDATE account SET balance = balance + $2 WHERE account_id = $1',
  insertEntries: `INSERT INTO entry (transfer_id, account_id, amount, balance_before, balance_after)
    VALUES ($1, $2, $3, $4, $5), ($1, $6, $7, $8, $9)`,
} as const

/** Prepared statements on connections of a pool, each transfer a transaction of its own. */
export const openPreparedTransaction = (url: string, connections: number) => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  return {
    post: async (transfer: PlainTransfer) => {
      const client = await pool.connect()
      try {
        return await post(client, transfer)
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

const post = async (
  client: pg.PoolClient,
  { from, to, amount, key, reference }: PlainTransfer,
): Promise<{ fromBalance: number; toBalance: number } | undefined> => {
  const run = (name: keyof typeof STATEMENTS, values: unknown[]) =>
    client.query({ name, text: STATEMENTS[name], values })
  await client.query('BEGIN')
  try {
    const { rows: inserted } = await run('insertTransfer', [key, 30, amount, reference])
    const { rows: accounts } = await run('lock', [from, to])
    const balanceOf = (id: number) => Number(accounts.find((account) => Number(account.account_id) === id)?.balance)
    const [fromBefore, toBefore] = [balanceOf(from), balanceOf(to)]
    if (inserted.length === 0 || fromBefore < amount) {
      await client.query('ROLLBACK')
      return undefined
    }
    await run('change', [from, -amount])
    await run('change', [to, amount])
    const [fromBalance, toBalance] = [fromBefore - amount, toBefore + amount]
    await run('insertEntries', [
      inserted[0]?.transfer_id,
      from,
      -amount,
      fromBefore,
      fromBalance,
      to,
      amount,
      toBefore,
      toBalance,
    ])
    await client.query('COMMIT')
    return { fromBalance, toBalance }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
