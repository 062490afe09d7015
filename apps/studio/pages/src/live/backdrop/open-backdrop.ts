import type { RoomName } from '@maru/ui/rooms/room-names.ts'
import { Container, Sprite } from 'pixi.js'
import { wander } from '../dealer/ease.ts'
import type { Box, RoomMoment, RoomShape, ScenePart } from '../scene/scene.ts'
import { glowTexture, lampTexture } from './lamp-light.ts'
import { MOTES, moteAt } from './motes.ts'
import { WALL } from './motifs/motif.ts'
import { drawNameBoard } from './name-board.ts'
import { textureOf } from './picture-texture.ts'
import { roomOf } from './rooms.ts'
import { wallPicture } from './wall.ts'

/** Pixels of a texture for one unit of the wall; it is drawn at about two thirds of its size. */
const DENSITY = 1.5
/** What stands still shows this instant, ms. */
const STILL_AT = 6_000
/** A wall so many times as wide as high has room for the name board beside the dealer: in parts of its width from the middle. */
const BOARD_FROM = 2.4
const BOARD_AT = 0.29
/** How far the wall stays behind when the camera moves. */
const PARALLAX = 0.35

export type Backdrop = Omit<ScenePart, 'resize'> & {
  /** `middle`: where the dealer stands, if not in the middle of the box. `free`: up to where nothing lies over the wall at the right of the dealer. */
  resize(box: Box, shape: RoomShape, middle?: number, free?: number): void
  /** The camera's shift in pixels: what is far moves less. */
  shift(x: number, y: number): void
  /** The name board gives way to a stream. */
  showBoard(isShown: boolean): void
}

/**
 * What is behind the dealer, with the lamp's light. `board`: words on the name board of a hotel table, in the member's language; it hangs where the wall is wide enough.
 * Its box is the stage above the table, with the table's far edge some 24 pixels above its lower end.
 */
export async function openBackdrop(name: RoomName, board?: string): Promise<Backdrop> {
  const room = roomOf(name)
  const [middle, side, plate] = await Promise.all([
    textureOf(wallPicture(name, 'middle'), DENSITY),
    textureOf(wallPicture(name, 'side'), DENSITY / 2),
    room.isHotel && board ? drawNameBoard(board, name) : undefined,
  ])
  const view = new Container()
  const far = new Container()
  // Two further on each side, for the widest stages and for dealers who stand aside; the middle lies above.
  const walls = [-2, 2, -1, 1, 0].map((index) => {
    const sprite = new Sprite(index === 0 ? middle : side)
    if (Math.abs(index) === 2) sprite.tint = '#8a8a92'
    return { sprite, index }
  })
  const cone = lampTexture(room.lamp)
  const lamp = new Sprite(cone)
  lamp.anchor.set(0.5, 0)
  lamp.blendMode = 'add'
  const glow = glowTexture(room.lamp)
  const motes = Array.from({ length: MOTES }, () => {
    const mote = new Sprite(glow)
    mote.anchor.set(0.5)
    mote.blendMode = 'add'
    return mote
  })
  far.addChild(...walls.map(({ sprite }) => sprite), ...(plate ? [plate] : []))
  view.addChild(far, lamp, ...motes)
  let box: Box = { x: 0, y: 0, width: 1, height: 1 }
  return {
    view,
    shift: (x, y) => far.position.set(x * PARALLAX, y * PARALLAX),
    showBoard: (isShown) => {
      if (plate) plate.renderable = isShown
    },
    resize: (asked, shape, middleAt, free = asked.x + asked.width) => {
      box = asked
      const { x, y, width, height } = asked
      // A little higher than the box, so that the camera never sees its end.
      const scale = (height * 1.04) / WALL.height
      const wide = WALL.width * scale
      const centre = middleAt ?? x + width / 2
      for (const { sprite, index } of walls) {
        const left = centre + (index - 0.5) * wide
        // Each mirrors the one before it, so that their edges meet.
        const isMirrored = index === 1 || index === -2
        sprite.setSize(wide + 1, height * 1.04)
        sprite.scale.x = Math.abs(sprite.scale.x) * (isMirrored ? -1 : 1)
        sprite.position.set(isMirrored ? left + wide : left, y - height * 0.02)
        sprite.visible = left < x + width && left + wide > x
      }
      if (plate) {
        const size = (height / WALL.height) * 1.05
        plate.scale.set(size)
        plate.position.set(centre + wide * BOARD_AT, y + height * 0.15)
        // Where the dealer stands aside, places and figures take the wall; on an upright phone the sum and the switches do, and elsewhere a long name would hang behind them.
        plate.visible =
          shape !== 'portrait' &&
          width > BOARD_FROM * height &&
          Math.abs(centre - x - width / 2) < width * 0.05 &&
          plate.x + plate.width / 2 <= free
      }
      lamp.position.set(centre, y)
      lamp.setSize(Math.min(wide * 0.62, height * 1.5), height)
    },
    update: ({ now, isStill }: RoomMoment) => {
      const at = isStill ? STILL_AT : now
      lamp.alpha = 0.92 + wander(at, 1_700, 3) * 0.05 + wander(at, 430, 4) * 0.02
      motes.forEach((sprite, index) => {
        const mote = moteAt(index, at)
        sprite.position.set(box.x + mote.x * box.width, box.y + mote.y * box.height)
        const size = mote.size * box.height * 2
        sprite.setSize(size, size)
        sprite.alpha = isStill ? 0 : mote.alpha
      })
    },
    destroy: () => {
      view.destroy({ children: true })
      for (const texture of [middle, side, cone, glow]) texture.destroy(true)
    },
  }
}
