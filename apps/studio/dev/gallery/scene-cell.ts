import type { RoomName } from '@maru/ui/rooms/room-names.ts'
import { Container, Graphics } from 'pixi.js'
import { cameraAt } from '../../pages/src/live/backdrop/camera.ts'
import { openBackdrop } from '../../pages/src/live/backdrop/open-backdrop.ts'
import { openTableTop } from '../../pages/src/live/backdrop/open-table-top.ts'
import { roomOf } from '../../pages/src/live/backdrop/rooms.ts'
import { openDealer } from '../../pages/src/live/dealer/open-dealer.ts'
import type { DealerAct, RoomMoment, RoomShape } from '../../pages/src/live/scene/scene.ts'

export type CellAsked = {
  room: RoomName
  dealer: number | undefined
  width: number
  height: number
  seed: number
  acts: readonly DealerAct[]
  /** Draws where acts happen. */
  isMarked: boolean
  board: string | undefined
  /** Closer to the dealer. */
  zoom: number
}
export type Cell = { view: Container; acts: readonly DealerAct[]; update(moment: RoomMoment): void }

/** The measures of the mock's layouts: width of the dealer, its middle, the table's far edge, its inset. */
function measuresOf(
  width: number,
  height: number,
): { dealer: number; middle: number; edge: number; inset: number; shape: RoomShape } {
  if (height < 260)
    return { dealer: height * 1.07, middle: width / 2, edge: height * 0.82, inset: -20, shape: 'landscape' }
  if (width > height && height < 500) return { dealer: 290, middle: 262, edge: 222, inset: 28, shape: 'landscape' }
  if (width < 600) return { dealer: 310, middle: width / 2, edge: 240, inset: 26, shape: 'portrait' }
  return { dealer: width * 0.257, middle: width / 2, edge: width * 0.192, inset: width * 0.146, shape: 'desktop' }
}

/** One room with its dealer. */
export async function openCell(asked: CellAsked): Promise<Cell> {
  const { room, width, height, acts, seed, zoom } = asked
  const { dealer: wide, middle, edge, inset, shape } = measuresOf(width, height)
  const view = new Container()
  const mask = new Graphics().rect(0, 0, width, height).fill('#fff')
  const scene = new Container()
  view.addChild(mask, scene)
  view.mask = mask
  const [backdrop, dealer] = await Promise.all([
    openBackdrop(room, asked.board),
    openDealer({ dealer: asked.dealer ?? roomOf(room).dealer, room, seed }),
  ])
  const top = openTableTop(room)
  const stage = { x: 0, y: 0, width: shape === 'landscape' && height > 260 ? 524 : width, height }
  const box = { x: middle - wide / 2, y: edge - wide * 0.78125, width: wide, height: wide * 0.875 }
  backdrop.resize({ ...stage, height: edge + 24 }, shape)
  top.lay({ stage, edge, inset })
  dealer.resize(box, shape)
  dealer.play(acts)
  scene.addChild(backdrop.view, dealer.view, top.view)
  if (asked.isMarked)
    for (const { at } of acts)
      if (at) scene.addChild(new Graphics().circle(box.x + at.x * box.width, box.y + at.y * box.height, 4).fill('#ff0'))
  scene.addChild(dealer.hands)
  return {
    view,
    acts,
    update: (moment) => {
      for (const part of [backdrop, dealer, top]) part.update(moment)
      const camera = cameraAt(moment, acts, box, stage)
      scene.scale.set(camera.scale * zoom)
      scene.position.set(camera.x + (1 - zoom) * middle, camera.y + (1 - zoom) * (edge - wide * 0.42))
      backdrop.shift(-camera.x, -camera.y)
    },
  }
}
