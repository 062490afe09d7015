import { isDue, type WalletCall } from '@maru/live-games'
import type { Session } from '../../sessions/session.repository.ts'
import type { LiveTable } from '../table-list.ts'
import type { BetCommand, BetOutcome, BetWork } from './bets.ts'
import { playRaised } from './blackjack-steps.ts'
import { publishPhase, type StepHost } from './commit-step.ts'
import { closeList, type SeedWork, storeSeedWorks } from './cut.ts'
import { type Engine, LostLeadership } from './engine.ts'
import { createFailurePause } from './failure-pause.ts'
import { loadNow } from './load-table.ts'
import { People } from './people.ts'
import { lacksSeeds, prolongCut } from './prolong-cut.ts'
import { Publisher } from './publisher.ts'
import type { Purses } from './purses.ts'
import { isDone, type RoundNow } from './round-now.ts'
import { changeShift } from './shifts.ts'
import { finishDone, goOn, takeStep } from './steps.ts'
import { createBetStore, MOST_AT_ONCE } from './store-bets.ts'
import { type TableNow, wakesByItself } from './table-now.ts'
import { Waiting } from './waiting.ts'
import { type AccountState, type ClearAnswer, WalletCaller } from './wallet-caller.ts'

/** An act that is stored by itself: of staff, a seat, a turn. */
type Act = { run(): Promise<void>; failed(error: unknown): void }

/** The longest that nothing happens, ms. */
const LOOK_EVERY_MS = 1_000

/**
 * A table, led by this process: everything that happens to it goes through one loop, which decides, stores and only then shows it. Where a commit is in doubt the
 * table is loaded anew from what is stored; what was owed is asked for again, under the same ids.
 */
export class TableActor implements StepHost {
  readonly engine: Engine
  readonly table: LiveTable
  readonly publisher: Publisher
  readonly caller: WalletCaller
  readonly people: People
  readonly waiting = new Waiting()
  readonly #term: number
  #now: TableNow | undefined
  #isStopped = false
  readonly #bets: BetWork[] = []
  readonly #seeds: SeedWork[] = []
  readonly #acts: Act[] = []
  readonly #storeBets = createBetStore()
  #wake: (() => void) | undefined
  #running: Promise<void> = Promise.resolve()
  readonly #lost: (error: unknown) => void

  constructor(engine: Engine, table: LiveTable, term: number, purses: Purses, lost: (error: unknown) => void) {
    this.engine = engine
    this.table = table
    this.#term = term
    this.#lost = lost
    this.publisher = new Publisher(engine, purses, this.waiting, () => this.now)
    this.caller = new WalletCaller(this)
    this.people = new People(engine, this.publisher, () => this.now)
  }

  get now(): TableNow {
    if (!this.#now) throw new LostLeadership(this.table.code)
    return this.#now
  }

  /** Loads what is stored and goes on from there. */
  start(): void {
    this.#running = this.#loop()
  }

  /** Nothing is stored or shown after it. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.publisher.close(this.table.code)
    this.#failAll(new LostLeadership(this.table.code))
    this.poke()
    await this.#running
  }

  isLoaded(): boolean {
    return this.#now !== undefined
  }

  isStopped(): boolean {
    return this.#isStopped
  }

  roundOf(round: number): RoundNow | undefined {
    return this.#now?.rounds.get(round)
  }

  sessionOf(id: string): Promise<Session> {
    return this.people.sessionOf(id)
  }

  noteAccount(session: Session, player: string, account: AccountState): void {
    if (this.#now) this.people.noteAccount(session, player, account)
  }

  /** Decided in the order in which they come; rejects where it may not be stored. */
  command(round: number, command: BetCommand, of: Pick<BetWork, 'session' | 'name' | 'why'> = {}): Promise<BetOutcome> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped) return reject(new LostLeadership(this.table.code))
      const failed = () => reject(new Error(`nothing is known to be stored of a ${command.type}`))
      this.#bets.push({ round, command, ...of, done: resolve, failed })
      this.poke()
    })
  }

  /** Runs `act` between two other things of this table. */
  exclusively<T>(act: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped) return reject(new LostLeadership(this.table.code))
      this.#acts.push({ run: async () => resolve(await act()), failed: reject })
      this.poke()
    })
  }

  seed(work: Omit<SeedWork, 'done' | 'failed'>): Promise<'late' | 'unknown' | 'conflict' | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped) return reject(new LostLeadership(this.table.code))
      this.#seeds.push({ ...work, done: resolve, failed: () => reject(new Error('a seed was not stored')) })
      this.poke()
    })
  }

  async answered(round: number, call: WalletCall, answer: ClearAnswer): Promise<void> {
    if (call.type === 'win') await this.command(round, { type: 'paid', player: call.player })
    else if (call.type === 'rollback') await this.command(round, { type: 'rolled-back', change: call.change })
    else if (answer.verdict === 'refused')
      await this.command(round, { type: 'answer', change: call.change, answer: 'refused' }, { why: answer.why })
    else await this.command(round, { type: 'answer', change: call.change, answer: 'accepted' })
  }

  /** Somebody is at the table: it goes on, or wakes. */
  present(): void {
    const { now } = this
    now.presentAt = this.engine.clock.now()
    if (wakesByItself(now)) this.poke()
  }

  /** Sockets that another process has at this table. */
  noteHeads({ from, heads }: { from: string; heads: number }): { outcome: 'done' } {
    this.now.heads.set(from, { heads, at: this.engine.clock.now() })
    if (heads > 0) this.present()
    return { outcome: 'done' }
  }

  poke(): void {
    this.#wake?.()
  }

  /** As it is stored. */
  async load(): Promise<void> {
    this.#now = await loadNow(this.engine, this.table, this.#term, this.#now)
    this.waiting.stored()
    this.publisher.publishWhole()
    this.#followUp()
  }

  /** Begins the calls that all rounds owe, and answers those who wait for what is decided by now. */
  #followUp(): void {
    for (const round of this.now.rounds.values()) {
      this.caller.beginOwed(round)
      this.waiting.answerDecided(round)
    }
  }

  async #loop(): Promise<void> {
    let mustLoad = true
    const pause = createFailurePause()
    while (!this.#isStopped) {
      try {
        if (mustLoad) await this.load()
        mustLoad = false
        await this.#turn()
      } catch (error) {
        if (this.#isStopped) break
        if (error instanceof LostLeadership) {
          this.#lost(error)
          break
        }
        this.engine.log.error({ error, table: this.table.code }, 'a table could not store what happened')
        mustLoad = true
        for (const until = performance.now() + pause.next(); performance.now() < until && !this.#isStopped; )
          await this.#waitFor(Math.max(1, until - performance.now()))
      }
    }
  }

  /** One thing, the most urgent first: what the clock asks for, an act, seeds, bets. */
  async #turn(): Promise<void> {
    const { now, engine } = this
    const at = engine.clock.now()
    const { shoe, row } = now
    if (row.phase === 'cut' && shoe && shoe.list === undefined && at >= shoe.closesAt) {
      if (lacksSeeds(now, shoe, at)) return prolongCut(this, shoe, at)
      await closeList(engine, now, shoe)
      return publishPhase(this)
    }
    if ((await playRaised(this, at)) || (await changeShift(this, at))) return
    if (isDue(row, at)) {
      await takeStep(this)
      return this.#followUp()
    }
    if (wakesByItself(now) && at - now.presentAt < LOOK_EVERY_MS) return goOn(this, at)
    const act = this.#acts.shift()
    if (act) return this.#carryOut(act)
    if (this.#seeds.length > 0) return storeSeedWorks(engine, now, this.#seeds.splice(0, MOST_AT_ONCE), at)
    if (this.#bets.length > 0) return this.#storeBets(this, this.#bets)
    await finishDone(this, isDone)
    this.publisher.heads(at)
    await this.#rest(at)
  }

  async #carryOut(act: Act): Promise<void> {
    try {
      await act.run()
      this.#followUp()
    } catch (error) {
      act.failed(error)
      throw error
    }
  }

  async #rest(at: number): Promise<void> {
    if (this.#acts.length + this.#seeds.length + this.#bets.length > 0) return
    const { row, shoe } = this.now
    const list = row.phase === 'cut' && shoe && shoe.list === undefined ? shoe.closesAt : undefined
    const until = Math.min(row.endsAt ?? at + LOOK_EVERY_MS, list ?? Number.POSITIVE_INFINITY, at + LOOK_EVERY_MS)
    await this.#waitFor(Math.max(1, until - at))
  }

  /** Or until somebody wakes it. */
  async #waitFor(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, ms)
    this.#wake = resolve
    await promise
    clearTimeout(timer)
    this.#wake = undefined
  }

  #failAll(error: unknown): void {
    for (const work of this.#bets.splice(0)) work.failed()
    for (const work of this.#seeds.splice(0)) work.failed()
    for (const act of this.#acts.splice(0)) act.failed(error)
  }
}
