import { type BonusRefusal, type BonusTerms, bonusOfDeposit, type DepositBonus, depositBonuses } from '@maru/contract'

/** A bonus as it is offered now: the newest version of its terms. */
export type Version = { code: string; version: number; isOn: boolean; terms: BonusTerms }

/** What the bonus of a deposit is decided by. `earlier`: completed deposits before this one, and of them those of the same day in Seoul. */
export type DepositFacts = {
  level: number
  /** A bonus of the member is active, and there is something left of it. */
  isBusy: boolean
  earlier: { ever: number; today: number }
  /** A bonus of a deposit was granted on the same day. */
  hadToday: boolean
  /** Granted so far of this bonus, to anybody. */
  granted: number
}

export const requiredOf = ({ multiple }: BonusTerms, amount: number): number => amount * multiple

const DAY_MS = 86_400_000
export const expiryOf = ({ days }: BonusTerms, now: Date): Date => new Date(now.getTime() + days * DAY_MS)

/** What of the bonus money becomes cash once the terms are met; the rest returns to the house. */
export const conversionOf = ({ largestConversion }: Pick<BonusTerms, 'largestConversion'>, left: number): number =>
  Math.min(left, largestConversion ?? left)

/** On, and in its period. */
export const isInForce = ({ isOn, terms: { from, until } }: Version, now: Date): boolean =>
  isOn && (from === null || now >= new Date(from)) && (until === null || now < new Date(until))

/** Whether it is granted at all now, to a member of this level. */
export const isGranted = (version: Version, now: Date, level: number): 'off' | 'level' | undefined => {
  const { levels } = version.terms
  if (!isInForce(version, now)) return 'off'
  return level < levels.from || level > levels.to ? 'level' : undefined
}

/** Why this member cannot have the bonus with a deposit now; undefined: can. The lifetime's first bonus excludes the daily one of its day. */
export const depositRefusal = (
  bonus: DepositBonus,
  version: Version | undefined,
  facts: DepositFacts,
  now: Date,
): BonusRefusal | undefined => {
  if (!version) return 'off'
  const refused = isGranted(version, now, facts.level)
  if (refused) return refused
  if (bonus === 'first' && facts.earlier.ever > 0) return 'not-first'
  if (bonus === 'daily' && facts.earlier.today > 0) return 'not-first-today'
  if (facts.hadToday) return 'had-today'
  if (facts.isBusy) return 'busy'
  return hasRoom(version.terms, facts.granted, 1) ? undefined : 'budget'
}

/** Why a deposit of this amount brings none, although the bonus can be had. */
export const amountRefusal = (terms: BonusTerms, deposit: number): BonusRefusal | undefined =>
  deposit < terms.minimumDeposit || bonusOfDeposit(terms, deposit) === 0 ? 'minimum' : undefined

export const hasRoom = ({ budget }: BonusTerms, granted: number, amount: number): boolean =>
  budget === null || granted + amount <= budget

export const isOfDeposits = (code: string): boolean => depositBonuses.some((one) => one === code)

/** Why these terms cannot be saved under this code; undefined: can. */
export const termsProblem = (code: string, terms: BonusTerms): string | undefined => {
  const { levels, from, until, cap, budget, trigger, rateBp } = terms
  if ((trigger === 'deposit') !== isOfDeposits(code)) return 'trigger'
  if (rateBp === 0 && trigger !== 'hand' && trigger !== 'rank-up') return 'rateBp'
  if (levels.from > levels.to) return 'levels'
  if (from !== null && until !== null && new Date(from) >= new Date(until)) return 'until'
  return budget !== null && budget < cap ? 'budget' : undefined
}
