import type { SiteOptionRow, SiteOptionValue } from '@maru/contract'
import { digits } from '../../shared/money.ts'
import { readWhole } from '../minigames/amount.rules.ts'

/** What stands in the fields of a form: one text, or one for each number of a list. */
export type OptionDraft = string[]
type Shape = Pick<SiteOptionRow, 'kind' | 'least' | 'most' | 'isKeptOn'>

const isList = ({ kind }: Shape): boolean => kind === 'sums' || kind === 'level-sums' || kind === 'tier-sums'
const isNumber = ({ kind }: Shape): boolean => kind === 'whole' || kind === 'sum' || isList({ kind } as Shape)

export const draftOf = (shape: Shape, value: SiteOptionValue): OptionDraft => {
  if (isList(shape)) return (value as number[]).map((number) => digits(number))
  if (isNumber(shape)) return [digits(value as number)]
  if (shape.kind === 'codes') return [(value as string[]).join('\n')]
  if (shape.kind === 'switch') return [value === true ? 'Y' : 'N']
  return [value === null ? '' : String(value)]
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/

/** Undefined where something does not fit. */
export const sentValueOf = (shape: Shape, draft: OptionDraft): SiteOptionValue | undefined => {
  const { kind, most, isKeptOn } = shape
  const text = (draft[0] ?? '').trim()
  if (isNumber(shape)) {
    const numbers = draft.map(readWhole)
    if (numbers.some((number) => !fits(shape, number))) return undefined
    return isList(shape) ? numbers : numbers[0]
  }
  switch (kind) {
    case 'switch':
      return text === 'Y'
    case 'codes':
      return text.split(/[\s,]+/).filter((code) => code !== '')
    case 'time':
      return timeOfDay.test(text) ? text : undefined
    case 'link':
      if (text === '') return null
      return URL.canParse(text) && text.startsWith('https://') ? text : undefined
    default:
      return text.length > (most ?? Number.POSITIVE_INFINITY) || (isKeptOn && text === '') ? undefined : text
  }
}

const fits = ({ least, most, isKeptOn }: Shape, number: number): boolean =>
  !Number.isNaN(number) &&
  number >= (least ?? 0) &&
  number <= (most ?? Number.MAX_SAFE_INTEGER) &&
  !(isKeptOn && number === 0)
