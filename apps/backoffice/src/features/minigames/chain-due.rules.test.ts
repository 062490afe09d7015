import type { MiniChainRow } from '@maru/contract'
import { expect, test } from 'vitest'
import { chainDue } from './chain-due.rules.ts'

const now = Date.parse('2026-11-24T00:00:00Z')
const chain = (state: MiniChainRow['state'], lastDrawAt: string | null) => ({ state, lastDrawAt }) as MiniChainRow
const [running, next] = [chain('running', '2026-12-01T00:00:00.000Z'), chain('next', '2027-01-01T00:00:00.000Z')]

test('a new chain is needed when the last of those that are salted ends', () => {
  expect(chainDue([running], now)).toEqual({ what: 'chain', by: running.lastDrawAt })
  expect(chainDue([next, running], now)).toEqual({ what: 'chain', by: next.lastDrawAt })
})

test('where one waits for its salt, that is what is needed', () => {
  expect(chainDue([chain('committed', null), running], now)).toEqual({ what: 'salt', by: running.lastDrawAt })
})

test('it is needed at once where no chain has links left', () => {
  expect(chainDue([chain('committed', null), chain('ended', '2026-11-01T00:00:00.000Z')], now).by).toBeNull()
  expect(chainDue([], now)).toEqual({ what: 'chain', by: null })
})
