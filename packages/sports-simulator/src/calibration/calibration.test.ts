import { sports } from '@maru/sports'
import { expect, test } from 'vitest'
import { modelOf } from '../models/models.ts'
import { calibrate, cellsOff, testedCells } from './calibrate.model.ts'

/** Of all sports together. */
const events = Number(process.env.SIMULATED_EVENTS ?? 3_300)
const matches = Math.ceil(events / sports.length)
/** More than enough to find a wrong parameter. */
const mostOfControl = 1_000
/** By night each of 100,000 matches is priced once in play. */
const timeoutMs = 3_600_000

test.each(sports)(
  '%s: outcomes come as often as they are priced, before a match and at any moment of it',
  { timeout: timeoutMs },
  (sport) => {
    const { before, during, contradictions } = calibrate(sport, matches)
    expect(contradictions).toEqual([])
    expect(cellsOff(before)).toEqual([])
    expect(cellsOff(during)).toEqual([])
    expect(testedCells(before)).toBeGreaterThan(15)
    expect(testedCells(during)).toBeGreaterThan(2)
  },
)

test.each(sports)(
  '%s: prices of a home side that is taken for much stronger are found wrong',
  { timeout: timeoutMs },
  (sport) => {
    const { before, during } = calibrate(sport, Math.min(matches, mostOfControl), (home, away) =>
      modelOf(sport, home + 4, away),
    )
    expect(cellsOff([...before, ...during])).not.toEqual([])
  },
)
