import type { OwnShown, TableAnswer, TableRefusal } from '../../../../src/tables/table-shapes.ts'
import type { CallAsked, TableLink } from './table-link.ts'

const RETRY_MS = 350
const LONGEST_RETRY_MS = 2_000
const MOST_TRIES = 12

export type SeatEvents = {
  own(own: OwnShown): void
  refused(reason: TableRefusal | 'lost'): void
  /** Money begins to move. */
  asks(amount: number): void
}

/** Takes seats and plays hands: what is not answered is asked again as long as it can still have an effect. */
export class SeatPlayer {
  readonly #link: TableLink
  readonly #code: string
  readonly #events: SeatEvents
  #isClosed = false

  constructor(link: TableLink, code: string, events: SeatEvents) {
    this.#link = link
    this.#code = code
    this.#events = events
  }

  close(): void {
    this.#isClosed = true
  }

  sit(seat: number | null): Promise<void> {
    return this.#ask(
      () => this.#link.call(this.#code, 'seat', { seat }),
      () => true,
    )
  }

  /** `isNow`: the hand still waits for this step. An answer that was lost may have passed it. */
  async act(asked: CallAsked<'act'>, cost: number, isNow: () => boolean): Promise<void> {
    if (cost > 0) this.#events.asks(cost)
    await this.#ask(() => this.#link.call(this.#code, 'act', asked), isNow)
  }

  async #ask(ask: () => Promise<TableAnswer>, isNow: () => boolean): Promise<void> {
    for (let attempt = 0; attempt < MOST_TRIES && !this.#isClosed; attempt++) {
      const answer = await ask().catch((error: unknown) => (isEnded(error) ? ended : undefined))
      if (answer && 'own' in answer && answer.own) this.#events.own(answer.own)
      if (answer?.outcome === 'done') return
      if (answer?.outcome === 'refused') {
        if (attempt === 0 || isNow()) this.#events.refused(answer.reason)
        return
      }
      if (!isNow()) return
      await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_RETRY_MS, RETRY_MS * 1.4 ** attempt)))
    }
    if (!this.#isClosed && isNow()) this.#events.refused('lost')
  }
}

const ended: TableAnswer = { outcome: 'refused', reason: 'session-ended', own: null }
const isEnded = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'session-ended'
