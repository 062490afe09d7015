import { endingsFrom, hasPrices } from '@maru/sports-simulator'
import type { Ctx } from '../../../platform/context.ts'
import { type PricedEvent, pricedEvent, stateOfMatch } from './joint.service.ts'
import { SIMULATED } from './name.ts'

export type ScoreChance = { home: number; away: number; probability: number }

const WHOLE = { whole: true, regular: true, points: 'none', spans: [] } as const

/** How likely each score at the end of regular play is, by the model of a simulated event and what its feed has said. Null: it is none, or nothing can be priced now. */
export const scoreChances = async (ctx: Ctx, eventId: number): Promise<ScoreChance[] | null> => {
  const event = await pricedEvent(ctx, eventId)
  if (event?.feed !== SIMULATED || !isToCome(event)) return null
  const found = await stateOfMatch(ctx, event)
  if (!found || !hasPrices(found.state)) return null
  const endings = endingsFrom(found.model, found.state)(WHOLE)
  if (!endings) return null
  const chances = new Map<string, ScoreChance>()
  for (const { regular, probability } of endings) {
    const name = `${regular.home} ${regular.away}`
    const known = chances.get(name) ?? { home: regular.home, away: regular.away, probability: 0 }
    chances.set(name, { ...known, probability: known.probability + probability })
  }
  return [...chances.values()]
}

const isToCome = ({ state }: PricedEvent): boolean => state === 'live' || state === 'notStarted'
