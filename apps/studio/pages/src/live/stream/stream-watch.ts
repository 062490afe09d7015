/** What is seen of a stream. `gone`: the drawn room is back, and the stream is tried again by itself. */
export type StreamState = 'loading' | 'playing' | 'stalled' | 'gone'

/** What one try does. `failed` may come at any time after `open`; nothing comes after `close`. */
export type StreamTry = { open(failed: () => void): void; close(): void; position(): number }

/** How long nothing may move before it is said, and before the stream is given up, ms. */
const STALLED_MS = 2_500
const GONE_MS = 8_000
/** How long the first picture may take, ms: longer after each try that took too long, so that a slow device gets there; the last one again and again. */
const FIRST_MS = [12_000, 24_000, 48_000, 90_000] as const
/** A player that jumps to the newest picture has moved, but shows none yet. */
const PLAYING_MOVES = 2
/** Waits between tries, the last one again and again, ms. */
const RETRIES_MS = [3_000, 6_000, 12_000, 30_000] as const

/** Decides by what a player's position does. Time comes from outside: `look` is called a few times a second. */
export class StreamWatch {
  readonly #try: StreamTry
  readonly #changed: (state: StreamState) => void
  #state: StreamState = 'loading'
  #isOpen = false
  #position = 0
  #moves = 0
  #movedAt = 0
  #openedAt = 0
  #failures = 0
  /** Tries that had no picture in time. A picture does not undo them: the device is as slow at the next try. */
  #late = 0
  #retryAt = 0

  constructor(one: StreamTry, changed: (state: StreamState) => void) {
    this.#try = one
    this.#changed = changed
  }

  get state(): StreamState {
    return this.#state
  }

  start(now: number): void {
    this.#open(now)
  }

  /** Tries at once, whatever the wait was. */
  retry(now: number): void {
    this.#shut()
    this.#failures = 0
    this.#open(now)
    this.#become('loading')
  }

  look(now: number): void {
    if (!this.#isOpen) {
      if (now >= this.#retryAt) this.#open(now)
      return
    }
    const position = this.#try.position()
    if (position !== this.#position) {
      this.#position = position
      this.#movedAt = now
      this.#moves++
      if (position > 0 && this.#moves >= PLAYING_MOVES) {
        this.#failures = 0
        this.#become('playing')
      }
      return
    }
    const still = now - this.#movedAt
    if (this.#state === 'playing' && still >= STALLED_MS) this.#become('stalled')
    if (this.#state === 'stalled' ? still < GONE_MS : still < inTurn(FIRST_MS, this.#late)) return
    if (this.#state !== 'stalled') this.#late++
    this.#fail(now)
  }

  stop(): void {
    this.#shut()
  }

  #open(now: number): void {
    this.#isOpen = true
    this.#position = this.#try.position()
    this.#moves = 0
    this.#movedAt = now
    this.#openedAt = now
    const openedAt = now
    // A try that was given up may still fail.
    this.#try.open(() => {
      if (this.#isOpen && this.#openedAt === openedAt) this.#fail(Math.max(now, this.#movedAt))
    })
  }

  #fail(now: number): void {
    this.#shut()
    this.#retryAt = now + inTurn(RETRIES_MS, this.#failures)
    this.#failures++
    this.#become('gone')
  }

  #shut(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#try.close()
  }

  #become(state: StreamState): void {
    if (state === this.#state) return
    this.#state = state
    this.#changed(state)
  }
}

const inTurn = (waits: readonly number[], turn: number): number => waits[Math.min(turn, waits.length - 1)] ?? 0
