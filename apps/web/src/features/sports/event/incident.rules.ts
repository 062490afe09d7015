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

/** When a half of soccer ends without what is added; the third and the fourth are of extra time. */
const halves = [45, 90, 105, 120] as const

/** The minute of each: `63′`, and `45+2′` in what is added to a half, whose next one begins at 45 minutes again. */
export const minutesOf = (sport: SportCode, incidents: readonly SportIncidentOut[]): Map<SportIncidentOut, string> => {
  const minutes = new Map<SportIncidentOut, string>()
  let half = 0
  let before = 0
  for (const incident of incidents) {
    if (incident.atSeconds === null) continue
    const seconds = incident.atSeconds
    const word = wordOf(incident)
    const isStart = (word === 'period' || word === 'periodStart') && seconds === (halves[half] ?? 0) * 60
    if (isStart && before >= seconds && half < halves.length - 1) half++
    before = seconds
    const minute = Math.floor(seconds / 60) + 1
    const last = sport === 'soccer' ? (halves[half] ?? minute) : minute
    minutes.set(incident, minute > last ? `${last}+${minute - last}′` : `${minute}′`)
  }
  return minutes
}

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
