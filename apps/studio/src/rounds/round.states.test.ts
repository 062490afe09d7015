import { expect, it } from 'vitest'
import {
  FIRST_STATE,
  isUnfinished,
  mayBecome,
  ROUND_STATES,
  ROUND_TRANSITIONS,
  type RoundState,
} from './round.states.ts'

function reachableFrom(start: RoundState): Set<RoundState> {
  const seen = new Set<RoundState>([start])
  for (const state of seen) for (const next of ROUND_TRANSITIONS[state]) seen.add(next)
  return seen
}

it('every state can be reached from the first', () => {
  expect([...reachableFrom(FIRST_STATE)].sort()).toEqual([...ROUND_STATES].sort())
})

it('from every state an end can be reached, and ends are left by nothing', () => {
  for (const state of ROUND_STATES) {
    expect([...reachableFrom(state)].some((end) => !isUnfinished(end))).toBe(true)
  }
  expect(ROUND_STATES.filter((state) => !isUnfinished(state))).toEqual(['paid', 'refused', 'undone'])
})

it('a decided round can only be paid: it is never undone, and what is undone was never decided', () => {
  expect([...reachableFrom('decided')].sort()).toEqual(['decided', 'paid'])
  expect(reachableFrom('undoing').has('decided')).toBe(false)
  expect(mayBecome('opened', 'paid')).toBe(false)
})
