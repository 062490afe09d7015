import {
  clockAtPace,
  isDue,
  nextStep,
  type RoundRow,
  type ShoeRecord,
  simulatedGame,
  sleepingTable,
  wakeTable,
} from '@maru/live-games'
import type {
  DealShown,
  OwnShown,
  PastRound,
  ResultShown,
  RowShown,
  TableMessage,
  TableSaid,
  TableShown,
} from '../../src/tables/table-shapes.ts'
import { SimulatedBets } from './simulated-bets.ts'

type Played = { cards: readonly number[]; result: string; outcome: unknown }
const CUT_AT = 360
/** No shoe is dealt. */
const LINKED: readonly string[] = ['roulette', 'multiplier-roulette', 'sic-bo', 'andar-bahar']
const BEGUN_WITH = 44

/** A table in the page: its rounds are dealt by the rules, its other players are made up. Time comes from outside. */
export class SimulatedTable {
  readonly said: TableSaid
  readonly bets: SimulatedBets
  readonly #rounds: Played[] = []
  readonly record: ShoeRecord | undefined
  #row: RoundRow
  #seq = 0
  #past: PastRound[] = []
  #deal: DealShown | null = null
  #result: ResultShown | null = null
  #dealt = 0

  constructor(said: TableSaid, seed: number, now: number, startsWithCut: boolean) {
    this.said = said
    const { tables, places } = simulatedGame(said.game)
    for (const { outcomes, record } of tables(400, new Uint8Array(32).fill(seed))) {
      this.record ??= 'commitment' in record ? { ...record, rounds: record.rounds.slice(0, 60) } : undefined
      record.rounds.forEach((round, at) => {
        this.#rounds.push({ cards: round.cards ?? [], result: round.result, outcome: outcomes[at] })
      })
    }
    this.bets = new SimulatedBets(said, places, seed)
    for (let round = 1; round <= BEGUN_WITH; round++) {
      const { result, cards } = this.#played(round)
      this.#past.push({ round, result, cards })
      this.#dealt += cards.length
    }
    const asleep = { ...sleepingTable(now), round: BEGUN_WITH }
    this.#row = wakeTable(asleep, clockAtPace(said.game, said.pace), now, { newShoe: startsWithCut })
    this.bets.begin(this.#row.round)
  }

  get row(): RoundRow {
    return this.#row
  }

  /** Goes as far as the time allows, and answers what everybody is sent. */
  advance(now: number): TableMessage[] {
    const messages: TableMessage[] = []
    while (isDue(this.#row, now)) messages.push(...this.#step(this.#row.endsAt ?? now))
    return messages
  }

  /** Others lay a few chips. */
  layOthers(now: number): TableMessage | undefined {
    if (this.#row.phase !== 'betting') return undefined
    this.bets.layOthers()
    return { ...this.#head(now), t: 'bets', bets: this.bets.shown }
  }

  snapshot(now: number): TableMessage & { t: 'table' } {
    return { seq: this.#seq, term: 1, now, t: 'table', table: this.#shown(now) }
  }

  own(): OwnShown {
    return this.bets.own(this.#row.round)
  }

  #step(now: number): TableMessage[] {
    const next = this.#played(this.#row.round)
    const before = this.#row
    const clock = clockAtPace(this.said.game, this.said.pace)
    this.#row = nextStep(before, clock, now, { cards: next.cards.length, decided: true })
    const { phase, round } = this.#row
    const messages: TableMessage[] = []
    if (phase === 'dealing') this.#deal = dealOf(this.said, next)
    if (phase === 'betting') {
      this.#deal = null
      this.#result = null
      this.bets.begin(round)
    }
    const begun = { row: this.#rowShown(), deal: this.#deal, shoe: this.#shoe() }
    if (phase !== 'result') messages.push({ ...this.#head(now), t: 'phase', ...begun, cut: this.#cut() })
    else {
      this.#dealt += next.cards.length
      this.#result = this.bets.settle(round, next.result, next.outcome)
      const past = { round, result: next.result, cards: next.cards }
      this.#past = [...this.#past, past]
      messages.push({ ...this.#head(now), t: 'result', ...begun, result: this.#result, past, counts: this.#counts() })
    }
    return messages
  }

  #played(round: number): Played {
    return this.#rounds[round % this.#rounds.length] ?? { cards: [], result: 'void', outcome: undefined }
  }

  #head(now: number) {
    this.#seq++
    return { seq: this.#seq, term: 1, now }
  }

  #rowShown(): RowShown {
    const { round, phase, startedAt, endsAt = null, voided } = this.#row
    return { round, phase, startedAt, endsAt, voided }
  }

  #cut(): TableShown['cut'] {
    const { phase, startedAt, endsAt = startedAt } = this.#row
    if (phase !== 'cut') return null
    return { cut: 21, step: 'commit', closesAt: (startedAt + endsAt) / 2, commitments: 63 }
  }

  #shoe(): TableShown['shoe'] {
    const hex = '9f2b6c'.repeat(11).slice(0, 64)
    return {
      number: 21,
      chain: { commitment: hex, link: 21 },
      commitment: hex,
      list: [...hex].reverse().join(''),
      seeds: 63,
      withheld: 1,
      dealt: this.#dealt,
      ...(LINKED.includes(this.said.game) ? { cards: 0, cutAt: 0 } : { cards: 416, cutAt: CUT_AT }),
      takesBets: true,
    }
  }

  /** Of results that are a number or three dice, as the studio counts them. */
  #counts(): { [result: string]: number } {
    const counts: { [result: string]: number } = {}
    const last = Math.min(this.#row.round - 1, this.#rounds.length)
    for (let round = Math.max(1, last - 500); round <= last; round++) {
      const { result } = this.#played(round)
      const numbers = result.split(' ').map(Number.parseFloat)
      const key = this.said.game === 'sic-bo' ? numbers.reduce((sum, one) => sum + one, 0) : Number.parseInt(result, 10)
      if (!Number.isNaN(key)) counts[key] = (counts[key] ?? 0) + 1
    }
    return counts
  }

  #shown(now: number): TableShown {
    void now
    return {
      state: 'open',
      row: this.#rowShown(),
      shoe: this.#shoe(),
      cut: this.#cut(),
      past: this.#past,
      deal: this.#deal,
      result: this.#result,
      bets: this.bets.shown,
      heads: 99,
      seats: [],
      counts: this.#counts(),
      dealer: [...this.said.code].length % 3,
      dealerName: this.said.isHotel ? '연화' : null,
      video: null,
    }
  }
}

function dealOf({ game }: TableSaid, { cards, result }: Played): DealShown {
  if (game === 'sic-bo') return { kind: 'dice', dice: result.split(' ').map(Number) as [number, number, number] }
  if (game === 'roulette') return { kind: 'wheel', pocket: Number(result), lucky: [] }
  if (game !== 'multiplier-roulette') return { kind: 'cards', cards }
  const [pocket, ...lucky] = result.split(', ')
  return {
    kind: 'wheel',
    pocket: Number(pocket),
    lucky: lucky.map((one) => {
      const [number, multiplier] = one.split('x')
      return { number: Number(number), multiplier: Number(multiplier) }
    }),
  }
}
