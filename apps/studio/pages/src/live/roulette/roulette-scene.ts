import { Container, Sprite, Texture } from 'pixi.js'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { GameScene } from '../game/game-view.ts'
import { isDealerCovered } from '../scene/phone-head.ts'
import { drawCover } from '../stage/draw-cover.ts'
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
  const wheel = new WheelView()
  view.addChild(wheel.view, lights.tiles)
  let resting: Projection | undefined
  let running: Projection | undefined
  let drawn = ''
  let forward = 0

  let layout: RouletteLayout | undefined

  const draw = (): void => {
    if (!layout) return
    const { stage, board, race, cover } = layout
    const resolution = pixelsOfPage()
    lights.lay(layout, resolution)
    replaceTexture(
      felt,
      drawnTexture(stage.width, stage.height, resolution, (pen) => {
        pen.translate(-stage.width / 2, -stage.height / 2)
        if (cover) drawCover(pen, cover)
        if (board) drawBoard(pen, board)
        if (race) drawRace(pen, race)
      }),
    )
    const { flat } = layout.wheel
    running = projectionIn(layout.wheel.running, flat, ABOVE, BELOW)
    resting = isDealerCovered(layout) ? running : restingIn(layout)
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
      wheel.view.renderable = !isShown
    },
    lay(next) {
      layout = next as RouletteLayout
      draw()
    },
    get forward() {
      return forward
    },
    update(moment) {
      if (!resting || !running || !layout) return
      const shown = watch(moment)
      const isPhone = layout.shape === 'portrait' || layout.shape === 'landscape'
      forward = isPhone ? shown.forward : 0
      const mix = (from: number, to: number) => from + (to - from) * shown.forward
      const small = resting.radius / running.radius
      wheel.view.position.set(mix(resting.x, running.x), mix(resting.y, running.y))
      wheel.view.scale.set(mix(small, 1), mix(small * (layout.wheel.squash ?? 1), 1))
      wheel.view.alpha = isDealerCovered(layout) ? forward : 1
      wheel.view.visible = wheel.view.alpha > 0
      wheel.show(shown)
      lights.show(shown)
      // Below the wheel of a phone lies the felt, once the wheel has gone back.
      lights.tiles.alpha = isPhone ? forward : 1
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

/** Where it rests it may be seen flatter than it is drawn. */
function restingIn({ wheel: { resting, flat, squash = 1 } }: RouletteLayout): Projection {
  const seen = projectionIn({ ...resting, height: resting.height / squash }, flat, ABOVE, BELOW)
  return { ...seen, y: resting.y + (seen.y - resting.y) * squash }
}
