import type { RoomName } from '@maru/ui/rooms/room-names.ts'
import { Container, FillGradient, Graphics, GraphicsPath } from 'pixi.js'
import type { Box, ScenePart } from '../scene/scene.ts'
import { roomOf } from './rooms.ts'

/** Where the table lies: its far edge, and how far that edge keeps from both sides of the stage. */
export type TableLaid = { stage: Box; edge: number; inset: number }
export type TableTop = ScenePart & { lay(laid: TableLaid): void }

const RAIL = 24
const STOPS = [0, 0.3, 0.68, 1]

/** Felt, rail and the pool of the lamp's light. Drawn anew only when the layout changes. */
export function openTableTop(name: RoomName): TableTop {
  const room = roomOf(name)
  const view = new Container()
  const top = new Graphics()
  view.addChild(top)
  const lay = ({ stage, edge, inset }: TableLaid): void => {
    top.clear()
    const path = outlineOf({ stage, edge, inset })
    const [light, mid, dark, line] = room.rail
    const felt = new FillGradient({
      type: 'radial',
      center: { x: 0.5, y: 0.08 },
      innerRadius: 0,
      outerCenter: { x: 0.5, y: 0.12 },
      outerRadius: 0.9,
      colorStops: room.felt.map((color, index) => ({ offset: STOPS[index] ?? 1, color })),
    })
    const wood = new FillGradient({
      type: 'linear',
      start: { x: 0, y: 0 },
      end: { x: 0, y: 1 },
      colorStops: [
        { offset: 0, color: light },
        { offset: 0.3, color: mid },
        { offset: 1, color: dark },
      ],
    })
    // The shadow that the table throws on the dealer.
    top.path(outlineOf({ stage, edge: edge - RAIL * 0.7, inset: inset * 0.9 })).fill({ color: '#000000', alpha: 0.35 })
    top.path(path).fill(felt)
    top.path(path).stroke({ width: RAIL, fill: wood })
    top.path(path).stroke({ width: 1.5, color: line, alpha: room.isHotel ? 0.95 : 0.6 })
    if (room.isHotel) {
      const inner = outlineOf({ stage, edge: edge + RAIL * 0.8, inset: inset + RAIL * 0.7 })
      top.path(inner).stroke({ width: 1.5, color: line, alpha: 0.55 })
    }
    const middle = stage.x + stage.width / 2
    const deep = stage.y + stage.height - edge
    const pool = new FillGradient({
      type: 'radial',
      center: { x: 0.5, y: 0.5 },
      innerRadius: 0,
      outerCenter: { x: 0.5, y: 0.5 },
      outerRadius: 0.5,
      colorStops: [
        { offset: 0, color: `${room.lamp}4d` },
        { offset: 1, color: `${room.lamp}00` },
      ],
    })
    top.ellipse(middle, edge + deep * 0.2, stage.width * 0.3, deep * 0.24).fill(pool)
  }
  return {
    view,
    lay,
    resize: (box) => lay({ stage: box, edge: box.y, inset: 0 }),
    update: () => {},
    destroy: () => view.destroy({ children: true }),
  }
}

function outlineOf({ stage: { x, y, width, height }, edge, inset }: TableLaid): GraphicsPath {
  const right = x + width
  const bottom = y + height + 20
  const middle = edge + (y + height - edge) * 0.5
  return new GraphicsPath()
    .moveTo(x + inset, edge)
    .quadraticCurveTo(x + width / 2, edge - 22, right - inset, edge)
    .bezierCurveTo(right - inset * 0.3, edge + 14, right + 30, middle, right + 60, bottom)
    .lineTo(x - 60, bottom)
    .bezierCurveTo(x - 30, middle, x + inset * 0.3, edge + 14, x + inset, edge)
    .closePath()
}
