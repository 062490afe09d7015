import { type SportBookRules, type SportLevelLimits, type SportMarginRule, sportBookRules } from '@maru/contract'
import { stoppedRule } from '../settle/stopped.rules.ts'

/** What a site sells by; staff send and read the same shape. */
export const bookRules = sportBookRules
export type BookRules = SportBookRules
export type MarginRule = SportMarginRule
export type LevelLimits = SportLevelLimits

/** `version` 0: the standard, which nobody changed. */
export type VersionedRules = BookRules & { version: number }

/** As it stands on a ticket: of the arithmetic, of the site's own rules, and of when bets on what is not played are void. */
export const rulesVersionOf = ({ version }: Pick<VersionedRules, 'version'>): string =>
  `sportsbook-1.${version} ${stoppedRule.version}`
