import type { SportIncidentOut } from '@maru/contract'

/** What feeds call the same thing, by our own word. */
const words = {
  start: 'start',
  'period-start': 'periodStart',
  period: 'periodEnd',
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

/** What stands in the list beside the picture. A possession without a point, and what nobody has a word for, says nothing. */
export const isTold = (incident: SportIncidentOut, before: SportIncidentOut | undefined): boolean => {
  const word = wordOf(incident)
  if (word === 'other' || word === 'periodStart') return false
  if (word === 'point' || word === 'batting') return !isSameScore(incident, before)
  return true
}

export const isSameScore = (a: SportIncidentOut, b: SportIncidentOut | undefined): boolean =>
  a.home === (b?.home ?? 0) && a.away === (b?.away ?? 0)

/** Those that are told, the newest first. */
export const seenOf = (incidents: readonly SportIncidentOut[]): SportIncidentOut[] =>
  incidents.filter((incident, at) => isTold(incident, incidents[at - 1])).reverse()

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
