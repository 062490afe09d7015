import { ownTableSubject, tableSubject } from '../engine-shapes.ts'
import { type TableMessage, versionOf } from '../table-shapes.ts'
import type { Engine } from './engine.ts'
import type { Purse, Purses } from './purses.ts'
import { betsShown, ownShown, tableShown } from './shown.ts'
import { headsOf, type TableNow } from './table-now.ts'
import type { Waiting } from './waiting.ts'
import { siteAndPlayerOf } from './wallet-ids.ts'

type Body = TableMessage extends infer One
  ? One extends TableMessage
    ? Omit<One, 'seq' | 'term' | 'now'>
    : never
  : never

/** Sums of bets are published at most so often, ms. */
const BETS_EVERY_MS = 250
/** And the parts of players who bet, which their pages have from the answers. */
const OWN_EVERY_MS = 100
/** What is just being stored is waited for. */
const STORED_SOON_MS = 10

/** Messages of one table in one term. What is published is stored. */
export class Publisher {
  readonly #engine: Engine
  readonly #purses: Purses
  readonly #waiting: Waiting
  readonly #now: () => TableNow
  #seq = 0
  #ownSeq = 0
  #bets: NodeJS.Timeout | undefined
  #betsAt = 0
  readonly #players = new Set<string>()
  #own: NodeJS.Timeout | undefined
  #heads = 0
  #isClosed = false

  constructor(engine: Engine, purses: Purses, waiting: Waiting, now: () => TableNow) {
    this.#engine = engine
    this.#waiting = waiting
    this.#purses = purses
    this.#now = now
  }

  /** The whole table, as one who comes now gets it; it is published to nobody. */
  whole(): TableMessage {
    return { ...this.#head(), t: 'table', table: tableShown(this.#now(), this.#engine.clock.now()) }
  }

  publish(body: Body): void {
    if (this.#isClosed) return
    this.#seq++
    const message = { ...this.#head(), ...body }
    const subject = tableSubject(this.#now().table.code)
    this.#engine.bus.publish([{ subject, body: JSON.stringify(message), version: versionOf(message), isDelta: true }])
  }

  /** After a takeover or a reload: whoever listens gets everything anew. */
  publishWhole(): void {
    this.publish({ t: 'table', table: tableShown(this.#now(), this.#engine.clock.now()) })
  }

  /** Soon, with all that comes until then. */
  bets(): void {
    if (this.#bets) return
    const wait = Math.max(0, this.#betsAt + BETS_EVERY_MS - performance.now())
    this.#bets = setTimeout(() => this.#flushBets(), wait)
  }

  /** Where they are others than before. */
  heads(at: number): void {
    const heads = headsOf(this.#now(), at)
    if (heads === this.#heads) return
    this.#heads = heads
    this.publish({ t: 'heads', heads })
  }

  /** Also at the other tables of these players: they spend one balance. */
  own(players: Iterable<string>): void {
    if (this.#isClosed) return
    for (const key of players) {
      this.#ownHere(key)
      this.#purses.sayElsewhere(this.#now().table.code, key)
    }
  }

  /** Soon, with all that comes until then: only other pages of these players wait for it. */
  ownSoon(players: Iterable<string>): void {
    if (this.#isClosed) return
    for (const key of players) this.#players.add(key)
    if (this.#players.size > 0) this.#own ??= setTimeout(() => this.#flushOwn(), OWN_EVERY_MS)
  }

  /** The purse of a player who comes to this table. */
  join(key: string): Purse {
    return this.#purses.join(this.#now().table.code, key, (one) => {
      // What is being stored of a player is said once it is.
      if (!this.#waiting.isUnstored(one)) this.#ownHere(one)
    })
  }

  left(key: string): void {
    this.#purses.leave(this.#now().table.code, key)
  }

  close(code: string): void {
    this.#isClosed = true
    clearTimeout(this.#bets)
    clearTimeout(this.#own)
    this.#purses.leaveAll(code)
  }

  #ownHere(key: string): void {
    if (this.#isClosed) return
    const { term, table } = this.#now()
    const { site, player } = siteAndPlayerOf(key)
    this.#ownSeq++
    this.#engine.bus.publish([
      {
        subject: ownTableSubject(table.code, site, player),
        body: JSON.stringify(ownShown(this.#now(), key)),
        version: versionOf({ term, seq: this.#ownSeq }),
      },
    ])
  }

  #flushOwn(): void {
    this.#own = undefined
    const players = [...this.#players]
    this.#players.clear()
    this.own(players.filter((key) => !this.#waiting.isUnstored(key)))
    this.ownSoon(players.filter((key) => this.#waiting.isUnstored(key)))
  }

  #flushBets(): void {
    this.#bets = undefined
    if (this.#waiting.isStoring()) {
      this.#bets = setTimeout(() => this.#flushBets(), STORED_SOON_MS)
      return
    }
    this.#betsAt = performance.now()
    this.publish({ t: 'bets', bets: betsShown(this.#now()) })
  }

  #head(): { seq: number; term: number; now: number } {
    return { seq: this.#seq, term: this.#now().term, now: this.#engine.clock.now() }
  }
}
