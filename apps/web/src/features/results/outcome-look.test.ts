import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lettersIn = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../../../packages/i18n/locales/${language}/minigames.json`, import.meta.url), 'utf8'),
  )

/** What stands side by side in the row of one round, without a word beside it. */
const besideOneAnother = [
  ['odd', 'even', 'under', 'over'],
  ['left', 'right', 'odd', 'even'],
]

test.each(['ko', 'en', 'vn'])('in %s no two outcomes of a round have the same letters in their dots', (language) => {
  const texts = lettersIn(language)
  for (const outcomes of besideOneAnother) {
    const letters = outcomes.map((outcome) => texts[`results.letter.${outcome}`])
    expect(new Set(letters).size, letters.join(' ')).toBe(outcomes.length)
  }
})
