import { Container, Sprite } from 'pixi.js'
import type { ResultShown } from '../../../../src/tables/table-shapes.ts'
import type { Point, RoomLayout } from '../game/game-view.ts'
import type { RoomMoment } from '../scene/scene.ts'
import { CHIP, chipsFor, chipTexture } from './chip-textures.ts'
import { between, easeInOut, part } from './ease.ts'
import { LaidChips, type SharedPlace, sharePlace } from './laid-chips.ts'

export type ChipsSeen = {
  /** Own chips by place, and what others have laid last. */
  own: { readonly [place: string]: number }
  waiting: { readonly [place: string]: number }
  others: readonly { mark: string; place: string; amount: number }[]
  result: ResultShown | null
}

const MOST_OWN = 6
const MOST_OTHERS = 3
const MOST_ON_TOP = 3
const ON_TOP = 0.3
/** In parts of the phase that shows the result: losing chips are swept, then winners are paid. */
export const SWEEP = [0.3, 0.52] as const
export const PAY = [0.5, 0.74] as const
/** In parts of the phase of payouts: everything goes to its owner. */
const HOME = [0.25, 0.8] as const

/** `key`: by which it is known that it was laid just now; `isAdded`: chips on their way to a stack that lies; `aside`: where it moves for what it won. */
type Stack = {
  view: Container
  place: string
  foot: Point
  isOwn: boolean
  isPay: boolean
  key: string
  isAdded: boolean
  aside?: Pick<SharedPlace, 'stakeX' | 'scale'>
}

/** Chips on the places. Stacks are made anew when chips change; where they are is a function of time. */
export class ChipsPart {
  readonly view = new Container()
  readonly #values: readonly number[]
  readonly #name: (value: number) => string
  #layout: RoomLayout | undefined
  #stacks: Stack[] = []
  readonly #laid = new LaidChips()
  #key = ''
  #seen: Partial<ChipsSeen> = {}

  constructor(values: readonly number[], name: (value: number) => string) {
    this.#values = values
    this.#name = name
  }

  lay(layout: RoomLayout): void {
    this.#layout = layout
    this.#key = ''
  }

  update({ row, now, isStill }: RoomMoment, seen: ChipsSeen): void {
    const at = performance.now()
    this.#follow(seen, at, row.phase === 'betting' && !isStill)
    const layout = this.#layout
    if (!layout || this.#stacks.length === 0) return
    const length = (row.endsAt ?? now) - row.startedAt
    const into = isStill ? 1 : length > 0 ? (now - row.startedAt) / length : 1
    const isResult = row.phase === 'result'
    const isAfter = row.phase === 'payout' || row.phase === 'break'
    const pays = seen.result?.round === row.round ? seen.result.pays : undefined
    for (const stack of this.#stacks) {
      const comesBack = (pays?.[stack.place] ?? 0) > 0 || row.voided
      const swept = pays && !comesBack ? (isAfter ? 1 : isResult ? easeInOut(part(into, ...SWEEP)) : 0) : 0
      const pay = isAfter ? 1 : isResult ? easeInOut(part(into, ...PAY)) : 0
      const paid = stack.isPay ? pay : 1
      const home = isAfter ? easeInOut(part(into, ...HOME)) : 0
      const to = homeOf(stack, layout)
      const from = stack.isPay ? layout.bank : stack.foot
      const x = stack.aside ? between(stack.foot.x, stack.aside.stakeX, pay) : stack.foot.x
      const foot = { x: between(from.x, x, paid), y: between(from.y, stack.foot.y, paid) }
      if (stack.aside) stack.view.scale.set(between(1, stack.aside.scale, pay))
      const away = swept > 0 ? layout.bank : to
      const laid = this.#laid.wayOf(stack.key, at)
      stack.view.visible = laid < 1 || !stack.isAdded
      // It comes from where it will go home to.
      const way = Math.max(swept, home, 1 - laid)
      stack.view.position.set(between(foot.x, away.x, way), between(foot.y, away.y, way))
      stack.view.alpha = stack.isPay && paid === 0 ? 0 : laid === 1 && way > 0.72 ? 1 - part(way, 0.72, 1) : 1
    }
  }

  destroy(): void {
    this.view.destroy({ children: true })
  }

  #follow(seen: ChipsSeen, at: number, isMoving: boolean): void {
    const { own, waiting, others, result } = this.#seen
    if (own === seen.own && waiting === seen.waiting && others === seen.others && result === seen.result && this.#key)
      return
    this.#seen = seen
    const pays = seen.result?.pays
    const key = JSON.stringify([seen.own, seen.waiting, seen.others, pays])
    if (key === this.#key || !this.#layout) return
    this.#key = key
    for (const child of this.view.removeChildren()) child.destroy({ children: true })
    this.#stacks = []
    this.#laid.note(sumsOf(seen), at, isMoving)
    for (const [place, sum] of Object.entries(seen.own)) this.#addOwn(place, sum, seen)
    const beside = new Map<string, number>()
    for (const other of seen.others) {
      const { place, amount } = other
      const shape = this.#layout.places[place]
      const index = beside.get(place) ?? 0
      if (!shape?.others || index >= MOST_OTHERS) continue
      beside.set(place, index + 1)
      const { x, y, radius, dx, dy } = shape.others
      const foot = { x: x + dx * index, y: y + (dy === undefined ? (index % 2) * radius * 0.3 : dy * index) }
      this.#add({ place, foot, isOwn: false, isPay: false, key: keyOf(other), isAdded: false }, amount, radius, 3)
    }
  }

  #addOwn(place: string, sum: number, seen: ChipsSeen): void {
    const shape = this.#layout?.places[place]
    if (!shape || sum <= 0) return
    const { x, y, radius } = shape.own
    const before = this.#laid.beforeOf(place) ?? 0
    const pays = seen.result?.pays[place] ?? 0
    const won = Math.floor((sum * pays) / 100) - sum
    const isOnTop = shape.wonOnTop === true || (seen.own[shape.wonOnTop ?? ''] ?? 0) > 0
    const shared = won > 0 && !isOnTop ? sharePlace(shape) : undefined
    const own = { place, foot: { x, y }, isOwn: true, isPay: false, key: before > 0 ? '' : place, isAdded: false }
    const stack = this.#add({ ...own, ...(shared && { aside: shared }) }, sum, radius, MOST_OWN)
    // As long as the wallet has not answered, the chips are pale.
    if ((seen.waiting[place] ?? 0) >= sum) stack.tint = 0x9fb0b8
    if (before > 0) this.#add({ ...own, key: place, isAdded: true }, sum - before, radius, 1)
    if (shared) {
      this.#add({ ...own, foot: { x: shared.wonX, y }, isPay: true }, won, radius * shared.scale, MOST_OWN)
    } else if (won > 0) {
      // A little aside, so that both can be seen.
      const top = y - stack.children.length * CHIP.thick * (radius / CHIP.radius)
      this.#add({ ...own, foot: { x: x + radius * ON_TOP, y: top }, isPay: true }, won, radius, MOST_ON_TOP)
    }
  }

  #add(stack: Omit<Stack, 'view'>, sum: number, radius: number, most: number): Container {
    const view = new Container()
    const scale = radius / CHIP.radius
    const list = chipsFor(sum, this.#values, most)
    list.forEach((value, index) => {
      const isTop = index === list.length - 1
      const sprite = new Sprite(chipTexture(value, isTop && radius > 12 ? this.#name(value) : ''))
      sprite.anchor.set(0.5)
      sprite.scale.set(scale / 2)
      sprite.y = -index * CHIP.thick * scale
      view.addChild(sprite)
    })
    view.position.set(stack.foot.x, stack.foot.y)
    this.view.addChild(view)
    this.#stacks.push({ view, ...stack })
    return view
  }
}

const keyOf = ({ mark, place, amount }: ChipsSeen['others'][number]): string => `${mark} ${place} ${amount}`

const sumsOf = ({ own, others }: ChipsSeen): Map<string, number> =>
  new Map([...Object.entries(own), ...others.map((other) => [keyOf(other), other.amount] as const)])

/** Own chips go to the tray, those of others to the sides of the table. */
function homeOf({ foot, isOwn }: Stack, { stage, tray }: RoomLayout): Point {
  if (isOwn) return { x: tray.x + tray.width / 2, y: tray.y + tray.height }
  return { x: foot.x < stage.width / 2 ? -40 : stage.width + 40, y: foot.y + 60 }
}
