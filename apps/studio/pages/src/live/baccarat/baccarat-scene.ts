import { Container } from 'pixi.js'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { DealtCards, dealtFor, goneFor } from '../cards/dealt-cards.ts'
import { EmptyPlaces } from '../cards/empty-places.ts'
import type { GameScene, RoomLayout } from '../game/game-view.ts'
import { Badge } from '../stage/badge.ts'
import { part } from '../stage/ease.ts'
import { CARD_RATIO, coupSpots, sizeOfTotal } from './coup-spots.ts'
import { type CoupCard, dealtCoup, totalOf } from './dealt-coup.ts'

const MOST_CARDS = 6
const SIDES = ['player', 'banker'] as const
const DRESS = {
  player: { letter: 'P', colour: 0x2f6fde, line: 0x9dc0ff },
  banker: { letter: 'B', colour: 0xcf3b43, line: 0xffa9ad },
} as const

export function openBaccaratScene(said: TableSaid): GameScene {
  const view = new Container()
  const places = new EmptyPlaces()
  const dealt = new DealtCards(said, MOST_CARDS)
  const badges = { player: new Badge(DRESS.player.colour), banker: new Badge(DRESS.banker.colour) }
  view.addChild(places.view, dealt.view, badges.player.view, badges.banker.view, dealt.onWay)
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
      const at = coupSpots(next)
      spots = at
      const { width } = next.cards
      const outlines = SIDES.flatMap((side) =>
        at[side].cards.slice(0, 2).map(({ x, y }) => ({ x, y, letter: DRESS[side].letter, colour: DRESS[side].line })),
      )
      places.lay(outlines, width, width * CARD_RATIO)
    },
    update(moment) {
      if (!layout || !spots) return
      const { deal, row } = moment
      const coup = coupOf(deal?.kind === 'cards' ? deal.cards : none)
      const at = dealtFor(moment)
      const totals = {
        player: totalOf(coup, 'player', (index) => dealt.isOpen(index, at)),
        banker: totalOf(coup, 'banker', (index) => dealt.isOpen(index, at)),
      }
      const isOver = row.phase === 'result' || row.phase === 'payout' || row.phase === 'break'
      const lead = (totals.player ?? 0) - (totals.banker ?? 0)
      const loser = !isOver || lead === 0 ? undefined : lead > 0 ? 'banker' : 'player'
      const laid = spots
      const cards = coup.map(({ card, side, place }) => ({
        card,
        spot: laid[side].cards[place],
        isDim: side === loser,
      }))
      dealt.draw(moment, cards, layout, layout.cards.width)
      places.view.alpha = coup.length > 0 ? 1 - part(at, 0, 500) : 1
      const isGone = goneFor(moment) > 0
      for (const side of SIDES) {
        const hasThird = coup.some((one, index) => one.side === side && one.place === 2 && dealt.hasLeft(index, at))
        const { x, y } = spots[side].totals[hasThird ? 1 : 0]
        const total = isGone ? undefined : totals[side]
        badges[side].show(total?.toString(), x, y, sizeOfTotal(layout), side === loser ? 0.5 : 1)
      }
    },
    destroy: () => view.destroy({ children: true }),
  }
}

const none: readonly number[] = []
