import type { DeskTableOrder, TableLimits } from '@maru/contract'

export type LimitDraft = { kind: string; codes: string[]; minimum: string; maximum: string }
export type LimitProblem = 'number' | 'both' | 'order'
type Limits = Extract<DeskTableOrder, { kind: 'limits' }>['places']

/** What is wrong with a row. Both fields empty: the table's own limits. */
export const limitProblem = (
  { minimum, maximum }: Pick<LimitDraft, 'minimum' | 'maximum'>,
  read: (text: string) => number,
): LimitProblem | undefined => {
  const [isMinimum, isMaximum] = [minimum.trim() !== '', maximum.trim() !== '']
  if (!isMinimum && !isMaximum) return undefined
  if (isMinimum !== isMaximum) return 'both'
  const [least, most] = [read(minimum), read(maximum)]
  if (!Number.isSafeInteger(least) || !Number.isSafeInteger(most) || least < 1 || most < 1) return 'number'
  return most < least ? 'order' : undefined
}

/** As the order says it: every place of a kind has what its row says. Null: the table's own limits everywhere. */
export const limitsOf = (drafts: readonly LimitDraft[], read: (text: string) => number): Limits => {
  const places = drafts
    .filter(({ minimum }) => minimum.trim() !== '')
    .flatMap(({ codes, minimum, maximum }) =>
      codes.map((place) => ({ place, minimum: read(minimum), maximum: read(maximum) })),
    )
  return places.length === 0 ? null : places
}

type Range = { minimum: number; maximum: number }

/** What these places have in common; undefined where they differ, or have none. */
export const rangeOf = (limits: NonNullable<TableLimits['set']>, codes: readonly string[]): Range | undefined => {
  const own = limits.filter(({ place }) => codes.includes(place))
  const [first] = own
  if (!first || own.length < codes.length) return undefined
  const { minimum, maximum } = first
  return own.every((one) => one.minimum === minimum && one.maximum === maximum) ? { minimum, maximum } : undefined
}

/** Rows of the form as they are set; a kind whose places differ has none. */
export const draftsOf = (
  kinds: readonly { kind: string; codes: string[] }[],
  set: TableLimits['set'],
  write: (units: number) => string,
): LimitDraft[] =>
  kinds.map(({ kind, codes }) => {
    const range = rangeOf(set ?? [], codes)
    return { kind, codes, minimum: range ? write(range.minimum) : '', maximum: range ? write(range.maximum) : '' }
  })
