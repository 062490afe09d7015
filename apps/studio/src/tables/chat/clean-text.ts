import { MOST_LETTERS } from './chat-shapes.ts'

export type Cleaned = { said: string } | { refused: 'empty' | 'too-long' | 'word' }

/** What nobody sees, or what turns the direction of what stands beside it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu
/** A pile of marks would cover the lines beside it. */
const PILED = /(\p{M}{2})\p{M}+/gu
const LINK = /\b[a-z][a-z0-9+.-]*:\/\/\S+|\bwww\.\S+|\b[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.[a-z]{2,12}\b(\/\S*)?/giu
const HANDLE = /[@＠][\p{L}\p{N}_.]{3,}/gu
/** Seven digits and more are a telephone number, an account, or an id elsewhere. */
const NUMBER = /\d(?:[\s.-]?\d){6,}/g
const TAKEN_OUT = '···'

/** A message as others may read it. Its length is that of what was typed. */
export const cleanText = (typed: string, words: readonly string[]): Cleaned => {
  const plain = typed.normalize('NFKC').replace(UNSEEN, ' ').replace(PILED, '$1').replace(/\s+/g, ' ').trim()
  if ([...plain].length > MOST_LETTERS) return { refused: 'too-long' }
  if (hasWord(plain, words)) return { refused: 'word' }
  const said = plain.replace(LINK, TAKEN_OUT).replace(HANDLE, TAKEN_OUT).replace(NUMBER, TAKEN_OUT)
  return said.replaceAll(TAKEN_OUT, '').trim() === '' ? { refused: 'empty' } : { said }
}

/** Blanks, signs and case between its letters hide no word. */
const hasWord = (text: string, words: readonly string[]): boolean => {
  const letters = lettersOf(text)
  return words.some((word) => {
    const wanted = lettersOf(word)
    return wanted !== '' && letters.includes(wanted)
  })
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
