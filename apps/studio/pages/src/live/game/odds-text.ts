import { decimal, type Language } from '../../frame/texts.ts'

/** What a place pays for one: `0.95 : 1`. */
export const oddsText = (pays: number, language: Language): string =>
  `${Number.isInteger(pays) ? pays : decimal(pays, Number.isInteger(Math.round(pays * 100) / 10) ? 1 : 2, language)} : 1`
