import {
  type Action,
  actBlackjack,
  type BlackjackRound,
  blackjackResult,
  clockAtPace,
  dealBlackjack,
  isDue,
  legalActions,
  nextStep,
  type Random,
  type RoundRow,
  shuffledShoe,
  sleepingTable,
  turnMsOf,
  turnOf,
  wakeTable,
} from '@maru/live-games'
import type { DealShown, OwnShown, PastRound, TableMessage, TableSaid } from '../../src/tables/table-shapes.ts'
import { SimulatedBets } from './simulated-bets.ts'
import { adviceFor, type Pays, paysOf, raises, randomOf } from './simulated-hands.ts'

const OTHERS: readonly (readonly [seat: number, who: string])[] = [
  [0, '달**님'],
  [1, '솔**님'],
  [4, 'mo**'],
  [5, '파**님'],
]
const OTHERS_THINK_MS = 1_600
const BEGUN_WITH = 44
const LEAST = 20_000
const CUT_AT = 312

/** A table of blackjack in the page, without a studio. The others play basic strategy. */
export class SimulatedBlackjack {
  readonly said: TableSaid
  readonly bets: SimulatedBets
  readonly record = undefined
  readonly #cards: Random
  #shoe: readonly number[]
  #row: RoundRow
  #seq = 0
  #past: PastRound[] = []
  #round: BlackjackRound | undefined
  #actions: Action[] = []
  #dealt = 0
  #ownSeat: number | null = null
  #result: ReturnType<SimulatedBets['settle']> | null = null

  constructor(said: TableSaid, seed: number, now: number) {
    this.said = said
    const random = randomOf(seed)
    this.#cards = { below: (limit) => Math.floor(random() * limit) }
    this.#shoe = shuffledShoe(8, this.#cards)
    const places = [...said.places.map(({ code }) => code), ...raises].map((code) => ({
      code,
      backPerHundred: (pays: Pays) => pays[code] ?? 0,
    }))
    this.bets = new SimulatedBets(said, places as never, seed)
    for (let round = 1; round <= BEGUN_WITH; round++) {
      let played = dealBlackjack([0, 1, 4, 5], shuffledShoe(8, this.#cards))
      while (turnOf(played)) played = actBlackjack(played, adviceFor(played), this.#shoe)
      this.#past.push({ round, result: blackjackResult(played), cards: [] })
    }
    this.#row = wakeTable({ ...sleepingTable(now), round: BEGUN_WITH }, this.#clock, now, {})
    this.#beginRound()
  }

  get row(): RoundRow {
    return this.#row
  }

  get turn() {
    return this.#round && turnOf(this.#round)
  }

  sit(seat: number | null): void {
    this.#ownSeat = seat
  }

  get ownSeat(): number | null {
    return this.#ownSeat
  }

  advance(now: number): TableMessage[] {
    const messages: TableMessage[] = []
    const { turn } = this
    const isOthers = turn && turn.seat !== this.#ownSeat && this.#row.phase === 'dealing'
    if (isOthers && now >= (this.#row.endsAt ?? 0) - turnMsOf(this.said.pace) + OTHERS_THINK_MS)
      messages.push(...this.act(this.#actions.length, adviceFor(this.#round as BlackjackRound), now))
    while (isDue(this.#row, now)) {
      const at = this.#row.endsAt ?? now
      messages.push(
        ...(this.turn && this.#row.phase === 'dealing' ? this.act(this.#actions.length, 'stand', at) : this.#step(at)),
      )
    }
    return messages
  }

  /** Nothing where the step has passed. */
  act(step: number, action: Action, now: number): TableMessage[] {
    const before = this.#round
    if (!before || step !== this.#actions.length || !legalActions(before).includes(action)) return []
    const next = actBlackjack(before, action, this.#shoe)
    const drawn = (next.dealt - before.dealt) * this.#clock.perCardMs
    const waits = turnOf(next) ? turnMsOf(this.said.pace) : 600
    this.#round = next
    this.#actions.push(action)
    this.#row = { ...this.#row, decided: next.ended, endsAt: now + drawn + waits }
    return [{ ...this.#head(now), t: 'act', row: this.#rowShown(), deal: this.#deal() as DealShown }]
  }

  layOthers(now: number): TableMessage | undefined {
    if (this.#row.phase !== 'betting') return undefined
    return { ...this.#head(now), t: 'bets', bets: this.bets.shown }
  }

  snapshot(now: number): TableMessage & { t: 'table' } {
    const hex = '9f2b6c'.repeat(11).slice(0, 64)
    const commitment = { commitment: hex, link: 21 }
    return {
      seq: this.#seq,
      term: 1,
      now,
      t: 'table',
      table: {
        state: 'open',
        row: this.#rowShown(),
        shoe: {
          number: 21,
          chain: commitment,
          commitment: hex,
          list: hex,
          seeds: 5,
          withheld: 0,
          dealt: this.#dealt,
          cards: 416,
          cutAt: CUT_AT,
          takesBets: true,
        },
        cut: null,
        past: this.#past,
        deal: this.#deal(),
        result: this.#result,
        bets: this.bets.shown,
        heads: 31,
        seats: this.seats(),
        counts: {},
        dealer: 1,
        dealerName: this.said.isHotel ? '연화' : null,
        video: null,
      },
    }
  }

  seats() {
    const own = this.#ownSeat === null ? [] : [[this.#ownSeat, '나'] as const]
    return [...OTHERS.filter(([seat]) => seat !== this.#ownSeat), ...own].map(([seat, who]) => ({
      seat,
      who,
      stake: 0,
    }))
  }

  own(): OwnShown {
    return { ...this.bets.own(this.#row.round), seat: this.#ownSeat }
  }

  get #clock() {
    return clockAtPace('blackjack', this.said.pace)
  }

  #beginRound(): void {
    this.bets.begin(this.#row.round)
    const places: { [place: string]: { sum: number; players: number } } = {}
    OTHERS.forEach(([seat], index) => {
      places[`seat-${seat}`] = { sum: LEAST * (index + 2), players: 1 }
    })
    places['behind-1'] = { sum: 340_000, players: 4 }
    places['21+3-4'] = { sum: 15_000, players: 2 }
    const recent = OTHERS.map(([seat, who], index) => ({
      who,
      mark: 'others',
      place: `seat-${seat}`,
      amount: LEAST * (index + 2),
    }))
    this.bets.shown = {
      places,
      players: 8,
      recent: [...recent, { who: '고**님', mark: 'others', place: 'behind-1', amount: 120_000 }],
    }
  }

  #step(now: number): TableMessage[] {
    const first = this.#row.phase === 'closing' ? this.#firstCards() : undefined
    const cards = first ? first.dealt - this.#dealt : 0
    this.#row = nextStep(this.#row, this.#clock, now, { cards, decided: first?.ended ?? true })
    const { phase, round } = this.#row
    if (first) {
      this.#round = first
      this.#actions = []
      if (!first.ended) this.#row = { ...this.#row, endsAt: (this.#row.endsAt ?? now) + turnMsOf(this.said.pace) }
    }
    if (phase === 'betting') {
      this.#dealt = this.#round?.dealt ?? 0
      this.#round = undefined
      this.#result = null
      this.#beginRound()
    }
    const begun = { row: this.#rowShown(), deal: this.#deal(), shoe: this.snapshot(now).table.shoe }
    const messages: TableMessage[] = []
    if (phase !== 'result' || !this.#round) messages.push({ ...this.#head(now), t: 'phase', ...begun, cut: null })
    if (phase === 'betting') messages.push({ ...this.#head(now), t: 'bets', bets: this.bets.shown })
    if (phase === 'result' && this.#round) {
      const past = { round, result: blackjackResult(this.#round), cards: [] }
      this.#result = this.bets.settle(round, past.result, paysOf(this.#round))
      this.#past = [...this.#past, past]
      messages.push({ ...this.#head(now), t: 'result', ...begun, result: this.#result, past, counts: {} })
    }
    return messages
  }

  #firstCards(): BlackjackRound {
    const own = this.own().held[`seat-${this.#ownSeat}`] ? this.#ownSeat : null
    const seats = OTHERS.map(([seat]) => seat).filter((seat) => seat !== this.#ownSeat)
    const playing = own === null ? seats : [...seats, own]
    return dealBlackjack(
      playing.sort((one, other) => one - other),
      this.#shoe,
      this.#dealt,
    )
  }

  #deal(): DealShown | null {
    const round = this.#round
    if (!round) return null
    const turn = turnOf(round)
    const shown = turn ? { ...turn, legal: legalActions(round), endsAt: this.#row.endsAt ?? 0 } : null
    return { kind: 'blackjack', seats: round.seats, dealer: round.dealer, step: this.#actions.length, turn: shown }
  }

  #head(now: number) {
    this.#seq++
    return { seq: this.#seq, term: 1, now }
  }

  #rowShown() {
    return { ...this.#row, endsAt: this.#row.endsAt ?? null }
  }
}
