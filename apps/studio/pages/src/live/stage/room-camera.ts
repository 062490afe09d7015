import type { Container } from 'pixi.js'
import { type Camera, cameraAt, type Limit, limitsOf } from '../backdrop/camera.ts'
import type { RoomLayout } from '../game/game-view.ts'
import type { DealerAct, RoomMoment } from '../scene/scene.ts'

/** So fast it follows where it should be: phases change at once, a camera does not. */
const FOLLOW_MS = 220
const STILL = 0.0002

/** Moves the drawn room, and with it what is read and pressed on the felt. */
export class RoomCamera {
  readonly #host: HTMLElement
  #now: Camera = { x: 0, y: 0, scale: 1 }
  #layout: RoomLayout | undefined
  #limits: Limit[] = []

  constructor(host: HTMLElement) {
    this.#host = host
  }

  update(root: Container, moment: RoomMoment, acts: readonly DealerAct[], layout: RoomLayout, ms: number): void {
    if (layout !== this.#layout) {
      this.#layout = layout
      this.#limits = limitsOf(layout)
    }
    const next = cameraAt(moment, acts, layout.dealer, layout.stage, this.#limits)
    const now = moment.isStill ? next : towards(this.#now, next, 1 - Math.exp(-ms / FOLLOW_MS))
    if (now === this.#now || isSame(now, this.#now)) return
    this.#now = now
    root.position.set(now.x, now.y)
    root.scale.set(now.scale)
    const felt = this.#host.parentElement?.querySelector<HTMLElement>('.room-felt')
    if (felt) felt.style.transform = now.scale === 1 ? '' : `matrix(${now.scale},0,0,${now.scale},${now.x},${now.y})`
  }
}

function towards(from: Camera, to: Camera, share: number): Camera {
  if (Math.abs(from.scale - to.scale) < STILL) return to
  const mix = (one: number, other: number) => one + (other - one) * share
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) }
}

const isSame = (one: Camera, other: Camera): boolean =>
  one.scale === other.scale && one.x === other.x && one.y === other.y
