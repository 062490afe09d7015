import type { Action } from '@maru/live-games'
import type { OwnShown, TableMessage, TableRefusal, TableShown } from '../../../../src/tables/table-shapes.ts'
import { ChatStore } from '../chat/chat-store.ts'
import { Bettor, isEnded } from './bettor.ts'
import { CutSeeds } from './cut-seeds.ts'
import { isRevealed, type MoneyShown, moneyShown } from './money.ts'
import { type Chips, type OwnBets, ownBetsOf, sumOf } from './own-bets.ts'
import { type Known, receive } from './receive.ts'
import { SeatPlayer } from './seat-player.ts'
import { StudioClock } from './studio-clock.ts'
import type { Listening, TableLink } from './table-link.ts'

export type RefusalShown = { reason: TableRefusal | 'lost'; most: number | undefined; chips: Chips; count: number }
/** `lost`: what is shown may be old; it heals by itself. */
export type LinkState = 'opening' | 'live' | 'lost'

export type RoomState = {
  table: TableShown | null
  own: OwnShown | null
  bets: OwnBets
  money: MoneyShown
  link: LinkState
  refusal: RefusalShown | undefined
  isEnded: boolean
}

/** To the operator's page. */
export type RoomNews = { asks(amount: number): void; revealed(): void; moved(): void }

const LOOK_MS = 400
const URGENT_MS = 1_200
/** A phase that should be over for so long: the table's news do not arrive, though the socket is there. */
const LATE_MS = 4_000
/** Without news the page asks. */
const ASK_EVERY_MS = 3_000

/** One table as this page knows it. */
export class TableStore {
  readonly clock = new StudioClock()
  readonly chat: ChatStore
  readonly #link: TableLink
  readonly #code: string
  readonly #news: RoomNews
  readonly #bettor: Bettor
  readonly #seeds: CutSeeds
  readonly #player: SeatPlayer
  readonly #listeners = new Set<() => void>()
  #known: Known | null = null
  #own: OwnShown | null = null
  #state: RoomState
  #listening: Listening | undefined
  #isUp = false
  #timer: ReturnType<typeof setInterval> | undefined
  #revealedRound = 0
  #heldBack = false
  #asked = 0
  #firstBalance: number | null = null
  #hasMoved = false

  constructor(link: TableLink, code: string, money: MoneyShown, news: RoomNews) {
    this.#link = link
    this.#code = code
    this.#news = news
    this.chat = new ChatStore(link, code)
    this.#seeds = new CutSeeds(link, code)
    const bets = { held: {}, waiting: {}, total: 0, changes: [] }
    this.#state = { table: null, own: null, bets, money, link: 'opening', refusal: undefined, isEnded: false }
    this.#bettor = new Bettor(link, code, {
      changed: () => this.#refresh(),
      own: (own) => this.#receiveOwn(own),
      refused: (reason, most, chips) => this.#refuse(reason, most, chips),
      asks: (amount) => {
        this.#heldBack = true
        news.asks(amount)
      },
      ended: () => this.#refresh({ isEnded: true }),
    })
    this.#player = new SeatPlayer(link, code, {
      own: (own) => this.#receiveOwn(own),
      refused: (reason) => this.#refuse(reason, undefined, {}),
      asks: (amount) => news.asks(amount),
    })
  }

  readonly state = (): RoomState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  /** The studio's time. */
  readonly now = (): number => this.#link.now() + this.clock.offset
  get isWatched(): boolean {
    return this.#link.isWatched === true
  }
  readonly isSeedIn = (cut: number): boolean => this.#seeds.isIn(cut)

  open(): () => void {
    this.#listening = this.#link.listen(this.#code, {
      message: (message) => this.#receive(message),
      own: (own) => this.#receiveOwn(own),
      chat: (news) => this.chat.receive(news),
      up: () => this.#connected(true),
      down: () => this.#connected(false),
      refused: () => this.#refresh({ link: 'lost' }),
    })
    this.#timer = setInterval(() => this.#look(), LOOK_MS)
    return () => {
      clearInterval(this.#timer)
      this.#listening?.stop()
      this.#bettor.close()
      this.#player.close()
      this.#seeds.close()
    }
  }

  lay(chips: Chips): void {
    const { row, shoe } = this.#state.table ?? {}
    if (row?.phase !== 'betting' || row.endsAt === null) return
    if (shoe?.takesBets === false) return this.#refuse('not-mixed', undefined, chips)
    const left = row.endsAt - this.now()
    if (left <= 0) return this.#refuse('late', undefined, chips)
    // What was refused before is answered by going on.
    if (this.#state.refusal) this.#refresh({ refusal: undefined })
    this.#bettor.lay(row.round, chips, left < URGENT_MS)
  }
  undo(): void {
    const row = this.#state.table?.row
    if (row?.phase === 'betting') this.#bettor.undo(row.round, this.#own)
  }
  clear(): void {
    const row = this.#state.table?.row
    if (row?.phase === 'betting') this.#bettor.clear(row.round)
  }
  refuse(reason: TableRefusal, most: number, chips: Chips): void {
    this.#refuse(reason, most, chips)
  }
  /** Takes a seat, or leaves it (null). */
  sit(seat: number | null): Promise<void> {
    return this.#player.sit(seat)
  }
  /** Of the hand whose turn it is; `cost`: what it stakes more. Once the turn has passed it does nothing. */
  act(step: number, action: Action, cost: number): Promise<void> {
    const round = this.#state.table?.row.round ?? 0
    const isNow = () => {
      const { table } = this.#state
      return table?.row.round === round && table.deal?.kind === 'blackjack' && table.deal.step === step
    }
    return this.#player.act({ round, step, action }, cost, isNow)
  }
  forgiveRefusal(): void {
    this.#refresh({ refusal: undefined })
  }

  #connected(isUp: boolean): void {
    this.#isUp = isUp
    this.#refresh({ link: !isUp ? 'lost' : this.#known ? 'live' : 'opening' })
  }

  #isLate(): boolean {
    const endsAt = this.#state.table?.row.endsAt ?? Number.POSITIVE_INFINITY
    return this.now() - endsAt > LATE_MS
  }

  #receive(message: TableMessage): void {
    this.clock.measure(message.now, this.#link.now())
    const { known, heal } = receive(this.#known, message)
    if (heal) this.#listening?.again()
    this.#known = known
    this.#refresh({ link: 'live' })
  }

  #receiveOwn(own: OwnShown): void {
    if (this.#own && own.round < this.#own.round) return
    // What the table remembers of another day may be older than what the session said, until something moves.
    this.#firstBalance ??= own.balance
    this.#hasMoved ||= own.changes.length > 0 || own.balance !== this.#firstBalance
    const isOld = !this.#hasMoved && this.#state.money.balance !== null
    this.#own = isOld ? { ...own, balance: null } : own
    this.#refresh()
  }

  #refuse(reason: TableRefusal | 'lost', most: number | undefined, chips: Chips): void {
    this.#refresh({ refusal: { reason, most, chips, count: (this.#state.refusal?.count ?? 0) + 1 } })
    if (reason === 'session-ended') this.#refresh({ isEnded: true })
  }

  /** What time alone changes, and what no message asks for. */
  #look(): void {
    const row = this.#state.table?.row
    if (row?.phase === 'betting' && row.endsAt !== null && row.endsAt - this.now() < URGENT_MS) this.#bettor.send()
    if (!this.isWatched) this.#seeds.follow(this.#state.table?.cut ?? null)
    if (this.#state.link === 'live' && this.#isLate()) this.#refresh({ link: 'lost' })
    if (this.#state.link === 'lost' && this.#link.now() - this.#asked > ASK_EVERY_MS) void this.#ask()
  }

  async #ask(): Promise<void> {
    this.#asked = this.#link.now()
    const shown = await this.#link.call(this.#code, 'shown', {}).catch((error: unknown) => {
      if (isEnded(error)) this.#refresh({ isEnded: true })
    })
    if (!shown) return
    this.#receive(shown.message)
    if (shown.own) this.#receiveOwn(shown.own)
    this.#refresh({ link: this.#isUp && !this.#isLate() ? 'live' : 'lost' })
  }

  #refresh(more: Partial<RoomState> = {}): void {
    const table = this.#known?.table ?? null
    const round = table?.row.round ?? 0
    const bets = ownBetsOf(this.#own, this.#bettor.local, round)
    const money = moneyShown(this.#state.money, this.#own, table?.row)
    this.#state = { ...this.#state, table, own: this.#own, bets, money, ...more }
    this.#informOperator()
    for (const listener of this.#listeners) listener()
  }

  /** As soon as a result is in view, or nothing is staked any more, the operator may show what has moved. */
  #informOperator(): void {
    const { table, bets } = this.#state
    if (!this.#heldBack || !table) return
    const { row } = table
    const isOver = isRevealed(row, row.round)
    if (isOver ? this.#revealedRound === row.round : bets.total > 0) return
    this.#heldBack = false
    this.#revealedRound = row.round
    this.#news.revealed()
    this.#news.moved()
  }
}

export const stakeOf = ({ bets }: RoomState): number => sumOf(bets.held)
