import { Container } from 'pixi.js'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { poseOf } from '../cards/card-flight.ts'
import { CardSprite } from '../cards/card-sprite.ts'
import { goneFor, type Spot } from '../cards/dealt-cards.ts'
import type { GameScene } from '../game/game-view.ts'
import type { RoomMoment } from '../scene/scene.ts'
import { between, easeInOut, easeOut, part } from '../stage/ease.ts'
import type { BlackjackLayout, HandPlace } from './layout/blackjack-layout.ts'
import { outcomeOf } from './play/hand-outcome.ts'
import { handShare, spotOf } from './play/hand-spots.ts'
import { type CardKey, dealerKey, keyOf, type TimedDeal, timedDeal } from './play/timed-deal.ts'

const SPLIT_MS = 420

/** The cards of seven seats and of the dealer. */
export function openBlackjackScene(said: TableSaid): GameScene {
  const view = new Container()
  const sprites = new Map<CardKey, CardSprite>()
  let layout: BlackjackLayout | undefined
  let timed: TimedDeal | undefined
  const spriteOf = (key: CardKey): CardSprite => {
    const known = sprites.get(key)
    if (known) return known
    const made = new CardSprite()
    sprites.set(key, made)
    view.addChild(made.view)
    return made
  }
  return {
    view,
    resize: () => {},
    lay(next) {
      layout = next as BlackjackLayout
    },
    update(moment) {
      const { deal, row } = moment
      timed = deal?.kind === 'blackjack' ? timedDeal(timed, deal, row, said) : undefined
      const shown = new Set<CardKey>()
      if (timed && layout) drawDeal(timed, layout, moment, (key) => spriteOf(key), shown)
      for (const [key, sprite] of sprites) if (!shown.has(key)) sprite.hide()
    },
    destroy: () => view.destroy({ children: true }),
  }
}

function drawDeal(
  timed: TimedDeal,
  layout: BlackjackLayout,
  moment: RoomMoment,
  spriteOf: (key: CardKey) => CardSprite,
  shown: Set<CardKey>,
): void {
  const { deal, splitAt } = timed
  const { row, isStill } = moment
  const isOver = row.phase === 'result' || row.phase === 'payout' || row.phase === 'break'
  const now = isStill || isOver ? Number.POSITIVE_INFINITY : moment.now
  const drawHand = (
    cards: readonly number[],
    keyAt: (index: number) => CardKey,
    place: HandPlace,
    whole: { place: HandPlace; hand: number; way: number },
    isDealer: boolean,
    isDim: boolean,
  ) => {
    const count = countAt(timed, cards.length, keyAt, now)
    cards.forEach((card, index) => {
      const key = keyAt(index)
      const times = timed.times.get(key)
      if (!times) return
      shown.add(key)
      const lies = spotOf(place, index, count, isDealer)
      const from = whole.way < 1 && index === 0 ? spotOf(whole.place, whole.hand, 2, false) : undefined
      const spot = from ? blend(from, lies, whole.way) : lies
      const sprite = spriteOf(key)
      moveCard(sprite, card, poseOf(times, layout.shoe, spot, now), place.width, isDim, moment, layout)
    })
  }
  for (const { seat, hands } of deal.seats) {
    const at = layout.seats[seat]
    if (!at) continue
    const split = splitAt.get(seat)
    const way = split === undefined ? 1 : easeInOut(part(now, split, split + SPLIT_MS))
    hands.forEach(({ cards }, hand) => {
      const outcome = isOver ? outcomeOf(deal, seat, hand) : undefined
      const isDim = outcome === 'lost' || outcome === 'bust'
      const place = handShare(at.hand, hand, hands.length)
      drawHand(cards, (index) => keyOf(seat, hand, index), place, { place: at.hand, hand, way }, false, isDim)
    })
  }
  const whole = { place: layout.dealerHand, hand: 0, way: 1 }
  drawHand(deal.dealer, dealerKey, layout.dealerHand, whole, true, false)
}

/** Cards that have come, the one on its way in part. */
function countAt(timed: TimedDeal, cards: number, keyAt: (index: number) => CardKey, now: number): number {
  let count = 0
  for (let index = 0; index < cards; index++) {
    const times = timed.times.get(keyAt(index))
    if (times && times.leavesAt <= now) count += index === 0 ? 1 : easeOut(part(now, times.leavesAt, times.arrivesAt))
  }
  return Math.max(1, count)
}

function moveCard(
  sprite: CardSprite,
  card: number,
  pose: ReturnType<typeof poseOf>,
  width: number,
  isDim: boolean,
  moment: RoomMoment,
  { shoe, cards }: BlackjackLayout,
): void {
  const gone = goneFor(moment)
  pose.x = between(pose.x, 2 * cards.x - shoe.x, gone)
  pose.y = between(pose.y, shoe.y, gone)
  sprite.view.alpha = 1 - part(gone, 0.7, 1)
  sprite.show(card, pose, width, isDim)
}

const blend = (from: Spot, to: Spot, way: number): Spot => ({
  x: between(from.x, to.x, way),
  y: between(from.y, to.y, way),
  turn: between(from.turn, to.turn, way),
})
