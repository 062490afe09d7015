import type { SportCode, SportIncidentOut } from '@maru/contract'
import { isBySets } from '../clock.rules.ts'
import { isSameScore, wordOf } from './incident.rules.ts'

const weights: Partial<Record<ReturnType<typeof wordOf>, number>> = { goal: 3, shootOut: 3, corner: 1.6, stoppage: 1 }
/** A record counts for the minutes around it. */
const fadeMinutes = 3.5
/** What stands for the whole height. */
const full = 3.4

/** Sports in which few goals fall: their flow is read from every record, by minutes. */
export const playsByMinutes = (sport: SportCode): boolean => sport === 'soccer' || sport === 'hockey'
export const regularMinutes = (sport: SportCode): number => (sport === 'hockey' ? 60 : 90)

/** For each minute up to now, from -1 (all away) to 1 (all home). */
export const pressureOf = (incidents: readonly SportIncidentOut[], minutes: number): number[] => {
  const counted = incidents.flatMap((incident) => {
    const weight = weights[wordOf(incident)]
    if (!weight || !incident.side || incident.atSeconds === null) return []
    return [{ minute: incident.atSeconds / 60, weight: incident.side === 'home' ? weight : -weight }]
  })
  return Array.from({ length: Math.max(0, Math.min(minutes, 180)) }, (_, minute) => {
    const sum = counted.reduce(
      (total, one) => total + one.weight * Math.exp(-(((minute + 0.5 - one.minute) / fadeMinutes) ** 2)),
      0,
    )
    return Math.max(-1, Math.min(1, sum / full))
  })
}

/** Signs on an axis: those of rare things all, of others the first where there is room for it beside what its side has there already. `room`: in minutes. */
export const signsOf = (
  incidents: readonly SportIncidentOut[],
  { isRare, room }: { isRare: (incident: SportIncidentOut) => boolean; room: number },
): SportIncidentOut[] => {
  const timed = incidents.filter(({ atSeconds }) => atSeconds !== null)
  const placed = timed.filter(isRare)
  for (const one of timed) {
    if (isRare(one)) continue
    const isFree = placed.every(
      ({ side, atSeconds }) => side !== one.side || Math.abs((atSeconds ?? 0) - (one.atSeconds ?? 0)) >= room * 60,
    )
    if (isFree) placed.push(one)
  }
  return placed
}

/** How far the home side was ahead after each change of the score, from 0; where sets are counted, in points of all of them. */
export const leadsOf = (sport: SportCode, incidents: readonly SportIncidentOut[]): number[] => {
  const leads = [0]
  if (isBySets(sport)) {
    for (const incident of incidents)
      if (incident.side && wordOf(incident) === 'point')
        leads.push((leads.at(-1) ?? 0) + (incident.side === 'home' ? 1 : -1))
    return leads
  }
  let before: SportIncidentOut | undefined
  for (const incident of incidents) {
    const { home, away } = incident
    if (home === null || away === null || isSameScore(incident, before)) continue
    leads.push(home - away)
    before = incident
  }
  return leads
}
