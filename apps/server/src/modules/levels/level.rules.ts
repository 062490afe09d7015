import { highestLevel, type LevelNeeds, type LevelRules } from '@maru/contract'

const meets = (reached: LevelNeeds, needs: LevelNeeds): boolean =>
  reached.deposits >= needs.deposits && reached.turnover >= needs.turnover && reached.days >= needs.days

/** The highest level up to which every one is met: none is passed over. */
export const earnedLevel = ({ levels }: LevelRules, reached: LevelNeeds): number => {
  const missed = levels.findIndex((needs) => !meets(reached, needs))
  return Math.max(1, missed === -1 ? highestLevel : missed)
}

/** What the nightly run makes of a level: it only rises, unless the site lets it fall. */
export const nextLevel = (rules: LevelRules, level: number, reached: LevelNeeds): number => {
  const earned = earnedLevel(rules, reached)
  return rules.mayFall ? earned : Math.max(level, earned)
}

/** The first level that asks for something, or for less than the one below it; undefined: none does. */
export const rulesProblem = ({ levels }: LevelRules): string | undefined => {
  const [first, ...rest] = levels
  if (first && (first.deposits > 0 || first.turnover > 0 || first.days > 0)) return 'levels.0'
  const at = rest.findIndex((needs, index) => !meets(needs, levels[index] ?? needs))
  return at === -1 ? undefined : `levels.${at + 1}`
}

/** Does a level ask for less than before, or does nobody fall any more who fell before? First rules lift members from level 1, so they are easier than none. */
export const isEasier = (before: LevelRules | undefined, after: LevelRules): boolean =>
  before === undefined ||
  (before.mayFall && !after.mayFall) ||
  after.levels.some((needs, at) => !meets(needs, before.levels[at] ?? needs))
