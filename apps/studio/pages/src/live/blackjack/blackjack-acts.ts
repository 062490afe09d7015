import type { DealShown, TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { ActsAsked, RoomLayout } from '../game/game-view.ts'
import { inDealer } from '../scene/in-dealer.ts'
import type { DealerAct } from '../scene/scene.ts'
import type { BlackjackLayout } from './layout/blackjack-layout.ts'
import { handShare, spotOf } from './play/hand-spots.ts'
import { type BlackjackDeal, type CardKey, dealerKey, timedDeal } from './play/timed-deal.ts'

const DRAW_MS = 200
/** Hands reach no farther than this, in heights of the dealer's box. */
const REACH = 1.25

/** The dealer draws each new card, lays it and turns it. */
export function blackjackActs(
  deal: DealShown,
  said: TableSaid,
  laid: RoomLayout,
  { row, before }: ActsAsked,
): DealerAct[] {
  if (deal.kind !== 'blackjack') return []
  const layout = laid as BlackjackLayout
  const known = before?.kind === 'blackjack' && before.step < deal.step ? allLying(before, row, said) : undefined
  const { times } = timedDeal(known, deal, row, said)
  const shoe = inDealer(layout.shoe, layout)
  return [...times].flatMap(([key, { leavesAt, arrivesAt, turnsAt, liesAt }]): DealerAct[] => {
    const spot = leavesAt > row.startedAt ? spotOfKey(key, deal, layout) : undefined
    if (!spot) return []
    const at = inDealer(spot, layout)
    const reached = { x: at.x, y: Math.min(REACH, at.y) }
    const since = (instant: number) => instant - row.startedAt
    return [
      { act: 'draw', from: since(leavesAt) - DRAW_MS, to: since(leavesAt), at: shoe },
      { act: 'deal', from: since(leavesAt), to: since(arrivesAt), at: reached },
      { act: 'turn', from: since(turnsAt), to: since(liesAt), at: reached },
    ]
  })
}

/** A deal whose cards all lie. */
const allLying = (deal: BlackjackDeal, row: ActsAsked['row'], said: TableSaid) =>
  timedDeal(undefined, { ...deal, step: Math.max(1, deal.step) }, row, said)

function spotOfKey(key: CardKey, deal: BlackjackDeal, layout: BlackjackLayout) {
  const [owner = '', hand = '0', index = '0'] = key.split('/')
  if (key === dealerKey(Number(hand))) return spotOf(layout.dealerHand, Number(hand), deal.dealer.length, true)
  const place = layout.seats[Number(owner)]?.hand
  const hands = deal.seats.find(({ seat }) => seat === Number(owner))?.hands ?? []
  if (!place) return undefined
  const share = handShare(place, Number(hand), hands.length)
  return spotOf(share, Number(index), hands[Number(hand)]?.cards.length ?? 1, false)
}
