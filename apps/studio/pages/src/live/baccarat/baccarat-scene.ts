import { cardTimesOf } from '@maru/live-games'
import { Container } from 'pixi.js'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { type CardTimes, poseOf, timesOfCard } from '../cards/card-flight.ts'
import { CardSprite } from '../cards/card-sprite.ts'
import { EmptyPlaces } from '../cards/empty-places.ts'
import type { GameScene, RoomLayout } from '../game/game-view.ts'
import type { RoomMoment } from '../scene/scene.ts'
import { Badge } from '../stage/badge.ts'
import { easeInOut, part } from '../stage/ease.ts'
import { CARD_RATIO, coupSpots } from './coup-spots.ts'
import { type CoupCard, dealtCoup, totalOf } from './dealt-coup.ts'

const MOST_CARDS = 6
const PLAYER = 0x2f6fde
const BANKER = 0xcf3b43
const PLAYER_LINE = 0x9dc0ff
const BANKER_LINE = 0xffa9ad
/** Cards leave the table in this part of the break. */
const GONE = [0.1, 0.9] as const

export function openBaccaratScene({ game, pace }: TableSaid): GameScene {
  const view = new Container()
  const places = new EmptyPlaces()
  const sprites = Array.from({ length: MOST_CARDS }, () => new CardSprite())
  const badges = { player: new Badge(PLAYER), banker: new Badge(BANKER) }
  view.addChild(places.view, ...sprites.map((sprite) => sprite.view), badges.player.view, badges.banker.view)
  const times: readonly CardTimes[] = sprites.map((_, card) => timesOfCard(cardTimesOf(game, pace, card)))
  let layout: RoomLayout | undefined
  let spots: ReturnType<typeof coupSpots> | undefined
  let known: { cards: readonly number[]; coup: CoupCard[] } = { cards: [], coup: [] }

  const coupOf = (cards: readonly number[]): CoupCard[] => {
    if (cards !== known.cards) known = { cards, coup: dealtCoup(cards) }
    return known.coup
  }

  return {
    view,
    resize: () => {},
    lay(next) {
      layout = next
      spots = coupSpots(next)
      const width = next.cards.width
      places.lay(
        (['player', 'banker'] as const).flatMap((side) =>
          (spots?.[side].cards ?? []).slice(0, 2).map(({ x, y }) => ({
            x,
            y,
            letter: side === 'player' ? 'P' : 'B',
            colour: side === 'player' ? PLAYER_LINE : BANKER_LINE,
          })),
        ),
        width,
        width * CARD_RATIO,
      )
    },
    update(moment: RoomMoment) {
      if (!layout || !spots) return
      const { deal, row, now, isStill } = moment
      const cards = deal?.kind === 'cards' ? deal.cards : []
      const at = isStill ? Number.POSITIVE_INFINITY : atOf(moment)
      const coup = coupOf(cards)
      const isOver = row.phase === 'result' || row.phase === 'payout' || row.phase === 'break'
      const gone =
        row.phase === 'break' && row.endsAt
          ? easeInOut(part((now - row.startedAt) / (row.endsAt - row.startedAt), ...GONE))
          : 0
      const open = (index: number) => at >= (times[index]?.liesAt ?? 0)
      const [player, banker] = (['player', 'banker'] as const).map((side) => totalOf(coup, side, open))
      const loser =
        isOver && player !== undefined && banker !== undefined
          ? player > banker
            ? 'banker'
            : player < banker
              ? 'player'
              : undefined
          : undefined
      for (const [index, sprite] of sprites.entries()) {
        const dealt = coup[index]
        const time = times[index]
        if (!dealt || !time) {
          sprite.hide()
          continue
        }
        const spot = spots[dealt.side].cards[dealt.place]
        const pose = poseOf(time, layout.shoe, spot, at)
        // Everything goes face up to the tray of used cards, at the dealer's other hand.
        pose.x += (layout.bank.x - layout.dealer.width * 0.4 - pose.x) * gone
        pose.y += (layout.bank.y - pose.y) * gone
        sprite.view.alpha = 1 - part(gone, 0.7, 1)
        sprite.show(dealt.card, pose, layout.cards.width, dealt.side === loser)
      }
      places.view.alpha = cards.length > 0 ? 1 - part(at, 0, 500) : 1
      for (const side of ['player', 'banker'] as const) {
        const total = side === 'player' ? player : banker
        const hasThird = coup.some(
          (one, index) => one.side === side && one.place === 2 && at >= (times[index]?.leavesAt ?? 0),
        )
        const spot = spots[side].totals[hasThird ? 1 : 0]
        const size = Math.max(24, layout.cards.width * 0.62)
        badges[side].show(
          gone > 0 || total === undefined ? undefined : String(total),
          spot.x,
          spot.y,
          size,
          side === loser ? 0.5 : 1,
        )
      }
    },
    destroy: () => view.destroy({ children: true }),
  }
}

/** Ms since dealing began, also after it. */
const atOf = ({ dealing, row }: RoomMoment): number =>
  dealing ?? (row.phase === 'result' || row.phase === 'payout' || row.phase === 'break' ? Number.POSITIVE_INFINITY : -1)
