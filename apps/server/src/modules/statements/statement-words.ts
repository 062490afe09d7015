import type { Language } from '@maru/contract'
import { type ServerKey, text } from '@maru/i18n'
import type { Line } from './statement.rules.ts'

const say = (language: Language, key: string): string =>
  text(language, 'server', `statement.${key}` as ServerKey<'server'>)

/** What stands above each column, for people. */
export const wordColumns = ['no', 'at', 'purse', 'kind', 'amount', 'balance', 'hash'] as const
export const columnWord = (language: Language, column: (typeof wordColumns)[number]): string =>
  say(language, `column.${column}`)
export const purseWord = (language: Language, { purse }: Line): string =>
  purse === '' ? '' : say(language, `purse.${purse}`)
export const kindWord = (language: Language, { kind }: Line): string => say(language, `kind.${kind}`)
export const titleWord = (language: Language, year: number): string =>
  text(language, 'server', 'statement.title', { year })
export const noteWord = (language: Language): string => say(language, 'note')
