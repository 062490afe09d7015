import type { SportCode, SportIncidentOut } from '@maru/contract'
import { wordOf } from '../event/incident.rules.ts'
import { courtDepth, courtLength, type Point } from './projection.ts'

type Side = 'home' | 'away'
/** `ball`: where the last record of a side puts it; `from`: where the one before did, if it was the same side's. */
export type Scene = { incident: SportIncidentOut; side: Side; ball: Point; from: Point | null }

/** From 0 to 1, the same for the same text. */
const chance = (text: string): number => {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return ((hash >>> 0) % 10_000) / 10_000
}

const depth = courtDepth / 2

/** Feeds say what took place and for whom, not where: the place is one that fits the record. The home side plays to the right. */
export const placeOf = (sport: SportCode, incident: SportIncidentOut, side: Side): Point => {
  const [a, b] = [chance(`${incident.at}a`), chance(`${incident.at}b`)]
  const [x, y] = ofHome(sport, incident, a, b)
  return [side === 'home' ? x : courtLength - x, y]
}

const ofHome = (sport: SportCode, incident: SportIncidentOut, a: number, b: number): Point => {
  const word = wordOf(incident)
  switch (sport) {
    case 'soccer':
    case 'handball':
    case 'hockey':
      if (word === 'goal' || word === 'shootOut') return [sport === 'hockey' ? 99 : 103.5, depth + (a - 0.5) * 5]
      if (word === 'corner') return [104, b < 0.5 ? 1 : courtDepth - 1]
      return [48 + a * 38, 10 + b * 48]
    case 'basketball':
      return [99 - a * 22, depth + (b - 0.5) * 34]
    case 'football':
      return [99 - a * 30, 10 + b * 48]
    case 'baseball':
      return [60 + a * 26, 14 + b * 26]
    case 'combat':
      return [54 + a * 14, depth + (b - 0.5) * 24]
    default:
      // Over the net: where the rally ended.
      return [62 + a * 36, 9 + b * 50]
  }
}

/** What the court shows now: the last record that belongs to a side. */
export const sceneOf = (sport: SportCode, incidents: readonly SportIncidentOut[]): Scene | null => {
  const ofSides = incidents.filter((one) => one.side !== null && wordOf(one) !== 'other')
  const incident = ofSides.at(-1)
  if (!incident?.side) return null
  const before = ofSides.at(-2)
  return {
    incident,
    side: incident.side,
    ball: placeOf(sport, incident, incident.side),
    from: before?.side === incident.side ? placeOf(sport, before, before.side) : null,
  }
}
