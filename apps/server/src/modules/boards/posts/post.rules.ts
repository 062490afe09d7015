import { mostContent, mostPictures, mostTitle, type WordAct } from '@maru/contract'
import { hasWords, wordsIn } from '../../../platform/rich-text/sanitised.ts'
import { bare } from './words.rules.ts'

export type ListedWord = { word: string; act: WordAct }

/** What of the list is in a text. */
export const foundWords = (words: readonly ListedWord[], ...texts: readonly string[]): ListedWord[] => {
  const looked = bare(texts.join(' '))
  return words.filter(({ word }) => looked.includes(bare(word)))
}

/** An account or a phone number: ten digits or more, with hyphens or blanks between. Members are not to give them away. */
const NUMBER = /\d(?:[\s-]?\d){9,}/
export const hasPrivateNumber = (...texts: readonly string[]): boolean => texts.some((text) => NUMBER.test(text))

/** Leads somewhere else than to a page of the site. */
export const hasForeignLink = (html: string): boolean => /<a [^>]*href="https:/.test(html)

export type Written = { title: string; html: string; pictures: readonly string[] }
export const writtenProblem = ({ title, html, pictures }: Written): 'BD02' | 'BD05' | 'BD06' | undefined => {
  const words = wordsIn(html)
  if (title === '' || (!hasWords(html) && pictures.length === 0)) return 'BD02'
  if ([...title].length > mostTitle || [...words].length > mostContent || html.length > mostContent * 3) return 'BD05'
  if (pictures.length > mostPictures) return 'BD06'
  return undefined
}
