import { type Dice, sicBoPlaces } from '@maru/live-games'
import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { DiceView } from '../dice/dice-view.ts'
import type { GameScene } from '../game/game-view.ts'
import { dealTimesOf, sinceDealing } from '../roulette/spin-clock.ts'
import { isDealerCovered } from '../scene/phone-head.ts'
import { drawCover } from '../stage/draw-cover.ts'
import { drawnTexture, pixelsOfPage, replaceTexture } from '../wheel/pens.ts'
import { whenFigures } from '../wheel/ui-font.ts'
import { smooth } from '../wheel/wheel-turn.ts'
import { drawSicBo } from './sic-bo-art.ts'
import type { SicBoLayout } from './sic-bo-layout.ts'
import { mostPaid } from './sic-bo-words.ts'
import { throwWatch } from './throw-shown.ts'

const FORWARD_MS = 500
const LOOKED_AT_MS = 1_300
const MOON = 0xfbefd3

/** The felt below the chips; dish, dice and lid above. */
export function openSicBoScene(said: TableSaid): GameScene {
  const watch = throwWatch(said)
  const times = dealTimesOf(said)
  const ground = new Container()
  const felt = new Sprite(Texture.EMPTY)
  const won = new Graphics()
  ground.addChild(felt, won)
  const view = new Container()
  const dice = new DiceView()
  const frame = new Container({ children: [dice.view] })
  view.addChild(frame)
  let layout: SicBoLayout | undefined
  let lit = ''
  let forward = 0

  const draw = (): void => {
    if (!layout) return
    const { stage, places, dish, cover } = layout
    const resolution = pixelsOfPage()
    replaceTexture(
      felt,
      drawnTexture(stage.width, stage.height, resolution, (pen) => {
        pen.translate(-stage.width / 2, -stage.height / 2)
        if (cover) drawCover(pen, cover)
        drawSicBo(pen, places, (code) => `${mostPaid(code)} : 1`)
      }),
    )
    dice.resize(dish.running, resolution)
    lit = ''
  }
  /** The places that win with these dice, once they lie. */
  const light = (thrown: Dice | undefined): void => {
    const key = thrown?.join() ?? ''
    if (key === lit) return
    lit = key
    won.clear()
    if (!thrown || !layout) return
    for (const { code, returnedPerHundred } of sicBoPlaces) {
      const shape = layout.places[code]
      if (!shape || returnedPerHundred(thrown) === 0) continue
      const { x, y, width, height } = shape.bounds
      won
        .roundRect(x + 2, y + 2, width - 4, height - 4, Math.min(9, height * 0.16))
        .fill({ color: MOON, alpha: 0.16 })
        .stroke({ color: MOON, width: 3 })
    }
  }
  whenFigures(draw)

  return {
    view,
    ground,
    resize: () => {},
    showStream(isShown) {
      frame.renderable = !isShown
    },
    lay(next) {
      layout = next as SicBoLayout
      draw()
    },
    get forward() {
      return forward
    },
    update(moment) {
      if (!layout) return
      const { running } = layout.dish
      const resting = isDealerCovered(layout) ? running : layout.dish.resting
      const ms = sinceDealing(moment, times)
      const isPhone = layout.shape === 'portrait' || layout.shape === 'landscape'
      forward =
        ms === undefined || !isPhone
          ? 0
          : moment.isStill
            ? Number(moment.row.phase === 'dealing')
            : smooth(ms / FORWARD_MS) - smooth((ms - times.resultMs - LOOKED_AT_MS) / FORWARD_MS)
      const mix = (from: number, to: number) => (resting === running ? to : from + (to - from) * forward)
      const scale = mix(Math.min(resting.width / running.width, resting.height / running.height), 1)
      const middle = (box: typeof resting) => [box.x + box.width / 2, box.y + box.height / 2] as const
      const [fromX, fromY] = middle(resting)
      const [toX, toY] = middle(running)
      frame.pivot.set(toX, toY)
      frame.position.set(mix(fromX, toX), mix(fromY, toY))
      frame.scale.set(scale)
      frame.alpha = isDealerCovered(layout) ? forward : 1
      frame.visible = frame.alpha > 0
      dice.show(watch(moment))
      const { deal, row } = moment
      const isLying = moment.isStill || (ms !== undefined && ms >= times.restMs)
      light(deal?.kind === 'dice' && ms !== undefined && isLying && !row.voided ? deal.dice : undefined)
    },
    destroy() {
      layout = undefined
      replaceTexture(felt)
      dice.destroy()
      view.destroy({ children: true })
      ground.destroy({ children: true })
    },
  }
}
