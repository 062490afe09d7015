import { highestLevel, type LevelRules, levelRules } from '@maru/contract'
import { amountField, readAmount, readWhole } from '../minigames/amount.rules.ts'

export const levelFields = ['deposits', 'turnover', 'days'] as const
export type LevelField = (typeof levelFields)[number]
export type LevelDraft = Record<LevelField, string>

const read = (field: LevelField, text: string): number => (field === 'days' ? readWhole(text) : readAmount(text))

export const draftOf = (rules: LevelRules | undefined): LevelDraft[] =>
  Array.from({ length: highestLevel }, (_, at) => {
    const needs = rules?.levels[at]
    return {
      deposits: amountField(needs?.deposits ?? 0),
      turnover: amountField(needs?.turnover ?? 0),
      days: String(needs?.days ?? 0),
    }
  })

/** `number`: it is none. `order`: it is less than the level below asks for, or level 1 asks for something. */
export const draftProblem = (
  draft: readonly LevelDraft[],
  at: number,
  field: LevelField,
): 'number' | 'order' | undefined => {
  const now = read(field, draft[at]?.[field] ?? '')
  if (Number.isNaN(now)) return 'number'
  const least = at === 0 ? 0 : read(field, draft[at - 1]?.[field] ?? '')
  return now < least || (at === 0 && now > 0) ? 'order' : undefined
}

/** Undefined where something in it is wrong. */
export const rulesOf = (draft: readonly LevelDraft[], mayFall: boolean): LevelRules | undefined => {
  if (draft.some((_, at) => levelFields.some((field) => draftProblem(draft, at, field)))) return undefined
  const levels = draft.map((row) => Object.fromEntries(levelFields.map((field) => [field, read(field, row[field])])))
  return levelRules.safeParse({ mayFall, levels }).data
}
