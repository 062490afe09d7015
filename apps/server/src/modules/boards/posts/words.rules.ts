import { leastTerm } from '@maru/contract'

/** Characters of a text that are looked through, so that a long one does not fill the index. */
const MOST_SEARCHED = 4_000
/** Words of one search; more narrow it no further. */
const MOST_WORDS = 8

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** What a text is searched in: small letters, one blank between words. */
export const searchedWords = (...texts: readonly string[]): string => plain(texts.join(' ')).slice(0, MOST_SEARCHED)

/**
 * Every two characters that follow one another in a word. Korean words are mostly of two syllables, which the index of pg_trgm, made of three characters, cannot find
 * (decision 0501).
 */
export const gramsOf = (words: string): string[] => [
  ...new Set(
    words.split(' ').flatMap((word) => {
      const characters = [...word]
      return characters.slice(1).map((next, at) => `${characters[at]}${next}`)
    }),
  ),
]

/** The words that are looked for; none when the term is too short to look for. */
export const termsOf = (term: string): string[] => {
  const words = plain(term)
    .split(' ')
    .filter((word) => [...word].length >= leastTerm)
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** Without case, blanks and signs: `스 팸` and `스.팸` are found as `스팸`. */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
