import {
  type AdminAnswerOf,
  type adminBonusList,
  type BonusGroup,
  type BonusPeriod,
  type BonusTerms,
  type BonusTrigger,
  bonusGroups,
  depositBonuses,
} from '@maru/contract'
import { fromMomentText, toMomentText } from '../../shared/time/moment.ts'
import { amountField, readAmount } from '../minigames/amount.rules.ts'

export type Bonus = AdminAnswerOf<typeof adminBonusList>['bonuses'][number]

/** Terms as they stand in the fields of the form: as they are typed. */
export type BonusDraft = {
  code: string
  ko: string
  en: string
  vn: string
  trigger: BonusTrigger
  every: BonusPeriod
  rate: string
  cap: string
  minimumDeposit: string
  multiple: string
  weights: Record<BonusGroup, string>
  largestStake: string
  excluded: string[]
  days: string
  largestConversion: string
  levelFrom: string
  levelTo: string
  from: string
  until: string
  budget: string
  isOn: boolean
  reason: string
}
export type DraftField = Exclude<keyof BonusDraft, 'excluded' | 'isOn'> | `weights.${BonusGroup}`

const sumField = (units: number | null): string => (units === null ? '' : amountField(units))
const momentField = (at: string | null): string => (at === null ? '' : toMomentText(at))
const percentField = (basisPoints: number): string => String(basisPoints / 100)

export const draftOf = ({ code, isOn, terms }: Pick<Bonus, 'code' | 'isOn' | 'terms'>): BonusDraft => ({
  code,
  ...terms.names,
  trigger: terms.trigger,
  every: terms.every,
  rate: percentField(terms.rateBp),
  cap: sumField(terms.cap),
  minimumDeposit: sumField(terms.minimumDeposit),
  multiple: String(terms.multiple),
  weights: Object.fromEntries(bonusGroups.map((group) => [group, String(terms.weights[group] ?? 0)])) as Record<
    BonusGroup,
    string
  >,
  largestStake: sumField(terms.largestStake),
  excluded: terms.excludedGames.map(({ vendorCode, gameCode }) => `${vendorCode} ${gameCode}`),
  days: String(terms.days),
  largestConversion: sumField(terms.largestConversion),
  levelFrom: String(terms.levels.from),
  levelTo: String(terms.levels.to),
  from: momentField(terms.from),
  until: momentField(terms.until),
  budget: sumField(terms.budget),
  isOn,
  reason: '',
})

/** Terms to begin with: dear ones are not among them. */
export const newDraft = (): BonusDraft => ({
  ...{
    code: '',
    ko: '',
    en: '',
    vn: '',
    trigger: 'hand',
    every: 'day',
    rate: '10',
    cap: amountField(readAmount('100000')),
  },
  ...{
    minimumDeposit: amountField(readAmount('10000')),
    multiple: '50',
    largestStake: amountField(readAmount('5000')),
  },
  weights: { casino: '20', 'hc-casino': '20', slot: '100', 'h-slot': '100', fishing: '100', 'mini-game': '20' },
  ...{
    excluded: [],
    days: '14',
    largestConversion: '',
    levelFrom: '1',
    levelTo: '15',
    from: '',
    until: '',
    budget: '',
  },
  ...{ isOn: false, reason: '' },
})

const whole = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN)
const isWholeIn = (text: string, least: number, most: number): boolean => whole(text) >= least && whole(text) <= most
const isSum = (text: string, least = 0): boolean => readAmount(text) >= least
const isSumOrNone = (text: string): boolean => text.trim() === '' || isSum(text)
const rateOf = (text: string): number =>
  /^\d{1,4}([.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.replace(',', '.')) * 100) : Number.NaN
const isMomentOrNone = (text: string): boolean => text.trim() === '' || fromMomentText(text) !== undefined

/** Fields that cannot be saved as they stand. */
export const problemsOf = (draft: BonusDraft): DraftField[] => {
  const isOfDeposit = depositBonuses.some((code) => code === draft.code)
  const hasRate = draft.trigger !== 'hand' && draft.trigger !== 'rank-up'
  const checks: [DraftField, boolean][] = [
    ['code', /^[a-z0-9-]{1,40}$/.test(draft.code)],
    ['trigger', (draft.trigger === 'deposit') === isOfDeposit],
    ...(['ko', 'en', 'vn'] as const).map((tongue): [DraftField, boolean] => [tongue, draft[tongue].trim() !== '']),
    ['rate', rateOf(draft.rate) <= 100_000 && (!hasRate || rateOf(draft.rate) > 0)],
    ['cap', isSum(draft.cap, 1)],
    ['minimumDeposit', isSum(draft.minimumDeposit)],
    ['multiple', isWholeIn(draft.multiple, 0, 100)],
    ...bonusGroups.map((group): [DraftField, boolean] => [`weights.${group}`, isWholeIn(draft.weights[group], 0, 100)]),
    ['largestStake', isSum(draft.largestStake, 1)],
    ['days', isWholeIn(draft.days, 1, 365)],
    ['largestConversion', isSumOrNone(draft.largestConversion)],
    ['levelFrom', isWholeIn(draft.levelFrom, 1, 15) && whole(draft.levelFrom) <= whole(draft.levelTo)],
    ['levelTo', isWholeIn(draft.levelTo, 1, 15)],
    ['from', isMomentOrNone(draft.from)],
    ['until', isMomentOrNone(draft.until) && !endsBefore(draft)],
    ['budget', draft.budget.trim() === '' || readAmount(draft.budget) >= readAmount(draft.cap)],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([field]) => field)
}

const endsBefore = ({ from, until }: BonusDraft): boolean => {
  const [start, end] = [fromMomentText(from), fromMomentText(until)]
  return start !== undefined && end !== undefined && new Date(start) >= new Date(end)
}

const sumOrNone = (text: string): number | null => (text.trim() === '' ? null : readAmount(text))
const momentOrNone = (text: string): string | null =>
  text.trim() === '' ? null : new Date(fromMomentText(text) ?? 0).toISOString()

/** Of a draft without problems. */
export const termsOf = (draft: BonusDraft): BonusTerms => ({
  names: { ko: draft.ko.trim(), en: draft.en.trim(), vn: draft.vn.trim() },
  trigger: draft.trigger,
  every: draft.every,
  rateBp: rateOf(draft.rate),
  cap: readAmount(draft.cap),
  minimumDeposit: readAmount(draft.minimumDeposit),
  multiple: whole(draft.multiple),
  weights: Object.fromEntries(
    bonusGroups.map((group) => [group, whole(draft.weights[group])]).filter(([, weight]) => Number(weight) > 0),
  ),
  largestStake: readAmount(draft.largestStake),
  excludedGames: draft.excluded.map((game) => {
    const [vendorCode = '', gameCode = ''] = game.split(' ')
    return { vendorCode, gameCode }
  }),
  days: whole(draft.days),
  largestConversion: sumOrNone(draft.largestConversion),
  levels: { from: whole(draft.levelFrom), to: whole(draft.levelTo) },
  from: momentOrNone(draft.from),
  until: momentOrNone(draft.until),
  budget: sumOrNone(draft.budget),
})

/** What must be staked in a group for the largest bonus; undefined: it counts nothing, or a field is wrong. */
export const requiredPerBonus = ({ cap, multiple, weights }: BonusDraft, group: BonusGroup): number | undefined => {
  const weight = whole(weights[group])
  const required = Math.ceil((readAmount(cap) * whole(multiple) * 100) / weight)
  return weight > 0 && Number.isFinite(required) ? required : undefined
}
