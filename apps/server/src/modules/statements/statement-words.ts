import type { Language } from '@maru/contract'
import { text } from '@maru/i18n'
import type { Purse, TransferKind } from '../ledger/index.ts'
import type { Line } from './statement.rules.ts'

/** What stands above each column, for people. */
export const wordColumns = ['no', 'at', 'purse', 'kind', 'amount', 'balance', 'hash'] as const
export const columnWord = (language: Language, column: (typeof wordColumns)[number]): string =>
  text(language, 'server', `statement.column.${column}`)
/** A purse or kind without words does not compile. */
export const purseWord = (language: Language, { purse }: Line): string =>
  purse === '' ? '' : text(language, 'server', `statement.purse.${purse as Purse}`)
export const kindWord = (language: Language, { kind }: Line): string =>
  text(language, 'server', `statement.kind.${kind as TransferKind | 'statement' | 'opening' | 'closing'}`)
export const titleWord = (language: Language, year: number): string =>
  text(language, 'server', 'statement.title', { year })
export const noteWord = (language: Language): string => text(language, 'server', 'statement.note')
