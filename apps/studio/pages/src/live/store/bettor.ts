import type { OwnShown, TableAnswer, TableRefusal } from '../../../../src/tables/table-shapes.ts'
import { addChips, type Chips, type LocalBets, lastChangeOf, noLocalBets, type SentChange, sumOf } from './own-bets.ts'
import type { TableLink } from './table-link.ts'

/** Chips that are laid one after the other leave together: one change is one bet of the wallet. */
const TOGETHER_MS = 260
const RETRY_MS = 350
const LONGEST_RETRY_MS = 3_000
/** After that the studio's own messages say what became of it. */
const MOST_TRIES = 40

export type BettorEvents = {
  changed(): void
  own(own: OwnShown): void
  /** Nothing of the change was staked. */
  refused(reason: TableRefusal | 'lost', most: number | undefined, chips: Chips): void
  /** Money begins to move. */
  asks(amount: number): void
  ended(): void
}

/** Takes chips from the player to the studio: what is not answered is asked again with the same id until the answer is clear. */
export class Bettor {
  readonly #link: TableLink
  readonly #code: string
  readonly #events: BettorEvents
  #local: LocalBets = noLocalBets(0)
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(link: TableLink, code: string, events: BettorEvents) {
    this.#link = link
    this.#code = code
    this.#events = events
  }

  get local(): LocalBets {
    return this.#local
  }

  lay(round: number, chips: Chips, isUrgent: boolean): void {
    const before = this.#local.round === round ? this.#local : { ...noLocalBets(round), sent: this.#local.sent }
    this.#become({ ...before, laid: [...before.laid, chips] })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.send(), isUrgent ? 0 : TOGETHER_MS)
  }

  send(): void {
    const { round, laid, sent } = this.#local
    if (laid.length === 0 || this.#isClosed) return
    const change: SentChange = { change: crypto.randomUUID(), round, chips: addChips(...laid) }
    this.#become({ round, laid: [], sent: [...sent, change] })
    this.#events.asks(sumOf(change.chips))
    void this.#place(change)
  }

  /** Chips that were not sent are simply taken up; else the last change is rolled back. */
  undo(round: number, own: OwnShown | null): void {
    if (this.#local.round === round && this.#local.laid.length > 0)
      return this.#become({ ...this.#local, laid: this.#local.laid.slice(0, -1) })
    const last = this.#local.sent.at(-1)?.change ?? lastChangeOf(own, round)
    if (last) void this.#takeBack(round, last)
  }

  clear(round: number): void {
    clearTimeout(this.#timer)
    this.#become({ ...this.#local, laid: [] })
    void this.#takeBack(round, 'all')
  }

  close(): void {
    this.send()
    clearTimeout(this.#timer)
    this.#isClosed = true
  }

  async #place(sent: SentChange): Promise<void> {
    const answer = await this.#asked(() =>
      this.#link.call(this.#code, 'place', { round: sent.round, change: sent.change, chips: sent.chips }),
    )
    // First what the studio knows of it, so that the chips are never gone in between.
    if (answer?.own) this.#events.own(answer.own)
    this.#become({ ...this.#local, sent: this.#local.sent.filter(({ change }) => change !== sent.change) })
    if (answer?.outcome === 'refused') this.#events.refused(answer.reason, answer.most, sent.chips)
    else if (!answer) this.#events.refused('lost', undefined, sent.chips)
  }

  async #takeBack(round: number, change: string): Promise<void> {
    const answer = await this.#asked(() => this.#link.call(this.#code, 'undo', { round, change }))
    if (answer?.own) this.#events.own(answer.own)
    if (answer?.outcome === 'refused' && answer.reason !== 'unknown') this.#events.refused(answer.reason, undefined, {})
  }

  /** Undefined where it could not be known. */
  async #asked(ask: () => Promise<TableAnswer>): Promise<Exclude<TableAnswer, { outcome: 'pending' }> | undefined> {
    for (let attempt = 0; attempt < MOST_TRIES && !this.#isClosed; attempt++) {
      try {
        const answer = await ask()
        if (answer.outcome !== 'pending') return answer
      } catch (error) {
        if (isEnded(error)) {
          this.#events.ended()
          return undefined
        }
      }
      const wait = Math.min(LONGEST_RETRY_MS, RETRY_MS * 1.4 ** attempt)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
    return undefined
  }

  #become(local: LocalBets): void {
    this.#local = local
    this.#events.changed()
  }
}

/** Calls reject with a code where the studio gave one. */
export const isEnded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'session-ended'
