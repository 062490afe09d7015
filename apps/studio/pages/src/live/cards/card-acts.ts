import { cardTimesOf } from '@maru/live-games'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { RoomLayout } from '../game/game-view.ts'
import { inDealer } from '../scene/in-dealer.ts'
import type { DealerAct } from '../scene/scene.ts'
import { timesOfCard } from './card-flight.ts'
import type { Spot } from './dealt-cards.ts'

const DRAW_MS = 200

/** The dealer draws each card, lays it and turns it; at a squeeze table slowly. */
export const cardActs = (spots: readonly Spot[], { game, pace }: TableSaid, layout: RoomLayout): DealerAct[] =>
  spots.flatMap((spot, index): DealerAct[] => {
    const { leavesAt, arrivesAt, turnsAt, liesAt } = timesOfCard(cardTimesOf(game, pace, index))
    const at = inDealer(spot, layout)
    return [
      { act: 'draw', from: leavesAt - DRAW_MS, to: leavesAt, at: inDealer(layout.shoe, layout) },
      { act: 'deal', from: leavesAt, to: arrivesAt, at },
      pace === 'squeeze'
        ? { act: 'squeeze', from: arrivesAt, to: liesAt, at }
        : { act: 'turn', from: turnsAt, to: liesAt, at },
    ]
  })
