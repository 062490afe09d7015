/** Languages of the operator's pages. */
export const LANGUAGES = ['ko', 'en', 'vn'] as const
export type Language = (typeof LANGUAGES)[number]
