/** What a question with words may be about. */
export const writtenKinds = ['cash', 'bonus', 'game', 'account', 'other'] as const
const kinds = ['bankaccount', ...writtenKinds] as const
export type QuestionKind = (typeof kinds)[number]
export const kindOf = (category: string): QuestionKind => kinds.find((kind) => kind === category) ?? 'other'
