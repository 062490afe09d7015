import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { cashOf, KIND, move, pendingOf } from './books.ts'
import type { Flaw } from './flaws.ts'

type Request = {
  request_id: number
  member_id: number
  cash_type: 'deposit' | 'withdrawal'
  amount: number
  status: number
}
type Reply = { resultCode: string; data: object }
const no = (resultCode: string): Reply => ({ resultCode, data: {} })
const yes = (data: object): Reply => ({ resultCode: '0', data })
const bank = { house: 'bank' }
const PAUSE_MS = 40

/** The cash desk of a stand-in, for members and for staff. Throws where nobody knows. */
export const createDesk = (pool: pg.Pool, flaw: Flaw) => {
  const inTransaction = async <T>(act: (db: pg.ClientBase) => Promise<T>): Promise<T> => {
    const db = await pool.connect()
    try {
      await db.query('BEGIN')
      const result = await act(db)
      await db.query('COMMIT')
      return result
    } catch (error) {
      await db.query('ROLLBACK').catch(() => {})
      throw error
    } finally {
      db.release()
    }
  }
  const give = (
    db: pg.ClientBase,
    { request_id, member_id, amount }: Request,
    step: 'in' | 'hold' | 'out' | 'back',
  ) => {
    const [cash, pending] = [{ account: cashOf(member_id) }, { account: pendingOf(member_id) }]
    const [kind, from, to] = (
      {
        in: [KIND.deposit, bank, cash],
        hold: [KIND.hold, cash, pending],
        out: [KIND.out, pending, bank],
        back: [KIND.back, pending, cash],
      } as const
    )[step]
    const key = flaw === 'approval-without-guard' ? undefined : `${request_id}:${step}`
    return move(db, kind, from, to, amount, key, `cash:${request_id}`)
  }
  const find = async (db: pg.ClientBase, id: number, lock = ''): Promise<Request | undefined> =>
    (await db.query(`SELECT * FROM cashier.request WHERE request_id = $1 ${lock}`, [id])).rows[0]

  return {
    request: (memberId: number, type: Request['cash_type'], amount: number, key: string): Promise<Reply> =>
      inTransaction(async (db) => {
        await db.query('SELECT pg_advisory_xact_lock($1)', [memberId])
        const { rows: known } = await db.query(
          'SELECT * FROM cashier.request WHERE member_id = $1 AND request_key = $2',
          [memberId, key],
        )
        let request: Request | undefined = known[0]
        if (!request) {
          const { rows: open } = await db.query(
            'SELECT 1 FROM cashier.request WHERE member_id = $1 AND cash_type = $2 AND status IN (0, 2)',
            [memberId, type],
          )
          const { rows: purse } = await db.query('SELECT balance FROM ledger.account WHERE account_id = $1', [
            cashOf(memberId),
          ])
          if (open.length > 0) return no(type === 'deposit' ? 'C003' : 'C209')
          if (type === 'withdrawal' && purse[0].balance < amount) return no('C202')
          request = (
            await db.query(
              `INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, request_key, created_at)
               VALUES (1, $1, $2, $3, 'none', $4, now()) RETURNING *`,
              [memberId, type, amount, key],
            )
          ).rows[0] as Request
          if (type === 'withdrawal' && (await give(db, request, 'hold')).outcome === 'insufficient-funds')
            throw new Error('insufficient-funds')
        }
        return yes({ cashIdx: request.request_id })
      }),
    cancel: (memberId: number, id: number): Promise<Reply> =>
      inTransaction(async (db) => {
        const request = await find(db, id, 'FOR UPDATE')
        if (request?.status !== 0 || request.member_id !== memberId) return no('C503')
        await db.query('UPDATE cashier.request SET status = -1, handled_at = now() WHERE request_id = $1', [id])
        if (request.cash_type === 'withdrawal') await give(db, request, 'back')
        return yes({ changed: 1 })
      }),
    list: async (where: string): Promise<object[]> => {
      const { rows } = await pool.query<Request>(`SELECT * FROM cashier.request WHERE ${where} ORDER BY request_id`)
      return rows.map(({ request_id, member_id, amount, status }) => ({
        cashIdx: request_id,
        memberId: member_id,
        amount,
        status,
      }))
    },
    cash: async (memberId: number): Promise<Reply> => {
      const { rows } = await pool.query('SELECT balance FROM ledger.account WHERE account_id = $1', [cashOf(memberId)])
      return yes({ balance: rows[0].balance })
    },
    /** True when it was done. */
    decide: (id: number, act: 'wait' | 'approve' | 'reject', by: string): Promise<boolean> =>
      inTransaction(async (db) => {
        const isCareless = flaw === 'approval-without-guard' && act === 'approve'
        const request = await find(db, id, isCareless ? '' : 'FOR UPDATE')
        const [from, to] = { wait: [0, 2], approve: [2, 1], reject: [2, -1] }[act] as [number, number]
        if (request?.status !== from) return false
        if (isCareless) await sleep(Math.random() * PAUSE_MS)
        await db.query(
          `UPDATE cashier.request SET status = $2::smallint, staff_id = 1, staff_name = $3, waited_at = coalesce(waited_at, now()),
             handled_at = CASE WHEN $2 IN (1, -1) THEN now() - $4::interval END WHERE request_id = $1`,
          [id, to, by, flaw === 'approval-of-yesterday' ? '1 day' : '0'],
        )
        if (act === 'approve') await give(db, request, request.cash_type === 'deposit' ? 'in' : 'out')
        if (act === 'reject' && request.cash_type === 'withdrawal') await give(db, request, 'back')
        await db.query(
          `INSERT INTO audit.entry (site_id, staff_id, staff_name, action, target, ip, request_id, created_at)
           VALUES (1, 1, $1, $2, $3, '127.0.0.1', '', now())`,
          [by, `cashier.${act}`, `cash:${id}`],
        )
        return true
      }),
  }
}
