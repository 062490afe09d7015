import type { DeskTableOrder } from '@maru/contract'

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
