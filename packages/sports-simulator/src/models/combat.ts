import { boutModel } from './bout/bout.ts'
import type { Model, Strength } from './model.ts'

/** Of an average fighter: finishes a second, so that 54% of bouts of 15 minutes end early. */
const means = { knockout: 0.00028, submission: 0.00015, strength: 0.55, round: 0.6 }

/** `home` is the fighter who is named first; nobody is at home. */
export const combat = (home: Strength, away: Strength): Model => {
  const ahead = (means.strength * (home - away)) / 2
  const hazards = (side: 'home' | 'away', factor: number) =>
    (['knockout', 'submission'] as const).map((method) => ({ side, method, perSecond: means[method] * factor }))
  return boutModel({
    finishes: [...hazards('home', Math.exp(ahead)), ...hazards('away', Math.exp(-ahead))],
    homeRound: 1 / (1 + Math.exp(-means.round * (home - away))),
  })
}
