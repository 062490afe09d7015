import type { Language } from '@maru/contract'

/** One text in every language. */
export type Names = Record<Language, string>
/** A key of the game's texts, with what stands in its places. */
export type BetText = { key: string; values?: Record<string, string | number> | undefined }
/** What was chosen: one text, one per language, or texts by key, with the vendor's own words where one is not known. */
export type Selection = string | Record<string, string> | { texts: BetText[]; plain?: string }

/** What a round of a table came to, by the codes of its places; in whole ledger units. Stands with the payout that ended the round. */
export type EndedTable = {
  table: string
  places: { on: string; stake: number; payout: number; end: 'decided' | 'half' | 'tie' }[]
}

const LOCALES: Record<Language, string> = { ko: 'ko-KR', en: 'en-US', vn: 'vi-VN' }
const SEPARATOR = ' · '

/** As a reader of a language sees it; empty where nothing is known of it. `texts`: those of the game that it names. */
export const selectionIn = (
  selection: Selection | null,
  texts: Record<string, Names> | null,
  language: Language,
): string => wordsOf(selection, texts, language).replace(CONTROLS, ' ').replace(UNSEEN, '')

/** Vendors send them with bets, which are not refused for a text: what turns the words beside it, or is not seen. */
const CONTROLS = /\p{Cc}+/gu
const UNSEEN = /[\p{Bidi_C}\u200b\u2060\ufeff]/gu

const wordsOf = (selection: Selection | null, texts: Record<string, Names> | null, language: Language): string => {
  if (selection === null || typeof selection === 'string') return selection ?? ''
  if (!isByKey(selection)) return selection[language] ?? ''
  const said = selection.texts.flatMap((text) => {
    const template = texts?.[text.key]?.[language]
    return template === undefined ? [] : [filled(template, text.values ?? {}, language)]
  })
  const isWhole = said.length === selection.texts.length
  return isWhole ? said.join(SEPARATOR) : (selection.plain ?? said.join(SEPARATOR))
}

const isByKey = (selection: Exclude<Selection, string>): selection is Extract<Selection, { texts: BetText[] }> =>
  Array.isArray(selection.texts)

const filled = (template: string, values: Record<string, string | number>, language: Language): string =>
  template.replace(/\{([A-Za-z0-9_-]+)\}/g, (_place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : ''
    return typeof value === 'number' ? value.toLocaleString(LOCALES[language]) : (value ?? '')
  })
