import { expect, test } from 'vitest'
import { dialOf, nextPhaseAt, phaseOf, takesBets } from './phase.rules.ts'

const round = {
  state: 'open' as const,
  opensAt: '2026-11-23T08:45:00Z',
  closesAt: '2026-11-23T08:49:30Z',
  drawAt: '2026-11-23T08:50:00Z',
}
const at = (time: string): number => Date.parse(`2026-11-23T${time}Z`)

test.each([
  ['08:44:00', 'soon'],
  ['08:44:59', 'open'],
  ['08:45:00', 'open'],
  ['08:49:19.999', 'open'],
  ['08:49:20', 'closing'],
  ['08:49:29.999', 'closing'],
  ['08:49:30', 'closed'],
  ['08:49:59.999', 'closed'],
  ['08:50:00', 'drawing'],
])('at %s the round is %s', (time, phase) => {
  expect(phaseOf(round, true, at(time))).toBe(phase)
})

test('bets are taken to the closing instant and no longer', () => {
  expect(takesBets(phaseOf(round, true, at('08:49:29.999')))).toBe(true)
  expect(takesBets(phaseOf(round, true, at('08:49:30')))).toBe(false)
})

test('what the server says of a round counts more than its times', () => {
  expect(phaseOf({ ...round, state: 'cancelled' }, true, at('08:46:00'))).toBe('cancelled')
  expect(phaseOf({ ...round, state: 'closed' }, true, at('08:46:00'))).toBe('closed')
  expect(phaseOf({ ...round, state: 'drawn' }, true, at('08:49:00'))).toBe('drawing')
  expect(phaseOf(round, false, at('08:46:00'))).toBe('off')
})

test('each change of the phase is waited for', () => {
  const changes: string[] = []
  for (let now: number | undefined = at('08:44:00'); now !== undefined; now = nextPhaseAt(round, now))
    changes.push(new Date(now).toISOString().slice(11, 19))
  expect(changes).toEqual(['08:44:00', '08:44:58', '08:49:20', '08:49:30', '08:50:00', '08:50:02'])
})

test('the dial counts to the opening, to the closing, then to the draw', () => {
  expect(dialOf(round, 'soon')).toEqual({ until: at('08:45:00'), totalSeconds: 300 })
  expect(dialOf(round, 'closing')).toEqual({ until: at('08:49:30'), totalSeconds: 270 })
  expect(dialOf(round, 'closed')).toEqual({ until: at('08:50:00'), totalSeconds: 30 })
})
