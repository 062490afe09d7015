import { type SportBookRules, type SportCode, type SportRuleScope, sportBookRules, sportCodes } from '@maru/contract'
import { amountField, readAmount } from '../../minigames/amount.rules.ts'

/** Rules as they stand in the fields of a form. `key` names a row while others are moved. */
export type ScopeDraft = {
  key: number
  sport: '' | SportCode
  competitionId: string
  marketTypes: string[]
  isLive: '' | 'yes' | 'no'
  startsAfterHours: string
}
export type MarginDraft = ScopeDraft & { percent: string }
export type ShiftDraft = ScopeDraft & { side: 'favourite' | 'over' | 'home'; percent: string }
export type LimitDraft = ScopeDraft & { percent: string }
export const levelFields = ['level', 'leastStake', 'mostStake', 'referAbove', 'mostWin', 'mostPrice'] as const
export type LevelDraft = { key: number } & Record<(typeof levelFields)[number], string>
export type RulesDraft = {
  margins: MarginDraft[]
  shifts: ShiftDraft[]
  limits: LimitDraft[]
  levels: LevelDraft[]
  factors: Record<SportCode, string>
  delays: Record<SportCode, string>
  liability: Record<'outcome' | 'event' | 'competition', string>
  folds: { least: string; most: string }
  notice: { minutes: string; tickets: string }
  switches: SportBookRules['switches']
}

const WHOLE_PERCENT = 100
const BP_OF_PERCENT = 100
const THOUSAND = 1_000

let keys = 0
export const newKey = (): number => ++keys

/** `6`, `6.5` or `6,25` per cent in basis points; a minus where `isSigned`. NaN for anything else. */
export const readPercent = (text: string, isSigned = false): number => {
  const typed = text.trim().replace('−', '-').replace(',', '.')
  const shape = isSigned ? /^[-+]?\d{1,4}(\.\d{1,2})?$/ : /^\d{1,4}(\.\d{1,2})?$/
  return shape.test(typed) ? Math.round(Number(typed) * BP_OF_PERCENT) : Number.NaN
}
export const percentField = (bp: number): string => String(bp / BP_OF_PERCENT)

const readNumber = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN)

const scopeDraft = (scope: SportRuleScope): ScopeDraft => ({
  key: newKey(),
  sport: scope.sport ?? '',
  competitionId: scope.competitionId === undefined ? '' : String(scope.competitionId),
  marketTypes: (scope.marketTypes ?? []).map(String),
  isLive: scope.isLive === undefined ? '' : scope.isLive ? 'yes' : 'no',
  startsAfterHours: scope.startsAfterHours === undefined ? '' : String(scope.startsAfterHours),
})
const scopeFrom = (draft: ScopeDraft): SportRuleScope => ({
  ...(draft.sport && { sport: draft.sport }),
  ...(draft.competitionId && { competitionId: Number(draft.competitionId) }),
  ...(draft.marketTypes.length > 0 && { marketTypes: draft.marketTypes.map(Number) }),
  ...(draft.isLive && { isLive: draft.isLive === 'yes' }),
  ...(draft.startsAfterHours.trim() && { startsAfterHours: readNumber(draft.startsAfterHours) }),
})

export const emptyScope = (): ScopeDraft => scopeDraft({})

export const draftOf = (rules: SportBookRules): RulesDraft => ({
  margins: rules.margins.map((rule) => ({ ...scopeDraft(rule), percent: percentField(rule.marginBp) })),
  shifts: rules.shifts.map((rule) => ({ ...scopeDraft(rule), side: rule.side, percent: percentField(rule.shiftBp) })),
  limits: rules.limits.map((rule) => ({ ...scopeDraft(rule), percent: percentField(rule.factorBp) })),
  levels: rules.levels.map((level) => ({
    key: newKey(),
    level: String(level.level),
    leastStake: amountField(level.leastStake),
    mostStake: amountField(level.mostStake),
    referAbove: level.referAbove === null ? '' : amountField(level.referAbove),
    mostWin: amountField(level.mostWin),
    mostPrice: String(level.mostPrice / THOUSAND),
  })),
  factors: bySport((sport) => percentField(rules.sportFactors[sport] ?? WHOLE_PERCENT * BP_OF_PERCENT)),
  delays: bySport((sport) => String(rules.delaySeconds[sport])),
  liability: {
    outcome: amountField(rules.liability.outcome),
    event: amountField(rules.liability.event),
    competition: amountField(rules.liability.competition),
  },
  folds: { least: String(rules.folds.least), most: String(rules.folds.most) },
  notice: { minutes: String(rules.notice.minutes), tickets: String(rules.notice.tickets) },
  switches: rules.switches,
})

const bySport = <T>(of: (sport: SportCode) => T) =>
  Object.fromEntries(sportCodes.map((sport) => [sport, of(sport)])) as Record<SportCode, T>

const rulesFrom = (draft: RulesDraft): unknown => ({
  margins: draft.margins.map((rule) => ({ ...scopeFrom(rule), marginBp: readPercent(rule.percent) })),
  shifts: draft.shifts.map((rule) => ({
    ...scopeFrom(rule),
    side: rule.side,
    shiftBp: readPercent(rule.percent, true),
  })),
  limits: draft.limits.map((rule) => ({ ...scopeFrom(rule), factorBp: readPercent(rule.percent) })),
  levels: draft.levels.map((level) => ({
    level: readNumber(level.level),
    leastStake: readAmount(level.leastStake),
    mostStake: readAmount(level.mostStake),
    referAbove: level.referAbove.trim() === '' ? null : readAmount(level.referAbove),
    mostWin: readAmount(level.mostWin),
    mostPrice: Math.round(Number(level.mostPrice.replace(/[\s,]/g, '') || Number.NaN) * THOUSAND),
  })),
  sportFactors: bySport((sport) => readPercent(draft.factors[sport])),
  liability: {
    outcome: readAmount(draft.liability.outcome),
    event: readAmount(draft.liability.event),
    competition: readAmount(draft.liability.competition),
  },
  delaySeconds: bySport((sport) => readNumber(draft.delays[sport])),
  folds: { least: readNumber(draft.folds.least), most: readNumber(draft.folds.most) },
  notice: { minutes: readNumber(draft.notice.minutes), tickets: readNumber(draft.notice.tickets) },
  switches: draft.switches,
})

/** Rules, or which fields are wrong: `levels.0.mostStake`. */
export const readRules = (draft: RulesDraft): { rules: SportBookRules } | { wrong: ReadonlySet<string> } => {
  const read = sportBookRules.safeParse(rulesFrom(draft))
  if (read.success) return { rules: read.data }
  return { wrong: new Set(read.error.issues.map(({ path }) => path.join('.'))) }
}

export const moved = <T>(rows: readonly T[], from: number, to: number): T[] => {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
