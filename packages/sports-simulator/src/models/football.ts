import type { Model, Strength } from './model.ts'
import { possessionsModel } from './possessions/possessions.ts'
import type { PossessionRules } from './possessions/rules.ts'

const minute = 60
const rules: PossessionRules = {
  sport: 'football',
  periodKind: 'quarter',
  periods: 4,
  periodSeconds: 15 * minute,
  breakSeconds: 6 * minute,
  perPeriod: 3,
  overtime: { seconds: 10 * minute, perPeriod: 1 },
  ends: [
    { value: 0, detail: 'no-score' },
    { value: 3, detail: 'field-goal' },
    { value: 6, detail: 'touchdown' },
    { value: 7, detail: 'touchdown' },
    { value: 8, detail: 'touchdown' },
  ],
}
/** Of an average side: how often a drive brings three, six, seven or eight points: 1.98 points a drive. Home advantage and strength as logarithms. */
const means = { scores: [0.15, 0.02, 0.19, 0.01], home: 0.1, strength: 0.2 }

export const football = (home: Strength, away: Strength): Model => {
  const ahead = (means.home + means.strength * (home - away)) / 2
  return possessionsModel(rules, { home: scaled(Math.exp(ahead)), away: scaled(Math.exp(-ahead)) })
}

const scaled = (factor: number): number[] => {
  const scores = means.scores.map((probability) => probability * factor)
  return [1 - scores.reduce((sum, probability) => sum + probability, 0), ...scores]
}
