import { setTimeout as sleep } from 'node:timers/promises'
import { fromWireAmount, toWireAmount, type WireAmount } from '@maru/vendor-wallet'
import type pg from 'pg'
import {
  cashOf,
  isSettled,
  isUndone,
  KIND,
  keep,
  keptOf,
  type Moved,
  move,
  moveCarelessly,
  paidFor,
  vendorSide,
} from './books.ts'
import type { Flaw } from './flaws.ts'
import { writeWager } from './wagers.ts'

export type Asked = {
  user: string
  transaction_uuid: string
  reference_transaction_uuid?: string
  round: string
  round_closed: boolean
  amount?: number
}
type Verb = 'bet' | 'win' | 'rollback'
type Said = { status: string; balance?: WireAmount }
export type Wallet = {
  balance(user: string): Promise<Said>
  /** `answer` is what the vendor is answered. */
  operate(verb: Verb, asked: Asked, answer: (said: Said) => void): Promise<void>
}

const STATUS: Record<string, string> = {
  done: 'RS_OK',
  'not-enough-money': 'RS_ERROR_NOT_ENOUGH_MONEY',
  'rolled-back': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'unknown-transaction': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'already-settled': 'RS_ERROR_TRANSACTION_ALREADY_SETTLED',
}
const said = (outcome: string, balance: number): Said => ({
  status: STATUS[outcome] ?? '',
  balance: toWireAmount(balance),
})
const PAUSE_MS = 25

/** The vendor wallet as somebody in a hurry might write it: right, but for one flaw. */
export const createWallet = (pool: pg.Pool, owner: pg.Pool, flaw: Flaw): Wallet => {
  const pause = () => sleep(Math.random() * PAUSE_MS)

  const playerOf = async (db: pg.ClientBase, user: string): Promise<number> => {
    const lock = flaw === 'debit-read-then-write' ? '' : 'FOR NO KEY UPDATE'
    const { rows } = await db.query(`SELECT member_id FROM games.player WHERE player_id = $1 ${lock}`, [user])
    return rows[0].member_id
  }
  const cashNow = async (db: pg.ClientBase, memberId: number): Promise<number> =>
    (await db.query('SELECT balance FROM ledger.account WHERE account_id = $1', [cashOf(memberId)])).rows[0].balance

  const act = async (
    db: pg.ClientBase,
    verb: Verb,
    asked: Asked,
  ): Promise<{ said: Said; keep: () => Promise<unknown> }> => {
    const { transaction_uuid: id, reference_transaction_uuid: reference, round, round_closed: endsRound } = asked
    const memberId = await playerOf(db, asked.user)
    const earlier = flaw === 'no-idempotency-key' ? undefined : await keptOf(db, verb, id)
    if (earlier) return { said: said(earlier.outcome, earlier.balance), keep: async () => {} }
    const amount = asked.amount === undefined ? 0 : fromWireAmount(asked.amount)
    const about = { verb, id, memberId, reference, round }
    const refuse = async (outcome: string) => {
      const balance = await cashNow(db, memberId)
      return {
        said: said(outcome, balance),
        keep: () => keep(db, { ...about, amount, outcome, balance, transferId: undefined }),
      }
    }
    const pay = async (kind: number, sum: number): Promise<Moved | undefined> => {
      if (sum === 0) return undefined
      if (flaw === 'debit-read-then-write')
        return moveCarelessly(owner, kind, memberId, sum, `round:studio:${round}`, pause)
      const isDebit = kind === KIND.placed || kind === KIND.takenBack
      const cash = { account: cashOf(memberId) }
      const [from, to] = isDebit ? [cash, vendorSide] : [vendorSide, cash]
      const isKeyed = flaw !== 'no-idempotency-key' && flaw !== 'two-commits'
      return move(db, kind, from, to, sum, isKeyed ? `${verb}:${id}` : undefined, `round:studio:${round}`)
    }
    const finish = async (
      moved: Moved | undefined,
      sum: number,
      change: { stake: number; payout: number; bets: number; forgotten?: number },
    ) => {
      if (moved?.outcome === 'insufficient-funds') return refuse('not-enough-money')
      const balance = moved?.balance ?? (await cashNow(db, memberId))
      const isHidden = flaw === 'figures-of-pages' && verb === 'rollback'
      await writeWager(db, { memberId, round, kind: verb, ...change, amount: sum, endsRound, moved, balance, isHidden })
      return {
        said: said('done', balance),
        keep: () => keep(db, { ...about, amount: sum, outcome: 'done', balance, transferId: moved?.transferId }),
      }
    }
    if (verb === 'bet') {
      if (await isUndone(db, id)) return refuse('rolled-back')
      return finish(await pay(KIND.placed, amount), amount, { stake: amount, payout: 0, bets: 1 })
    }
    const bet = await keptOf(db, 'bet', reference ?? '')
    if (verb === 'win') {
      if (await isUndone(db, id)) return refuse('rolled-back')
      const isItsRound = !bet || bet.round === round
      if (isItsRound && (await isUndone(db, reference ?? ''))) return refuse('rolled-back')
      if (bet?.outcome !== 'done' || !isItsRound) return refuse('unknown-transaction')
      return finish(await pay(KIND.paid, amount), amount, { stake: 0, payout: amount, bets: 0 })
    }
    const undoes = bet ?? (await keptOf(db, 'win', reference ?? ''))
    if (!undoes) return refuse('unknown-transaction')
    const wasUndone = await isUndone(db, reference ?? '')
    const isBet = undoes.verb === 'bet'
    const nothing = { stake: 0, payout: 0, bets: 0 }
    if (undoes.outcome !== 'done' || (wasUndone && flaw !== 'rollback-without-guard'))
      return finish(undefined, 0, nothing)
    const settled = isBet && (await isSettled(db, reference ?? ''))
    if (settled && flaw !== 'rollback-of-paid') return refuse('already-settled')
    const forgotten = settled ? await paidFor(db, reference ?? '') : 0
    const moved = await pay(isBet ? KIND.cancelled : KIND.takenBack, undoes.amount)
    const change = isBet
      ? { stake: -undoes.amount, payout: 0, bets: -1, forgotten }
      : { stake: 0, payout: -undoes.amount, bets: 0 }
    return finish(moved, undoes.amount, wasUndone ? nothing : change)
  }

  return {
    balance: async (user) => {
      const { rows } = await pool.query(
        'SELECT a.balance FROM games.player p JOIN ledger.account a ON a.account_id = p.member_id * 16 + 1 WHERE p.player_id = $1',
        [user],
      )
      return said('done', rows[0].balance)
    },
    operate: async (verb, asked, answer) => {
      const db = await pool.connect()
      try {
        await db.query('BEGIN')
        const { said: reply, keep: keepIt } = await act(db, verb, asked)
        if (flaw === 'two-commits') {
          await db.query('COMMIT')
          await sleep(PAUSE_MS * 4)
          await db.query('BEGIN')
        }
        await keepIt()
        if (flaw === 'answer-before-commit') {
          answer(reply)
          await sleep(PAUSE_MS * 8)
        }
        await db.query('COMMIT')
        answer(reply)
      } catch (error) {
        await db.query('ROLLBACK').catch(() => {})
        throw error
      } finally {
        db.release()
      }
    },
  }
}
