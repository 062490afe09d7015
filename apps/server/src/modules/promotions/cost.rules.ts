import type { BonusTrigger } from '@maru/contract'

/** A member who takes a bonus and wagers it on one game, always the same stake, until the terms are met or the money is gone. */
export type Player = {
  deposit: number
  bonus: number
  /** What must be wagered before its weight: bonus times multiple. */
  required: number
  /** Percent of a stake that counts on this game. */
  weight: number
  returnBp: number
  stake: number
  /** What a stake that wins brings back, as a multiple of it: 2 on even chances. The game wins with the probability that gives its return. */
  pays: number
}
export type Cost = {
  /** What must be staked altogether. */
  turnover: number
  /** What the member gains on the average, and so the bonus costs, who never runs out of money. */
  gainIfNeverBroke: number
  /** The same of the player above, who may. */
  gain: number
  /** The probability of running out before the terms are met. */
  bust: number
}

/** Beyond so many rounds whoever still has money is taken to play all the others: the gain is then a little too low. */
const MOST_ROUNDS = 1_000

/** Undefined: the game counts nothing, so the terms cannot be met on it. */
export const costOf = (player: Player): Cost | undefined => {
  const { deposit, bonus, required, weight, returnBp, stake, pays } = player
  if (weight === 0) return undefined
  const turnover = Math.ceil((required * 100) / weight)
  const edge = 1 - returnBp / 10_000
  const all = Math.ceil(turnover / stake)
  const rounds = Math.min(MOST_ROUNDS, all)
  const { expectedRounds, bust } = played(Math.floor((deposit + bonus) / stake), rounds, returnBp / 10_000 / pays, pays)
  return {
    turnover,
    gainIfNeverBroke: bonus - turnover * edge,
    gain: bonus - (expectedRounds + (1 - bust) * (all - rounds)) * stake * edge,
    bust,
  }
}

/**
 * Exact: the distribution of the money in stakes, round by round. Each round costs its edge on the average, so the expected gain follows from how many are expected to be played. Money beyond
 * what the rounds left could lose is never broke, and counts as one state.
 */
const played = (
  start: number,
  rounds: number,
  chance: number,
  pays: number,
): { expectedRounds: number; bust: number } => {
  const safe = rounds + 1
  let held = new Float64Array(safe + 1)
  held[Math.min(start, safe)] = 1
  let expectedRounds = 0
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(safe + 1)
    next[0] = held[0] as number
    next[safe] = held[safe] as number
    expectedRounds += 1 - (held[0] as number)
    for (let at = 1; at < safe; at++) {
      const mass = held[at] as number
      if (mass === 0) continue
      next[at - 1] = (next[at - 1] as number) + mass * (1 - chance)
      const won = Math.min(at - 1 + pays, safe)
      next[won] = (next[won] as number) + mass * chance
    }
    held = next
  }
  return { expectedRounds, bust: held[0] as number }
}

/** The smallest multiple at which nobody gains on the average who never runs out of money; null: the game has no edge, or does not count. */
export const breakEvenMultiple = (weight: number, returnBp: number): number | null =>
  weight === 0 || returnBp >= 10_000 ? null : Math.ceil((weight * 10_000) / (100 * (10_000 - returnBp)))

type Gained = { gain: number; gainIfNeverBroke: number; bonus: number; returnBp: number; pays: number }

/**
 * Whether a member gains on the average. Of a deposit: by the bonus itself. Of turnover or losses: what a stake brings of it, against what the game keeps of the stake; most losses bring one
 * stake for a period, which is lost with the probability of the model. What staff grant, and what a level brings once, is a gift whatever its terms say.
 */
export const isProfitable = (
  { trigger, rateBp }: { trigger: BonusTrigger; rateBp: number },
  { gain, gainIfNeverBroke, bonus, returnBp, pays }: Gained,
): boolean => {
  if (trigger === 'hand' || trigger === 'rank-up') return false
  if (trigger === 'deposit') return gain > 0 || gainIfNeverBroke > 0
  const rate = (rateBp / 10_000) * (Math.max(gain, gainIfNeverBroke, 0) / bonus)
  const [back, edge] = [returnBp / 10_000, 1 - returnBp / 10_000]
  return (trigger === 'rakeback' ? rate : rate * (1 - back / pays)) > edge
}
