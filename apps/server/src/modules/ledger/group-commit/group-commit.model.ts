import { won } from '@maru/contract'
import fc from 'fast-check'
import { house, memberPurse, vendorAccount } from '../account-ref.ts'
import { InsufficientFunds, KeyConflict } from '../posting.errors.ts'
import type { Posting } from '../posting.service.ts'
import type { Posted } from '../posting-answer.rules.ts'

/** One thing a caller may want; few keys, so that repeats and reuse happen all the time. */
export const stepsOf = (members: readonly number[]) =>
  fc.record({
    what: fc.constantFrom('deposit', 'bet', 'win', 'hold', 'release'),
    memberId: fc.constantFrom(...members),
    amount: fc.integer({ min: 1, max: 30 }),
    key: fc.integer({ min: 1, max: 25 }),
  })
export type Step = ReturnType<typeof stepsOf> extends fc.Arbitrary<infer T> ? T : never
export type Result = {
  outcome: 'posted' | 'repeat' | 'insufficient-funds' | 'key-conflict'
  from?: number | undefined
  to?: number | undefined
}

export const postingOf = ({ what, memberId, amount, key }: Step, run: string): Posting => {
  const cash = memberPurse(memberId, 'cash')
  const pending = memberPurse(memberId, 'withdrawal-pending')
  const rest = {
    currency: 'KRW',
    amount: won(amount),
    key: `${run}:${key}`,
    reference: `step "${key}" \\ {,}`,
  } as const
  const posting = () => {
    if (what === 'deposit') return { ...rest, kind: 'deposit', from: house('bank'), to: cash } as const
    if (what === 'bet') return { ...rest, kind: 'wager-placed', from: cash, to: vendorAccount('studio') } as const
    if (what === 'win') return { ...rest, kind: 'wager-paid', from: vendorAccount('studio'), to: cash } as const
    if (what === 'hold') return { ...rest, kind: 'withdrawal-requested', from: cash, to: pending } as const
    return { ...rest, kind: 'withdrawal-cancelled', from: pending, to: cash } as const
  }
  return posting() as Posting
}

/** What a call answered, in the words of the model. */
export const resultOf = async (answer: Promise<Posted>): Promise<Result> => {
  try {
    const { isRepeat, fromBalance, toBalance } = await answer
    return { outcome: isRepeat ? 'repeat' : 'posted', from: fromBalance, to: toBalance }
  } catch (error) {
    if (error instanceof InsufficientFunds) return { outcome: 'insufficient-funds', from: error.balance }
    if (error instanceof KeyConflict) return { outcome: 'key-conflict' }
    throw error
  }
}

/** The rules of the ledger in memory, one step after the other. */
export const createModel = () => {
  const balances = new Map<number, number>()
  const first = new Map<string, { content: string; result: Result }>()
  return {
    balances,
    does(step: Step, run: string): Result {
      const { from, to, key, amount } = postingOf(step, run)
      const content = JSON.stringify(step)
      const known = first.get(key)
      if (known) return known.content === content ? { ...known.result, outcome: 'repeat' } : { outcome: 'key-conflict' }
      const had = from.accountId === null ? undefined : (balances.get(from.accountId) ?? 0)
      if (had !== undefined && had < amount) return { outcome: 'insufficient-funds', from: had }
      const result: Result = { outcome: 'posted', from: undefined, to: undefined }
      if (from.accountId !== null && had !== undefined) {
        result.from = had - amount
        balances.set(from.accountId, result.from)
      }
      if (to.accountId !== null) {
        result.to = (balances.get(to.accountId) ?? 0) + amount
        balances.set(to.accountId, result.to)
      }
      first.set(key, { content, result })
      return result
    },
  }
}
