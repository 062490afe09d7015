import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Balances, memberInfo, noteBalances } from './member-info.ts'

const answers: Promise<unknown>[] = []
vi.mock('@maru/client', () => ({ call: () => answers.shift(), serverNow: () => 0 }))

const balances = (cashAmt: number): Balances => ({ cashAmt, pointAmt: 1 }) as Balances
const state = (cashAmt: number) => ({ member: { memNick: 'n', ...balances(cashAmt) }, msgInfo: { newMsg: 0 } })

test('a balance delivered by the socket while an answer is on its way is the newer one; delivered before, it is the older', async () => {
  const queries = new QueryClient()
  let answer: (data: unknown) => void = () => {}
  answers.push(new Promise((resolve) => (answer = resolve)), Promise.resolve(state(700)))
  const asked = queries.fetchQuery(memberInfo)
  noteBalances(balances(500), true)
  answer(state(0))
  expect((await asked).member).toMatchObject({ memNick: 'n', cashAmt: 500 })
  await queries.invalidateQueries()
  expect((await queries.fetchQuery(memberInfo)).member.cashAmt).toBe(700)
})
