import { Container, Graphics, Ticker } from 'pixi.js'
import { openRenderer, pixelsPer } from '../../slot/open-renderer.ts'
import type { Backdrop } from '../backdrop/open-backdrop.ts'
import type { Dealer } from '../dealer/open-dealer.ts'
import type { GameScene, PlaceTone, RoomLayout } from '../game/game-view.ts'
import { openRoomBackdrop, openRoomDealer } from '../scene/open-parts.ts'
import { isDealerCovered } from '../scene/phone-head.ts'
import type { DealerAct, RoomMoment } from '../scene/scene.ts'
import { canvasFonts } from './canvas-fonts.ts'
import { ChipsPart, type ChipsSeen } from './chips-part.ts'
import { part } from './ease.ts'
import { FeltPart } from './felt-part.ts'
import { RoomCamera } from './room-camera.ts'
import { StillFrames } from './still-frames.ts'

export type StageAsked = {
  code: string
  /** In the member's language: hotel rooms have it on a board. */
  name: string
  room: string
  dealer: number
  scene: GameScene
  hasShoe: boolean
  /** Where one decides while cards are dealt, what is pressed stays where it is. */
  hasCamera: boolean
  chips: readonly number[]
  chipName(value: number): string
  tones: { readonly [place: string]: PlaceTone }
}
/** What is drawn at an instant. Undefined while nothing is known. */
export type Seen = { moment: RoomMoment; chips: ChipsSeen; won: readonly string[] }

/** The drawn room: asks for the moment once a frame and lets each part draw it. */
export class RoomStage {
  readonly #renderer: Awaited<ReturnType<typeof openRenderer>>
  readonly #ticker = new Ticker()
  readonly #root = new Container()
  readonly #felt = new FeltPart()
  readonly #chips: ChipsPart
  readonly #asked: StageAsked
  readonly #camera: RoomCamera | undefined
  readonly #see: () => Seen | undefined
  readonly #slots = { backdrop: new Container(), body: new Container(), hands: new Container() }
  #backdrop: Backdrop | undefined
  #dealer: Dealer | undefined
  #layout: RoomLayout | undefined
  #acts: readonly DealerAct[] = []
  #isClosed = false
  #wanted: number | undefined
  #warm: Graphics | undefined
  #isStreamed = false
  readonly #still = new StillFrames()

  private constructor(
    renderer: Awaited<ReturnType<typeof openRenderer>>,
    host: HTMLElement,
    asked: StageAsked,
    see: () => Seen | undefined,
  ) {
    this.#renderer = renderer
    this.#asked = asked
    this.#camera = asked.hasCamera ? new RoomCamera(host) : undefined
    this.#see = see
    this.#chips = new ChipsPart(asked.chips, asked.chipName)
    const { backdrop, body, hands } = this.#slots
    const { ground, view } = asked.scene
    const warm = shaderWarmer()
    this.#root.addChild(warm)
    this.#warm = warm
    this.#root.addChild(backdrop, body, this.#felt.view, ...(ground ? [ground] : []), this.#chips.view, view, hands)
    this.#ticker.add(() => this.#draw())
    this.#ticker.start()
  }

  static async open(host: HTMLElement, asked: StageAsked, see: () => Seen | undefined): Promise<RoomStage> {
    const [renderer, { late }] = await Promise.all([openRenderer(host), canvasFonts()])
    const stage = new RoomStage(renderer, host, asked, see)
    void late?.then(() => stage.#layout && stage.lay(stage.#layout))
    // Felt and places do not wait for the pictures.
    void stage.#openRoom()
    return stage
  }

  lay(layout: RoomLayout): void {
    if (this.#isClosed) return
    this.#layout = layout
    const { stage } = layout
    const pixels = pixelsPer(this.#renderer.canvas)
    this.#renderer.resize(Math.max(1, stage.width), Math.max(1, stage.height), pixels)
    const { room, tones, hasShoe, scene } = this.#asked
    this.#felt.lay(layout, room, scene.ground ? undefined : tones, hasShoe, pixels)
    this.#chips.lay(layout)
    this.#asked.scene.resize(stage, layout.shape)
    this.#asked.scene.lay(layout)
    this.#layParts()
  }

  play(acts: readonly DealerAct[]): void {
    this.#acts = acts
    this.#still.forget()
    this.#dealer?.play(acts)
  }

  speak({ at, ms }: { at: number; ms: number }): void {
    this.#dealer?.speak(at, ms)
  }

  async change(dealer: number): Promise<void> {
    const { room, code } = this.#asked
    this.#wanted = dealer
    const next = await openRoomDealer(dealer, room, code)
    // One who was asked for later may have come first.
    if (this.#isClosed || this.#wanted !== dealer) return next.destroy()
    this.#dealer?.destroy()
    this.#dealer = next
    this.#slots.body.addChild(next.view)
    this.#slots.hands.addChild(next.hands)
    next.play(this.#acts)
    this.#layParts()
  }

  /** The drawn dealer gives way to a stream; what lies on the table stays. */
  showStream(isShown: boolean): void {
    this.#isStreamed = isShown
    this.#still.forget()
    this.#backdrop?.showBoard(!isShown)
    this.#slots.body.visible = !isShown
    this.#slots.hands.visible = !isShown
    this.#asked.scene.showStream?.(isShown)
  }

  close(): void {
    this.#isClosed = true
    this.#ticker.destroy()
    this.#backdrop?.destroy()
    this.#dealer?.destroy()
    this.#asked.scene.destroy()
    this.#chips.destroy()
    this.#felt.destroy()
    this.#root.destroy()
    this.#renderer.destroy(true)
  }

  async #openRoom(): Promise<void> {
    const { room, dealer, name } = this.#asked
    const [backdrop] = await Promise.all([openRoomBackdrop(room, name), this.change(dealer)])
    if (this.#isClosed) return backdrop.destroy()
    this.#backdrop = backdrop
    backdrop.showBoard(!this.#isStreamed)
    this.#slots.backdrop.addChild(backdrop.view)
    this.#layParts()
  }

  #layParts(): void {
    this.#still.forget()
    if (!this.#layout) return
    const { table, dealer, edge, shape, bets } = this.#layout
    const above = { ...table, height: Math.min(table.height, edge + 26) }
    this.#backdrop?.resize(above, shape, dealer.x + dealer.width / 2, bets.width > 0 ? bets.x : undefined)
    this.#dealer?.resize(dealer, shape)
  }

  /** Felt and chips of a phone make room for the wheel or the dish, and show the dealer where they lay over him. */
  #stepBack(forward: number): void {
    const { scene } = this.#asked
    if (scene.ground) scene.ground.alpha = 1 - forward
    this.#chips.view.alpha = 1 - forward
    this.#slots.hands.alpha = this.#layout && isDealerCovered(this.#layout) ? forward : 1
  }

  #draw(): void {
    const seen = this.#see()
    if (!seen || this.#isClosed) return
    const { moment, chips, won } = seen
    if (moment.isStill && !this.#still.needs(seen, performance.now())) return
    this.#backdrop?.update(moment)
    this.#dealer?.update(moment)
    if (!this.#asked.scene.ground) this.#felt.light(won, moment.isStill ? 1 : lightOf(moment))
    this.#chips.update(moment, chips)
    this.#asked.scene.update(moment)
    if (this.#layout) this.#camera?.update(this.#root, moment, this.#acts, this.#layout, this.#ticker.elapsedMS)
    this.#stepBack(this.#asked.scene.forward ?? 0)
    this.#renderer.render(this.#root)
    this.#warm?.destroy()
    this.#warm = undefined
  }
}

/** A dot that nobody sees. Lights on places are large shapes, whose shader would else be compiled in the frame in which somebody wins. */
function shaderWarmer(): Graphics {
  const dot = new Graphics().rect(0, 0, 1, 1).fill({ color: 0, alpha: 0.01 })
  dot.context.batchMode = 'no-batch'
  return dot
}

const lightOf = ({ row, now }: RoomMoment): number =>
  row.phase === 'result' ? part(now - row.startedAt, 0, 300) : row.phase === 'payout' ? 1 : 0
