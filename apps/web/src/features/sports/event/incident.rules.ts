import type { SportCode, SportIncidentOut } from '@maru/contract'
import { isBySets } from '../clock.rules.ts'

/** What feeds call the same thing, by our own word. */
const words = {
  start: 'start',
  'period-start': 'periodStart',
  period: 'period',
  'period-end': 'periodEnd',
  'added-time': 'addedTime',
  goal: 'goal',
  corner: 'corner',
  card: 'card',
  'yellow-card': 'card',
  'red-card': 'redCard',
  substitution: 'substitution',
  point: 'point',
  possession: 'point',
  'plate-appearance': 'batting',
  game: 'game',
  round: 'round',
  stoppage: 'stoppage',
  'shoot-out': 'shootOut',
  end: 'end',
} as const
export type IncidentWord = (typeof words)[keyof typeof words] | 'other'

export const wordOf = ({ kind }: SportIncidentOut): IncidentWord =>
  Object.hasOwn(words, kind) ? words[kind as keyof typeof words] : 'other'

/** What stands in the list beside the picture. A possession without a point, the end of a part and the start of the next, and what nobody has a word for, say nothing more. */
const isTold = (sport: SportCode, incident: SportIncidentOut, before: SportIncidentOut | undefined): boolean => {
  const word = wordOf(incident)
  if (word === 'other' || word === 'periodStart') return false
  if (word === 'period') return before !== undefined && before.kind !== 'start' && wordOf(before) !== 'period'
  if (word === 'point' || word === 'batting') return isBySets(sport) || !isSameScore(incident, before)
  return true
}

export const isSameScore = (a: SportIncidentOut, b: SportIncidentOut | undefined): boolean =>
  a.home === (b?.home ?? 0) && a.away === (b?.away ?? 0)

/** Those that are told, the newest first. */
export const seenOf = (sport: SportCode, incidents: readonly SportIncidentOut[]): SportIncidentOut[] =>
  incidents.filter((incident, at) => isTold(sport, incident, incidents[at - 1])).reverse()

export type SideCounts = { word: 'goal' | 'corner' | 'card' | 'redCard'; home: number; away: number }

/** How often each side had what is counted, where anybody had it. */
export const countsOf = (incidents: readonly SportIncidentOut[]): SideCounts[] =>
  (['goal', 'corner', 'card', 'redCard'] as const)
    .map((word) => {
      const those = incidents.filter((incident) => wordOf(incident) === word)
      const ofSide = (side: 'home' | 'away'): number => those.filter((one) => one.side === side).length
      return { word, home: ofSide('home'), away: ofSide('away') }
    })
    .filter(({ home, away }) => home + away > 0)
