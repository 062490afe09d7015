import { inningsModel } from './innings/innings.ts'
import type { PlateRates } from './innings/plate.ts'
import type { Model, Strength } from './model.ts'

/** Of an average side: how often a plate appearance is a walk, a single, a double, a home run. Home advantage and strength as logarithms. */
const means = { ends: [0.088, 0.15, 0.052, 0.029], home: 0.03, strength: 0.06 }

export const baseball = (home: Strength, away: Strength): Model => {
  const ahead = (means.home + means.strength * (home - away)) / 2
  return inningsModel({ home: scaled(Math.exp(ahead)), away: scaled(Math.exp(-ahead)) })
}

const scaled = (factor: number): PlateRates => {
  const ends = means.ends.map((probability) => probability * factor)
  return [1 - ends.reduce((sum, probability) => sum + probability, 0), ...ends]
}
