import { type Language, languages } from '@maru/contract'
import type { Names, NewLeg } from '../../wagers/index.ts'
import type { LegWords } from './operation.ts'
import type { AskedSelection } from './slip.rules.ts'

const SEPARATOR = ' · '
/** More selections than that are counted instead of named. */
const MOST_NAMED = 3

const inAll = (of: (language: Language) => string): Names =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Names

const wordsOfLeg = ({ event, market, outcome }: LegWords): Names =>
  inAll((language) => [event[language], market[language], outcome[language]].join(SEPARATOR))

/** What the history shows of each leg. */
export const legsOf = (
  selections: readonly AskedSelection[],
  prices: readonly number[],
  words: readonly LegWords[],
): NewLeg[] =>
  selections.map(({ eventId, marketKey, outcome, price }, i) => {
    const said = words[i]
    return {
      event: String(eventId),
      market: marketKey,
      outcome,
      price: prices[i] ?? price,
      words: said ? wordsOfLeg(said) : null,
    }
  })

/** Of a whole ticket: what its first selections are on, and how many more there are. */
export const selectionWords = (words: readonly LegWords[]): Names | null => {
  const [first] = words
  if (!first) return null
  if (words.length === 1) return wordsOfLeg(first)
  return inAll((language) => {
    const named = words.slice(0, MOST_NAMED).map(({ event, outcome }) => `${event[language]} (${outcome[language]})`)
    const more = words.length - named.length
    return [...named, ...(more > 0 ? [`+${more}`] : [])].join(SEPARATOR)
  })
}
