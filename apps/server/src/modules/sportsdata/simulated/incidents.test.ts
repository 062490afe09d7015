import type { Incident, State } from '@maru/sports-simulator'
import { expect, test } from 'vitest'
import { shownIncidents, statusOf } from './incidents.ts'

const state = (period: number, second: number): State => ({
  score: { home: 0, away: 0, periods: [], ended: false, winner: null },
  period,
  second,
  isRunning: true,
})

test('the second half of soccer goes on from 45 minutes, whatever was added to the first', () => {
  expect(statusOf('soccer', state(1, 2_790)).clock?.played).toBe(2_790)
  expect(statusOf('soccer', state(2, 1_872.4)).clock).toEqual({ played: 4_572, remaining: null, isStopped: false })
  const goal: Incident = { at: 6_000, kind: 'goal', side: 'home', state: state(2, 60) }
  const [said] = shownIncidents([goal], 0, 1, { sport: 'soccer', began: 0, speed: 1 })
  expect(said?.atSeconds).toBe(2_760)
})

test('basketball shows what is left of the quarter, and of an overtime its own length', () => {
  expect(statusOf('basketball', state(2, 90)).clock).toMatchObject({ played: 690, remaining: 510 })
  expect(statusOf('basketball', state(5, 60)).clock).toMatchObject({ played: 2_460, remaining: 240 })
})
