import { type Card, cardTimesOf } from '@maru/live-games'
import { Container } from 'pixi.js'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { Point, RoomLayout } from '../game/game-view.ts'
import type { RoomMoment } from '../scene/scene.ts'
import { easeInOut, part } from '../stage/ease.ts'
import { type CardTimes, poseOf, timesOfCard } from './card-flight.ts'
import { CardSprite } from './card-sprite.ts'
import { usedCardsAt } from './used-cards.ts'

export type Spot = Point & { turn: number }
export type DealtCard = { card: Card; spot: Spot; isDim: boolean }

/** Cards leave the table in this part of the break. */
const GONE = [0.1, 0.9] as const

/** Ms since dealing began, also after it; negative before. */
export const dealtFor = ({ dealing, row, isStill }: RoomMoment): number => {
  const isOver = row.phase === 'result' || row.phase === 'payout' || row.phase === 'break'
  if (isOver || (isStill && row.phase === 'dealing')) return Number.POSITIVE_INFINITY
  return dealing ?? -1
}

/** How far the cards have gone to the used ones. */
export const goneFor = ({ row, now, isStill }: RoomMoment): number => {
  if (row.phase !== 'break' || row.endsAt === null) return 0
  if (isStill) return 1
  return easeInOut(part((now - row.startedAt) / Math.max(1, row.endsAt - row.startedAt), ...GONE))
}

/** The cards of a round, each on its way from the shoe to its place at its time. */
export class DealtCards {
  readonly view = new Container({ sortableChildren: true })
  /** Cards between the shoe and their places, above the totals of those that lie. */
  readonly onWay = new Container({ sortableChildren: true })
  readonly times: readonly CardTimes[]
  readonly #sprites: readonly CardSprite[]

  constructor({ game, pace }: TableSaid, most: number) {
    this.#sprites = Array.from({ length: most }, () => new CardSprite())
    this.times = this.#sprites.map((_, card) => timesOfCard(cardTimesOf(game, pace, card)))
    for (const [index, { view }] of this.#sprites.entries()) view.zIndex = index
    this.view.addChild(...this.#sprites.map(({ view }) => view))
  }

  isOpen(card: number, at: number): boolean {
    return at >= (this.times[card]?.liesAt ?? Number.POSITIVE_INFINITY)
  }

  hasLeft(card: number, at: number): boolean {
    return at >= (this.times[card]?.leavesAt ?? Number.POSITIVE_INFINITY)
  }

  draw(moment: RoomMoment, cards: readonly DealtCard[], layout: RoomLayout, width: number): void {
    const at = dealtFor(moment)
    const gone = goneFor(moment)
    const used = usedCardsAt(layout)
    for (const [index, sprite] of this.#sprites.entries()) {
      const dealt = cards[index]
      const times = this.times[index]
      if (!dealt || !times) {
        sprite.hide()
        continue
      }
      const pose = poseOf(times, layout.shoe, dealt.spot, at)
      pose.x += (used.x - pose.x) * gone
      pose.y += (used.y - pose.y) * gone
      sprite.view.alpha = 1 - part(gone, 0.7, 1)
      const layer = pose.isOnWay ? this.onWay : this.view
      if (sprite.view.parent !== layer) layer.addChild(sprite.view)
      sprite.show(dealt.card, pose, width, dealt.isDim)
    }
  }
}
