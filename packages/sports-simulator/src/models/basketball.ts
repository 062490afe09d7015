import type { Model, Strength } from './model.ts'
import { possessionsModel } from './possessions/possessions.ts'
import type { PossessionRules } from './possessions/rules.ts'

const minute = 60
const rules: PossessionRules = {
  sport: 'basketball',
  periodKind: 'quarter',
  periods: 4,
  periodSeconds: 10 * minute,
  breakSeconds: 4 * minute,
  perPeriod: 19,
  overtime: { seconds: 5 * minute, perPeriod: 9 },
  ends: [
    { value: 0, detail: 'no-score' },
    { value: 1, detail: 'free-throw' },
    { value: 2, detail: 'field-goal' },
    { value: 3, detail: 'three-pointer' },
  ],
}
/** Of an average side: how often a possession brings one, two or three points: 1.09 points a possession. Home advantage and strength as logarithms. */
const means = { scores: [0.07, 0.345, 0.11], home: 0.03, strength: 0.045 }

export const basketball = (home: Strength, away: Strength): Model => {
  const ahead = (means.home + means.strength * (home - away)) / 2
  return possessionsModel(rules, { home: scaled(Math.exp(ahead)), away: scaled(Math.exp(-ahead)) })
}

const scaled = (factor: number): number[] => {
  const scores = means.scores.map((probability) => probability * factor)
  return [1 - scores.reduce((sum, probability) => sum + probability, 0), ...scores]
}
