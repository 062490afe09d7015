import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { GameScene } from '../game/game-view.ts'
import { drawnTexture, pixelsOfPage, replaceTexture } from '../wheel/pens.ts'
import { type Projection, projectionIn } from '../wheel/projection.ts'
import { whenFigures } from '../wheel/ui-font.ts'
import { WheelView } from '../wheel/wheel-view.ts'
import { drawBoard, drawRace } from './board-art.ts'
import { BoardLights } from './board-lights.ts'
import type { RouletteLayout } from './roulette-parts.ts'
import { spinWatch } from './spin-shown.ts'

/** Above and below the rim, in parts of its radius: the turret, and the foot of the wheel. */
const ABOVE = 0.02
const BELOW = 0.2
const SCRIM = 0.66
/** Smaller than this nobody sees a wheel: while the window around it opens. */
const LEAST_RADIUS = 20

/** Felt below the chips, light on it, and the wheel above. */
export function openRouletteScene(said: TableSaid): GameScene {
  const watch = spinWatch(said)
  const ground = new Container()
  const felt = new Sprite(Texture.EMPTY)
  const lights = new BoardLights()
  ground.addChild(felt, lights.view)
  const view = new Container()
  const scrim = new Graphics()
  const wheel = new WheelView()
  view.addChild(scrim, wheel.view, lights.tiles)
  let resting: Projection | undefined
  let running: Projection | undefined
  let drawn = ''

  let layout: RouletteLayout | undefined

  const draw = (): void => {
    if (!layout) return
    const { stage, board, race, tray } = layout
    const resolution = pixelsOfPage()
    lights.lay(layout, resolution)
    replaceTexture(
      felt,
      drawnTexture(stage.width, stage.height, resolution, (pen) => {
        pen.translate(-stage.width / 2, -stage.height / 2)
        if (board) drawBoard(pen, board)
        if (race) drawRace(pen, race)
      }),
    )
    scrim.clear().rect(0, 0, stage.width, tray.y).fill({ color: 0x03090b })
    const { flat } = layout.wheel
    resting = projectionIn(layout.wheel.resting, flat, ABOVE, BELOW)
    running = projectionIn(layout.wheel.running, flat, ABOVE, BELOW)
    const key = JSON.stringify([running, resolution])
    if (key === drawn || running.radius <= LEAST_RADIUS) return
    drawn = key
    wheel.resize(running, resolution)
  }
  whenFigures(() => {
    drawn = ''
    draw()
  })

  return {
    view,
    ground,
    resize: () => {},
    showStream(isShown) {
      wheel.view.visible = !isShown
      scrim.renderable = !isShown
    },
    lay(next) {
      layout = next as RouletteLayout
      draw()
    },
    update(moment) {
      if (!resting || !running) return
      const shown = watch(moment)
      const { forward } = shown
      const mix = (from: number, to: number) => from + (to - from) * forward
      wheel.view.position.set(mix(resting.x, running.x), mix(resting.y, running.y))
      wheel.view.scale.set(mix(resting.radius / running.radius, 1))
      const comesForward = Math.abs(resting.x - running.x) + Math.abs(resting.y - running.y) > 1
      scrim.alpha = comesForward ? SCRIM * forward : 0
      scrim.visible = scrim.alpha > 0
      wheel.show(shown)
      lights.show(shown)
    },
    destroy() {
      layout = undefined
      replaceTexture(felt)
      wheel.destroy()
      lights.destroy()
      view.destroy({ children: true })
      ground.destroy({ children: true })
    },
  }
}
