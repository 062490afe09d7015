import { numberOf } from '@maru/live-games'
import { Container } from 'pixi.js'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { DealtCards, dealtFor } from '../cards/dealt-cards.ts'
import { EmptyPlaces } from '../cards/empty-places.ts'
import type { GameScene, RoomLayout } from '../game/game-view.ts'
import { Badge } from '../stage/badge.ts'
import { part } from '../stage/ease.ts'
import { type CardRows, cardRows, spotOfCard } from './card-rows.ts'
import { dealtOn } from './dealt-on.ts'

const MOST_CARDS = 50
const JOKER_LINE = 0xfbefd3
const ANDAR_LINE = 0xffa9ad
const BAHAR_LINE = 0x9dc0ff
const COUNT = 0x0a3a3c

/** The joker, then cards to both sides in turn until one has its rank. */
export function openAndarBaharScene(said: TableSaid): GameScene {
  const view = new Container()
  const places = new EmptyPlaces()
  const dealt = new DealtCards(said, MOST_CARDS)
  const badge = new Badge(COUNT)
  view.addChild(places.view, dealt.view, badge.view, dealt.onWay)
  let layout: RoomLayout | undefined
  let rows: CardRows | undefined
  return {
    view,
    resize: () => {},
    lay(next) {
      layout = next
      rows = cardRows(next)
      places.lay(
        [
          { ...rows.joker, letter: 'J', colour: JOKER_LINE },
          { ...rows.rows.andar, letter: 'A', colour: ANDAR_LINE },
          { ...rows.rows.bahar, letter: 'B', colour: BAHAR_LINE },
        ],
        rows.width,
        rows.height,
      )
    },
    update(moment) {
      if (!layout || !rows) return
      const { deal, row } = moment
      const cards = deal?.kind === 'cards' ? deal.cards : []
      const at = dealtFor(moment)
      const lengths = {
        andar: dealtOn('andar', said, cards.length - 1, at),
        bahar: dealtOn('bahar', said, cards.length - 1, at),
      }
      const isOver = row.phase === 'result' || row.phase === 'payout' || row.phase === 'break'
      places.view.alpha = cards.length > 0 ? 1 - part(at, 0, 500) * 0.75 : 1
      const laid = cards.map((card, index) => {
        const side = index % 2 === 1 ? 'andar' : 'bahar'
        const { x, y } = spotOfCard(rows as CardRows, index, lengths[side])
        const isMatch = numberOf(card) === numberOf(cards[0] ?? card)
        return { card, spot: { x, y, turn: 0 }, isDim: isOver && !isMatch }
      })
      dealt.draw(moment, laid, layout, rows.width)
      // How many cards lie, beside the last of them.
      const count = cards.findLastIndex((_, index) => index > 0 && dealt.isOpen(index, at))
      const last = laid[count]?.spot
      const isShown = last !== undefined && row.phase !== 'break' && !row.voided
      const size = Math.max(22, rows.width * 0.5)
      badge.show(
        isShown ? String(count) : undefined,
        (last?.x ?? 0) + rows.width * 0.5 + size * 0.6,
        last?.y ?? 0,
        size,
      )
    },
    destroy: () => view.destroy({ children: true }),
  }
}
