import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { DiceShown } from '../dice/dice-view.ts'
import { throwOf } from '../dice/throw.ts'
import { dealTimesOf, sinceDealing } from '../roulette/spin-clock.ts'
import type { RoomMoment } from '../scene/scene.ts'
import { chanceOfRound } from '../wheel/seeded.ts'
import { smooth } from '../wheel/wheel-turn.ts'

/** The dish is shaken under its lid, then the lid is lifted from dice that still jump. */
export const LIFT_MS = 1_500
export const LIFTED_MS = 750
/** Dice lie so long before the end of the throw. */
const LIES_MS = 500
const SHAKE = 0.022
const DOWN_MS = 600

/** What dish and dice show at an instant. */
export function throwWatch(said: Pick<TableSaid, 'code' | 'game' | 'pace'>): (moment: RoomMoment) => DiceShown {
  const times = dealTimesOf(said)
  let known: { key: string; placesAt: ReturnType<typeof throwOf> } | undefined
  return (moment) => {
    const { row, deal, isStill } = moment
    const ms = sinceDealing(moment, times)
    if (ms === undefined || deal?.kind !== 'dice' || row.voided) return { dice: [], lifted: 0, shake: [0, 0] }
    const key = `${row.round} ${deal.dice}`
    if (known?.key !== key)
      known = { key, placesAt: throwOf(deal.dice, times.restMs - LIES_MS, chanceOfRound(said.code, row.round)) }
    const at = isStill ? times.restMs : ms
    const down = smooth((ms - times.breakMs) / DOWN_MS)
    const strength = isStill ? 0 : Math.max(0, Math.min(1, at / 200, (times.restMs - 1_600 - at) / 900))
    return {
      dice: known.placesAt(at),
      lifted: isStill ? Number(ms < times.breakMs) : smooth((at - LIFT_MS) / LIFTED_MS) * (1 - down),
      shake: [SHAKE * strength * Math.sin(at / 17), SHAKE * 0.6 * strength * Math.sin(at / 11.3)],
    }
  }
}
