import { linear, type Picture, repeat } from '../../backdrop/picture.ts'
import { hanbok, hanbokCollar } from './hanbok.ts'
import type { Dress, Wear } from './look.ts'
import { CLOSER, TORSO } from './outline.ts'
import { suit } from './suit.ts'
import { vest } from './vest.ts'

/** A small flower, woven again and again. */
export const weave = (id: string, { isRich }: Dress): string =>
  `<pattern id="${id}" width="46" height="46" patternUnits="userSpaceOnUse" patternTransform="scale(${isRich ? 0.86 : 0.74})"><g fill="none" stroke="${isRich ? '#ffdf9a' : '#f3dca8'}" stroke-opacity="${isRich ? 0.42 : 0.17}" stroke-width="${isRich ? 1.3 : 1}">${repeat(6, (petal) => `<ellipse cx="23" cy="15" rx="3.6" ry="7" transform="rotate(${petal * 60} 23 23)"/>`)}<circle cx="23" cy="23" r="17.5"/><circle r="3"/><circle cx="46" r="3"/><circle cy="46" r="3"/><circle cx="46" cy="46" r="3"/></g></pattern>`

const BODIES = { hanbok, vest, suit } as const satisfies Record<Wear, (id: string, dress: Dress) => string>

export function torsoPicture(wear: Wear, dress: Dress): Picture {
  const id = `torso-${wear}`
  const [light, middle, dark] = dress.cloth
  const shade = linear(`${id}-shade`, [
    [0, light, 0.9],
    [0.4, middle, 0.1],
    [1, dark, 0.95],
  ])
  const side = linear(
    `${id}-side`,
    [
      [0, '#04070c', 0.44],
      [0.26, '#04070c', 0],
      [0.72, '#04070c', 0],
      [1, '#04070c', 0.5],
    ],
    [0, 0, 1, 0],
  )
  const rim =
    '<path d="M206 292C222 268 258 262 284 244" fill="none" stroke="#bcd4ff" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/><path d="M356 246C382 262 416 268 432 290" fill="none" stroke="#ffe2b0" stroke-opacity=".4" stroke-width="2" stroke-linecap="round"/>'
  return {
    x: 180,
    y: 226,
    width: 280,
    height: 334,
    body: `<defs>${weave(`${id}-weave`, dress)}${shade}${side}</defs><g transform="${CLOSER}">${BODIES[wear](id, dress)}<path d="${TORSO}" fill="url(#${id}-side)"/>${rim}</g>`,
  }
}

/** What lies in front of the neck. */
export const collarPicture = (wear: Wear): Picture | undefined =>
  wear === 'hanbok'
    ? { x: 270, y: 226, width: 100, height: 116, body: `<g transform="${CLOSER}">${hanbokCollar}</g>` }
    : undefined
