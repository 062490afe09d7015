import type { RoomName } from '@maru/ui/rooms/room-names.ts'
import { colour } from './colour.ts'
import { garden, hall, pavilion, salon, terrace } from './motifs/hotels.ts'
import { type Motif, type Paint, WALL } from './motifs/motif.ts'
import { bamboo, crane, lotus, panels, pine, plum, wave } from './motifs/screens.ts'
import { grove, lamps, moonWindow, ridge } from './motifs/views.ts'
import { linear, type Picture, radial } from './picture.ts'
import { roomOf } from './rooms.ts'

/** What stands behind the dealer; `side` another motif at the sides of a wide room. Screens have panels, views and halls have none. */
type Wall = { motif: Motif; side: Motif; isScreen: boolean }
const screen = (motif: Motif, side: Motif): Wall => ({ motif, side, isScreen: true })
const view = (motif: Motif): Wall => ({ motif, side: motif, isScreen: false })

const WALLS: Record<RoomName, Wall> = {
  pine: screen(pine, bamboo),
  wave: screen(wave, wave),
  plum: screen(plum, plum),
  crane: screen(crane, crane),
  bamboo: screen(bamboo, bamboo),
  lotus: screen(lotus, lotus),
  moon: view(moonWindow),
  ridge: view(ridge),
  grove: view(grove),
  lamp: view(lamps),
  pavilion: view(pavilion),
  garden: view(garden),
  terrace: view(terrace),
  hall: view(hall),
  salon: view(salon),
}

/** The wall of a room, or what continues it on the left. */
export function wallPicture(name: RoomName, part: 'middle' | 'side', id: string = `${name}-${part}`): Picture {
  const { hue } = roomOf(name)
  const { motif, side, isScreen } = WALLS[name]
  const paint: Paint = (lightness, chroma, at = hue) => colour(lightness, chroma, at)
  const { width, height } = WALL
  const ground = linear(`${id}-ground`, [
    [0, paint(0.2, 0.045)],
    [0.55, paint(0.31, 0.06)],
    [1, paint(0.24, 0.055)],
  ])
  // Lit where the lamp hangs, in the middle of the middle part, and ever darker from there, over both sides too.
  const light = radial(
    `${id}-light`,
    [
      [0, '#ffdf9e', 0.26],
      [0.18, '#0a0a0c', 0.04],
      [0.4, '#02060a', 0.62],
      [1, '#02060a', 0.92],
    ],
    `cx="${part === 'middle' ? 0.5 : 1.5}" cy=".42" r="1.6"`,
  )
  const low = linear(`${id}-low`, [
    [0.62, '#02060a', 0],
    [1, '#02060a', 0.6],
  ])
  const whole = `width="${width}" height="${height}"`
  return {
    x: 0,
    y: 0,
    width,
    height,
    body: `<defs>${ground}${light}${low}</defs><rect ${whole} fill="url(#${id}-ground)"/>${(part === 'middle' ? motif : side)(paint, id, part)}${isScreen ? panels(id) : ''}<rect ${whole} fill="url(#${id}-light)"/><rect ${whole} fill="url(#${id}-low)"/>`,
  }
}
