import { leadsTo, type NumberedLink, seedOf, streamOf } from '@maru/draws'
import type { Score, Sport } from '@maru/sports'
import { modelOf } from '../models/models.ts'
import { type Incident, stateAt } from '../state.ts'
import { digestOf } from '../teams/digest.ts'

/** All of a fixture that decides what its seed leads to. A `Fixture` is one. */
export type MatchTerms = { id: string; sport: Sport; home: { strength: number }; away: { strength: number } }

/**
 * The salt of a match: its number, sport and strengths cannot be changed after the match without another course of it.
 */
export const saltOfMatch = ({ id, sport, home, away }: MatchTerms): Uint8Array =>
  digestOf(`maru match 1 ${id} ${sport} ${home.strength.toFixed(3)} ${away.strength.toFixed(3)}`)

/**
 * The match that a link of a chain leads to: seed = HMAC-SHA256(key salt, link), then numbers as in the draws of the mini games. Whoever knows the link, 32 bytes, knows the match.
 */
export const playMatch = (link: Uint8Array, terms: MatchTerms): Incident[] =>
  modelOf(terms.sport, terms.home.strength, terms.away.strength).play(streamOf(seedOf(saltOfMatch(terms), link)))

export const scoreAt = (incidents: readonly Incident[], at: number): Score => stateAt(incidents, at).score

export const finalScoreOf = (incidents: readonly Incident[]): Score => {
  const score = incidents.at(-1)?.state.score
  if (!score?.ended) throw new RangeError('the match did not end')
  return score
}

/** `link`: the revealed link does not lead to the commitment. `course`: the match that it leads to is another. */
export type MatchProblem = 'link' | 'course'

/** What anybody can check of a finished match, from its terms, the revealed link, and a link below it that was published before. */
export const problemsOfMatch = (
  terms: MatchTerms,
  revealed: NumberedLink,
  known: NumberedLink,
  shown: readonly Pick<Incident, 'at' | 'kind' | 'side' | 'state'>[],
): MatchProblem[] => {
  if (!leadsTo(revealed, known)) return ['link']
  const played = playMatch(revealed.link, terms)
  const isSame =
    played.length === shown.length && played.every((incident, at) => textOf(incident) === textOf(shown[at] as Incident))
  return isSame ? [] : ['course']
}

/** To the millisecond: the last digits of logarithms differ between machines. */
const textOf = ({ at, kind, side, state }: Pick<Incident, 'at' | 'kind' | 'side' | 'state'>): string =>
  JSON.stringify([
    Math.round(at * 1_000),
    kind,
    side ?? '',
    state.score.home,
    state.score.away,
    state.score.periods,
    state.score.winner,
  ])

/**
 * The highest link that may be revealed. A link gives all below it away, so those of matches that have a lower number and still go on must have ended. `revealed` is the
 * highest that was.
 */
export const highestToReveal = (revealed: number, hasEnded: (number: number) => boolean): number => {
  let highest = revealed
  while (hasEnded(highest + 1)) highest++
  return highest
}
