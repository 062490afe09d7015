import { cardTimesOf } from '@maru/live-games'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { timesOfCard } from '../cards/card-flight.ts'
import { part } from '../stage/ease.ts'

/** Cards on a side at an instant, of `count` without the joker; one on its way counts as the part of its way. */
export function dealtOn(
  side: 'andar' | 'bahar',
  { game, pace }: Pick<TableSaid, 'game' | 'pace'>,
  count: number,
  at: number,
): number {
  let dealt = 0
  for (let index = side === 'andar' ? 1 : 2; index <= count; index += 2) {
    const { leavesAt, arrivesAt } = timesOfCard(cardTimesOf(game, pace, index))
    if (at < leavesAt) break
    dealt += part(at, leavesAt, arrivesAt)
  }
  return dealt
}
