import { Container } from 'pixi.js'
import moonBody from '../../../art/rooms/dealer-moon-body.svg'
import moonHands from '../../../art/rooms/dealer-moon-hands.svg'
import plumBody from '../../../art/rooms/dealer-plum-body.svg'
import plumHands from '../../../art/rooms/dealer-plum-hands.svg'
import bambooScreen from '../../../art/rooms/screen-bamboo.svg'
import peaksScreen from '../../../art/rooms/screen-peaks.svg'
import plumScreen from '../../../art/rooms/screen-plum.svg'
import { pictureSprite } from '../stage/picture-sprite.ts'
import type { DealerPart, ScenePart } from './scene.ts'

const SCREENS = [peaksScreen, plumScreen, bambooScreen]
const SCREEN_RATIO = 420 / 960

/** The room behind the dealer. */
export async function openBackdrop(room: string, _isHotel: boolean): Promise<ScenePart> {
  const view = new Container()
  const picture = SCREENS[[...room].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % SCREENS.length]
  const panels = await Promise.all([0, 1, 2].map(() => pictureSprite(picture ?? peaksScreen, 1_400)))
  view.addChild(...panels)
  return {
    view,
    resize: ({ width, height }) => {
      const panelWidth = Math.max(height / SCREEN_RATIO, width / 3)
      panels.forEach((panel, index) => {
        panel.setSize(panelWidth, panelWidth * SCREEN_RATIO)
        panel.position.set(width / 2 + (index - 1.5) * panelWidth, Math.min(0, height - panelWidth * SCREEN_RATIO))
        panel.tint = index === 1 ? 0xffffff : 0x8c9a98
      })
    },
    update: () => {},
    destroy: () => view.destroy({ children: true, texture: true, textureSource: true }),
  }
}

/** The character behind the table. */
export async function openDealer(dealer: number, _room: string, _isHotel: boolean): Promise<DealerPart> {
  const [body, hands] = await Promise.all(
    (dealer % 2 ? [plumBody, plumHands] : [moonBody, moonHands]).map((picture) => pictureSprite(picture, 900)),
  )
  const [view, handsView] = [new Container(), new Container()]
  if (body) view.addChild(body)
  if (hands) handsView.addChild(hands)
  return {
    view,
    hands: handsView,
    play: () => {},
    resize: ({ x, y, width, height }) => {
      for (const layer of [view, handsView]) {
        layer.position.set(x, y)
        layer.children[0]?.setSize(width, height)
      }
    },
    update: () => {},
    destroy: () => {
      view.destroy({ children: true, texture: true, textureSource: true })
      handsView.destroy({ children: true, texture: true, textureSource: true })
    },
  }
}
