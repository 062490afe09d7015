import type { Side, Sport } from '@maru/sports'
import type { Competitor, EventState, Fixture, Language, Named } from '../message.ts'
import { instantOf, neededText } from './attributes.ts'
import { childOf, childrenOf, type Element } from './xml.ts'

const byNumber: Readonly<Record<number, Sport>> = {
  1: 'soccer',
  2: 'basketball',
  3: 'baseball',
  4: 'hockey',
  5: 'tennis',
  6: 'handball',
  10: 'combat',
  16: 'football',
  23: 'volleyball',
  31: 'badminton',
  117: 'combat',
}
/** Each game of e-sports is a sport of its own in the feed. */
const esports = new Set([
  107, 109, 110, 111, 112, 113, 114, 115, 118, 119, 120, 121, 122, 123, 124, 125, 127, 128, 132, 133, 134, 137, 153,
  194,
])

/** Null: none that the product has. */
export const sportOf = (id: string): Sport | null => {
  const number = Number(/^sr:sport:(\d+)$/.exec(id)?.[1] ?? Number.NaN)
  return byNumber[number] ?? (esports.has(number) ? 'esport' : null)
}

/** As REST writes it in `status`. */
const states: Readonly<Record<string, EventState>> = {
  not_started: 'notStarted',
  live: 'live',
  suspended: 'suspended',
  interrupted: 'interrupted',
  delayed: 'delayed',
  postponed: 'postponed',
  ended: 'ended',
  closed: 'closed',
  cancelled: 'cancelled',
  abandoned: 'abandoned',
}

/** A `fixture` or a `sport_event`, in one language. Throws where it lacks what an event must have. */
export const fixtureOf = (element: Element, language: Language): { event: string; fixture: Fixture } => {
  const tournament = childOf(element, 'tournament')
  const sport = childOf(tournament, 'sport')
  const competitors = childrenOf(childOf(element, 'competitors'), 'competitor')
  const sportId = sport?.attributes.id ?? ''
  return {
    event: neededText(element, 'id'),
    fixture: {
      sport: sportOf(sportId),
      sportId,
      region: namedOf(childOf(tournament, 'category'), language),
      competition: namedOf(tournament, language),
      competitors: competitors.map((competitor) => ({
        ...namedOf(competitor, language),
        side: sideOf(competitor.attributes.qualifier),
      })),
      startsAt: startOf(element),
      state: states[element.attributes.status ?? ''] ?? 'notStarted',
    },
  }
}

/** The same event in several languages as one; the first one counts for all that is no name. */
export const inLanguages = (fixtures: readonly Fixture[]): Fixture | null => {
  const [first] = fixtures
  if (!first) return null
  const competitorAt = (competitor: Competitor, at: number): Competitor => ({
    ...competitor,
    names: namesOf(fixtures.map(({ competitors }) => competitors[at]).filter((one) => one?.id === competitor.id)),
  })
  return {
    ...first,
    region: { id: first.region.id, names: namesOf(fixtures.map(({ region }) => region)) },
    competition: { id: first.competition.id, names: namesOf(fixtures.map(({ competition }) => competition)) },
    competitors: first.competitors.map(competitorAt),
  }
}

const namesOf = (all: readonly (Named | undefined)[]): Named['names'] =>
  Object.assign({}, ...all.map((named) => named?.names ?? {}))

const namedOf = (element: Element | undefined, language: Language): Named => ({
  id: element?.attributes.id ?? '',
  names: element?.attributes.name ? { [language]: element.attributes.name } : {},
})

const sideOf = (qualifier: string | undefined): Side | null =>
  qualifier === 'home' || qualifier === 'away' ? qualifier : null

/** A start of which only the day is known is not fixed yet. */
const startOf = (element: Element): number | null =>
  element.attributes.start_time_tbd === 'true'
    ? null
    : (instantOf(element, 'start_time') ?? instantOf(element, 'scheduled'))
