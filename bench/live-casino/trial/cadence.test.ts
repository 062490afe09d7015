import { expect, test } from 'vitest'
import { cadenceOf, type PhaseSaid } from './cadence.ts'

const said = (phase: string, startedAt: number, endsAt: number | null, saidAt: number): PhaseSaid => ({
  round: 1,
  phase,
  startedAt,
  endsAt,
  saidAt,
})

test('a phase that begins when the one before was to end keeps the plan, however late it is said', () => {
  const cadence = cadenceOf([
    said('betting', 0, 100, 0),
    said('closing', 100, 120, 130),
    said('dealing', 120, 150, 121),
  ])
  expect(cadence).toMatchObject({ phases: 2, shifted: [], lateMs: [30, 1] })
})

test('one that begins later has shifted the plan', () => {
  const late = said('closing', 140, 160, 140)
  expect(cadenceOf([said('betting', 0, 100, 0), late]).shifted).toEqual([late])
})

test('a cut, and what follows sleep, are no part of the plan', () => {
  const begun = [said('asleep', 0, null, 0), said('cut', 70, 90, 70), said('cut', 95, 110, 95)]
  expect(cadenceOf(begun)).toEqual({ phases: 0, shifted: [], lateMs: [] })
})
