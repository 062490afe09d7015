import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { clearBalance, holdResults, noteBet, noteReveal } from '../../../shared/undisclosed/undisclosed.ts'
import { sessionNet } from './session-net.ts'

const answers: ((net: number) => void)[] = []
vi.mock('@maru/client', () => ({
  serverNow: () => 0,
  call: () => new Promise((resolve) => answers.push((net) => resolve({ sum: { net } }))),
}))

test('a net result that was asked before a round and is answered within it says nothing of that round', async () => {
  const queries = new QueryClient()
  const asked = sessionNet('studio', '2026-11-27 00:00:00')
  const ask = () => queries.fetchQuery(asked)
  clearBalance()
  holdResults({ says: 'bet' })
  const first = ask()
  answers.shift()?.(-1_000)
  expect(await first).toBe(-1_000)
  const late = ask()
  noteBet(1_000)
  answers.shift()?.(24_000)
  expect(await late).toBe(-1_000)
  expect(queries.getQueryData(asked.queryKey)).toBe(-1_000)
  noteReveal()
  clearBalance()
  const after = ask()
  answers.shift()?.(24_000)
  expect(await after).toBe(24_000)
})
