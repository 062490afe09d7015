import { type Language, languages, type SportCode } from '@maru/contract'
import type { Score } from '@maru/sports'
import type { EventState, Names } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import type { MarketKey } from '../markets/market-now.ts'
import { type Description, descriptionsOf, type EventNames, eventNames } from './event-words.repository.ts'
import { marketName, outcomeName, readMarketKey, type Sides } from './market-words.ts'

export type InAllLanguages = Readonly<Record<Language, string>>
export type SelectionWords = {
  sport: SportCode
  startsAt: Date
  eventState: EventState
  score: Score | null
  competition: InAllLanguages
  home: InAllLanguages
  away: InAllLanguages
  /** Both sides. */
  event: InAllLanguages
  market: InAllLanguages
  outcome: InAllLanguages
  line: string | null
}

/** How selections are called, in their order; undefined for one of an event without a fixture. `wanted`: in which languages, where not all are read. */
export const wordsOf = async (
  selections: readonly (MarketKey & { outcome: string })[],
  ctx: Ctx,
  wanted: readonly Language[] = languages,
): Promise<(SelectionWords | undefined)[]> => {
  const [events, described] = await loadNames(ctx, selections)
  const inAll = (say: (language: Language) => string) =>
    Object.fromEntries(wanted.map((language) => [language, say(language)])) as InAllLanguages
  return selections.map(({ eventId, marketKey, outcome }) => {
    const event = events.get(eventId)
    if (!event) return undefined
    const market = readMarketKey(marketKey)
    const description = described.get(`${event.feed} ${market.type}`)
    const sides = (language: Language) => sidesOf(event, language)
    return {
      sport: event.sport,
      startsAt: event.startsAt,
      eventState: event.state,
      score: event.score,
      line: market.line,
      competition: inAll((language) => nameIn(event.competition, language)),
      home: inAll((language) => sides(language).home),
      away: inAll((language) => sides(language).away),
      event: inAll((language) => `${sides(language).home} – ${sides(language).away}`),
      market: inAll((language) => nameOfMarketIn(language, marketKey, sides(language), description)),
      outcome: inAll((language) => nameOfOutcomeIn(language, marketKey, outcome, sides(language), description)),
    }
  })
}

export const loadNames = async (
  ctx: Ctx,
  markets: readonly MarketKey[],
): Promise<[ReadonlyMap<number, EventNames>, Map<string, Description>]> => {
  const types = [...new Set(markets.map(({ marketKey }) => readMarketKey(marketKey).type))]
  const unknown = types.filter((type) => marketName('ko', { type, specifiers: {}, line: null }, noSides) === null)
  return [
    await eventNames(
      ctx,
      markets.map(({ eventId }) => eventId),
    ),
    await descriptionsOf(ctx, unknown),
  ]
}
const noSides: Sides = { home: '', away: '' }

export const nameOfMarketIn = (language: Language, key: string, sides: Sides, described?: Description): string =>
  marketName(language, readMarketKey(key), sides) ?? filled(described?.names, language, key, sides) ?? key

export const nameOfOutcomeIn = (
  language: Language,
  key: string,
  id: string,
  sides: Sides,
  described?: Description,
): string =>
  outcomeName(language, readMarketKey(key), id, sides) ??
  filled(described?.outcomes.find((outcome) => outcome.id === id)?.names, language, key, sides) ??
  id

/** A feed's own words: `{$competitor1}` is the home side, `{total}` and `{!setnr}` are specifiers. */
const filled = (names: Names | undefined, language: Language, key: string, sides: Sides): string | null => {
  if (!names || Object.keys(names).length === 0) return null
  const { specifiers } = readMarketKey(key)
  return nameIn(names, language).replace(/\{([+!$%-]?)(\w+)\}/g, (_, _sign: string, name: string) => {
    if (name === 'competitor1') return sides.home
    if (name === 'competitor2') return sides.away
    return specifiers[name] ?? ''
  })
}

export const sidesOf = ({ home, away }: Pick<EventNames, 'home' | 'away'>, language: Language): Sides => ({
  home: nameIn(home, language),
  away: nameIn(away, language),
})

/** English where a feed has no other. */
export const nameIn = (names: Names | null, language: Language): string =>
  names?.[language] ?? names?.en ?? Object.values(names ?? {})[0] ?? ''
