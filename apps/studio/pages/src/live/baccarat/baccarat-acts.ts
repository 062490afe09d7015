import { cardTimesOf } from '@maru/live-games'
import type { DealShown, TableSaid } from '../../../../src/tables/table-shapes.ts'
import { timesOfCard } from '../cards/card-flight.ts'
import type { RoomLayout } from '../game/game-view.ts'
import { inDealer } from '../scene/in-dealer.ts'
import type { DealerAct } from '../scene/scene.ts'
import { coupSpots } from './coup-spots.ts'
import { dealtCoup } from './dealt-coup.ts'

const DRAW_MS = 200

/** Draws each card, lays it and turns it. */
export function baccaratActs(deal: DealShown, { game, pace }: TableSaid, layout: RoomLayout): DealerAct[] {
  if (deal.kind !== 'cards') return []
  const spots = coupSpots(layout)
  return dealtCoup(deal.cards).flatMap(({ side, place }, index): DealerAct[] => {
    const { leavesAt, arrivesAt, turnsAt, liesAt } = timesOfCard(cardTimesOf(game, pace, index))
    const at = inDealer(spots[side].cards[place], layout)
    return [
      { act: 'draw', from: leavesAt - DRAW_MS, to: leavesAt, at: inDealer(layout.shoe, layout) },
      { act: 'deal', from: leavesAt, to: arrivesAt, at },
      { act: pace === 'squeeze' ? 'squeeze' : 'turn', from: pace === 'squeeze' ? arrivesAt : turnsAt, to: liesAt, at },
    ]
  })
}
