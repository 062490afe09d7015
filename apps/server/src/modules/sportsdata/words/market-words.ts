import type { Language } from '@maru/contract'
import { type ServerKey, text } from '@maru/i18n'
import { findMarketType, readSpecifiers, type Specifiers } from '@maru/sports'
import { type OutcomeWord, wordOfOutcome } from './outcome-words.ts'

export type Sides = { home: string; away: string }
export type NamedMarket = { type: number; specifiers: Specifiers; line: string | null }

/** What a key says, and its line: of a handicap the home side's, of a total its own. */
export const readMarketKey = (marketKey: string): NamedMarket => {
  const slash = marketKey.indexOf('/')
  const type = Number(slash < 0 ? marketKey : marketKey.slice(0, slash))
  const specifiers = slash < 0 ? {} : readSpecifiers(marketKey.slice(slash + 1))
  return { type, specifiers, line: specifiers.hcp ?? specifiers.total ?? null }
}

const NUMBERED = ['goalnr', 'setnr', 'gamenr', 'mapnr', 'quarternr', 'periodnr', 'inningnr']

/** Null: the product has no words for the type. */
export const marketName = (language: Language, { type, specifiers }: NamedMarket, sides: Sides): string | null => {
  if (findMarketType(type) === null) return null
  const nr = NUMBERED.map((name) => specifiers[name]).find((value) => value !== undefined) ?? ''
  return text(language, 'sports-words', `market.${type}` as ServerKey<'sports-words'>, { ...sides, nr })
}

/** Null: the product does not know the outcome. */
export const outcomeName = (language: Language, market: NamedMarket, id: string, sides: Sides): string | null => {
  const word = wordOfOutcome(market, id)
  return word === null ? null : said(language, word, sides)
}

/** With the minus sign of figures, and in Vietnamese with a decimal comma, as its prices. */
const lineText = (language: Language, line: string): string => {
  const said = line.replace('-', '\u2212')
  return language === 'vn' ? said.replaceAll('.', ',') : said
}

const said = (language: Language, { parts, line }: OutcomeWord, sides: Sides): string => {
  const words = parts.map((part) => {
    if (part === 'home' || part === 'away') return sides[part]
    if (/\d/.test(part.at(0) ?? '')) return part
    return text(language, 'sports-words', `outcome.${part}` as ServerKey<'sports-words'>)
  })
  return [words.join(' / '), ...(line === null ? [] : [lineText(language, line)])].join(' ')
}
