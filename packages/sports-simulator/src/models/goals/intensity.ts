import { type Grid, gridOf } from '../grid.ts'

/** Goals that a whole match without added time would bring on average: of each side alone, and of both at once. */
export type GoalRates = { home: number; away: number; both: number }

/**
 * Part of the goals of a match that fall before `moment` (1 is the end of regular time). The intensity is 1 - tilt + 2 × tilt × moment: it grows evenly, as
 * M. Dixon and M. Robinson found ("A birth process model for association football matches", 1998).
 */
export const shareBefore = (moment: number, tilt: number): number => (1 - tilt + tilt * moment) * moment

/** The moment before which so large a part of the goals falls. */
export const momentOf = (share: number, tilt: number): number =>
  tilt === 0 ? share : (Math.sqrt((1 - tilt) ** 2 + 4 * tilt * share) - (1 - tilt)) / (2 * tilt)

/**
 * Bivariate Poisson (D. Karlis and I. Ntzoufras, "Analysis of sports data by using bivariate Poisson models", 2003): home = X + Z and away = Y + Z with independent
 * Poisson numbers X, Y and Z of means `home`, `away` and `both`. Added to the grid with a weight.
 */
export const addBivariatePoisson = (grid: Grid, { home, away, both }: GoalRates, weight: number): void => {
  const { width, cells } = grid
  const [ofHome, ofAway, ofBoth] = [poisson(home, width), poisson(away, width), poisson(both, width)]
  for (let z = 0; z < width; z++) {
    const shared = (ofBoth[z] as number) * weight
    if (shared < 1e-15) break
    for (let x = z; x < width; x++) {
      const row = (ofHome[x - z] as number) * shared
      if (row < 1e-17) continue
      for (let y = z, at = x * width + z; y < width; y++, at++)
        cells[at] = (cells[at] as number) + row * (ofAway[y - z] as number)
    }
  }
}

/** Wide enough that what it leaves out is less than 1e-9. */
export const goalGrid = ({ home, away, both }: GoalRates): Grid => {
  const mean = Math.max(home, away) + both
  return gridOf(Math.ceil(mean + 6.5 * Math.sqrt(mean) + 6))
}

const poisson = (mean: number, count: number): Float64Array => {
  const probabilities = new Float64Array(count)
  let probability = Math.exp(-mean)
  for (let k = 0; k < count; k++) {
    probabilities[k] = probability
    probability *= mean / (k + 1)
  }
  return probabilities
}
