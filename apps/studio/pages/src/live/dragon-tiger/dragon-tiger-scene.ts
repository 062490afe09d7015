import { numberOf } from '@maru/live-games'
import { Container } from 'pixi.js'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { CARD } from '../cards/card-textures.ts'
import { DealtCards, dealtFor } from '../cards/dealt-cards.ts'
import { EmptyPlaces } from '../cards/empty-places.ts'
import type { GameScene, RoomLayout } from '../game/game-view.ts'
import { part } from '../stage/ease.ts'
import { type DuelSpots, duelSpots } from './duel-spots.ts'

const DRAGON_LINE = 0xffa9ad
const TIGER_LINE = 0x9dc0ff

/** One card each. */
export function openDragonTigerScene(said: TableSaid): GameScene {
  const view = new Container()
  const places = new EmptyPlaces()
  const dealt = new DealtCards(said, 2)
  view.addChild(places.view, dealt.view, dealt.onWay)
  let layout: RoomLayout | undefined
  let spots: DuelSpots | undefined
  return {
    view,
    resize: () => {},
    lay(next) {
      layout = next
      spots = duelSpots(next)
      const { width, dragon, tiger } = spots
      places.lay(
        [
          { ...dragon, letter: 'D', colour: DRAGON_LINE },
          { ...tiger, letter: 'T', colour: TIGER_LINE },
        ],
        width,
        (width * CARD.height) / CARD.width,
      )
    },
    update(moment) {
      if (!layout || !spots) return
      const { deal, row } = moment
      const [first, second] = deal?.kind === 'cards' ? deal.cards : []
      const isOver = row.phase === 'result' || row.phase === 'payout' || row.phase === 'break'
      places.view.alpha = first === undefined ? 1 : 1 - part(dealtFor(moment), 0, 500)
      if (first === undefined || second === undefined) return dealt.draw(moment, [], layout, spots.width)
      const lead = numberOf(first) - numberOf(second)
      const cards = [
        { card: first, spot: spots.dragon, isDim: isOver && lead < 0 },
        { card: second, spot: spots.tiger, isDim: isOver && lead > 0 },
      ]
      dealt.draw(moment, cards, layout, spots.width)
    },
    destroy: () => view.destroy({ children: true }),
  }
}
