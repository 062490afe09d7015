import type { RoomName } from '@maru/ui/rooms/room-names.ts'
import { Container, type Sprite, type Texture } from 'pixi.js'
import { spriteOf, textureOf } from '../backdrop/picture-texture.ts'
import { roomOf } from '../backdrop/rooms.ts'
import type { Box, DealerAct, DealerPart, RoomMoment } from '../scene/scene.ts'
import { planOf } from './acts/plan.ts'
import type { Station } from './acts/station.ts'
import { LOOKS, type Look } from './art/look.ts'
import { packetPicture } from './art/packet.ts'
import { CUTS, sleevePicture } from './art/sleeve.ts'
import { collarPicture, torsoPicture } from './art/torso.ts'
import { paletteTexture } from './hand-strokes.ts'
import { HandView } from './hand-view.ts'
import { drawHead, HeadView, texturesOf } from './head-view.ts'
import { instantOf } from './instant.ts'
import { mouthAt, type Speech } from './mouth.ts'
import { PacketsView } from './packets-view.ts'
import { type Pose, poseAt } from './pose.ts'
import { layShadow, shadowSprite, shadowTexture } from './shadow-view.ts'
import { BOX } from './skeleton/geometry.ts'
import { SleeveView } from './sleeve-view.ts'

/** When other acts begin, the hands go there from where they were, ms. */
const CARRY_MS = 380
/** Pixels of a texture for one unit of the picture. */
const DENSITY = 2

/** A dealer whose mouth moves while a call is said. */
export type Dealer = DealerPart & {
  /** From that instant of the studio's clock, for so long. */
  speak(at: number, ms: number): void
}

export type DealerAsked = {
  /** Of the three characters. */
  dealer: number
  room: RoomName
  /** What is done between acts differs by it; the table's code makes a good one. */
  seed: number
}

/**
 * A character behind the table. Its box is 640 : 560; the table's far edge lies at 500 of its height. Everything is drawn once, here; a frame only moves it.
 */
export async function openDealer({ dealer, room, seed }: DealerAsked): Promise<Dealer> {
  const look = LOOKS[dealer] ?? LOOKS[0]
  const { dress } = roomOf(room)
  const torsoArt = torsoPicture(look.wear, dress)
  const collarArt = collarPicture(look.wear)
  const [torso, collar, leftCloth, rightCloth, packet, parts] = await Promise.all([
    textureOf(torsoArt, DENSITY),
    collarArt ? textureOf(collarArt, DENSITY) : undefined,
    textureOf(sleevePicture(look.wear, dress, -1), 1),
    textureOf(sleevePicture(look.wear, dress, 1), 1),
    textureOf(packetPicture, DENSITY),
    drawHead(look, DENSITY * 1.25),
  ])
  const head = new HeadView(look, parts)
  const body = new Container()
  body.addChild(head.behind, head.neck, spriteOf(torso, torsoArt), head.view)
  if (collar && collarArt) body.addChild(spriteOf(collar, collarArt))
  body.pivot.set(BOX.middle, BOX.edge)
  const limbs = limbsOf(look, leftCloth, rightCloth)
  const packets = new PacketsView(packet)
  const textures = [
    packet,
    torso,
    leftCloth,
    rightCloth,
    ...(collar ? [collar] : []),
    ...limbs.textures,
    ...texturesOf(parts),
  ]
  return dealerOf({ body, head, limbs, packets, look, seed, textures })
}

type Limbs = {
  textures: readonly Texture[]
  shadows: readonly [Sprite, Sprite]
  hands: readonly [HandView, HandView]
  sleeves: readonly [SleeveView, SleeveView]
}

function limbsOf(look: Look, left: Texture, right: Texture): Limbs {
  const palette = paletteTexture(look.skin, look.nail)
  const shadow = shadowTexture()
  return {
    textures: [palette, shadow],
    shadows: [shadowSprite(shadow), shadowSprite(shadow)],
    hands: [new HandView(palette, look.handSize), new HandView(palette, look.handSize)],
    sleeves: [new SleeveView(left, CUTS[look.wear], -1), new SleeveView(right, CUTS[look.wear], 1)],
  }
}

type Parts = {
  body: Container
  head: HeadView
  limbs: Limbs
  packets: PacketsView
  look: Look
  seed: number
  textures: readonly Texture[]
}

function dealerOf({ body, head, limbs, packets, look, seed, textures }: Parts): Dealer {
  const view = new Container()
  view.addChild(body)
  const hands = new Container()
  const arms = ([0, 1] as const).map((index) => {
    const arm = new Container()
    arm.addChild(limbs.hands[index].mesh, limbs.sleeves[index].mesh)
    return arm
  })
  hands.addChild(...limbs.shadows, packets.view, ...arms)
  let plan = planOf([])
  let speech: Speech | undefined
  let shown: Pose | undefined
  let changed: { left: Station; right: Station; at: number | undefined } | undefined
  return {
    view,
    hands,
    play: (acts: readonly DealerAct[]) => {
      plan = planOf(acts)
      // Nothing is decided by it: without it the hands would jump when a phase ends early.
      changed = shown && { left: shown.left.station, right: shown.right.station, at: undefined }
    },
    speak: (at, ms) => {
      speech = { from: at, to: at + ms }
    },
    resize: ({ x, y, width }: Box) => {
      for (const layer of [view, hands]) {
        layer.position.set(x, y)
        layer.scale.set(width / BOX.width)
      }
    },
    update: (moment: RoomMoment) => {
      const { now, acting } = instantOf(moment)
      if (changed) changed.at ??= now
      const part = changed?.at === undefined ? 1 : (now - changed.at) / CARRY_MS
      const carried = changed && part < 1 && !moment.isStill ? { ...changed, part } : undefined
      const pose = poseAt({ now, acting, plan, seed, handSize: look.handSize, carried })
      shown = pose
      drawBody(body, pose)
      packets.draw(pose)
      head.draw(pose, mouthAt(now, moment.isStill ? undefined : speech, seed))
      ;([pose.left, pose.right] as const).forEach((limb, index) => {
        const at = index as 0 | 1
        limbs.hands[at].draw(limb.hand)
        limbs.sleeves[at].draw(limb.arm)
        layShadow(limbs.shadows[at], limb)
      })
      // The arm that reaches further towards the viewer lies above the other.
      const [first] = arms
      const isLeftAbove =
        pose.left.arm.wrist.z + pose.left.station.lift > pose.right.arm.wrist.z + pose.right.station.lift
      const top = hands.children.length - 1
      if (first && (hands.getChildIndex(first) === top) !== isLeftAbove)
        hands.setChildIndex(first, isLeftAbove ? top : top - 1)
    },
    destroy: () => {
      for (const part of [...limbs.hands, ...limbs.sleeves]) part.destroy()
      view.destroy({ children: true })
      hands.destroy({ children: true })
      for (const texture of textures) texture.destroy(true)
    },
  }
}

function drawBody(body: Container, { breath, sway, lean }: Pose): void {
  body.position.set(BOX.middle + sway, BOX.edge + lean * 0.86)
  body.rotation = sway * 0.0013
  body.scale.set(1 + lean * 0.0006, 1 + lean * 0.0003 + breath * 0.003)
}
