import { type Language, languages } from '@maru/contract'

export type Texts = Record<Language, string>
export const noTexts: Texts = { ko: '', en: '', vn: '' }
export const inEach = (texts: Partial<Texts>): Texts => ({ ...noTexts, ...texts })
/** The first language that lacks words. */
export const missingIn = (...all: Texts[]): Language | undefined =>
  languages.find((language) => all.some((texts) => texts[language].trim() === ''))
