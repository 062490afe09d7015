import type { SiteOptionRow, SiteOptionValue } from '@maru/contract'
import { decimalsText, readDecimals } from '../../shared/decimals.rules.ts'
import { digits } from '../../shared/money.ts'
import { readWhole } from '../minigames/amount.rules.ts'

/** What stands in the fields of a form: one text, or one for each number of a list. */
export type OptionDraft = string[]
type Shape = Pick<SiteOptionRow, 'kind' | 'unit' | 'least' | 'most' | 'isKeptOn'>

const isList = ({ kind }: Pick<Shape, 'kind'>): boolean =>
  kind === 'sums' || kind === 'level-sums' || kind === 'tier-sums'
const isNumber = ({ kind }: Pick<Shape, 'kind'>): boolean => kind === 'whole' || kind === 'sum' || isList({ kind })
/** Decimals of a unit that is typed otherwise than it is stored: USDT and percent. */
export const typedDecimals = ({ unit }: Pick<Shape, 'unit'>): number =>
  unit === 'micro-usdt' ? 6 : unit === 'basis-points' ? 2 : 0

export const draftOf = (shape: Shape, value: SiteOptionValue): OptionDraft => {
  if (isList(shape)) return (value as number[]).map((number) => digits(number))
  if (isNumber(shape)) {
    const decimals = typedDecimals(shape)
    return [decimals > 0 ? decimalsText(value as number, decimals) : digits(value as number)]
  }
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
    const decimals = typedDecimals(shape)
    const numbers = draft.map((each) => (decimals > 0 ? (readDecimals(each, decimals) ?? Number.NaN) : readWhole(each)))
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
