import type { BetsShown, OwnChange, OwnShown, ResultShown, TableSaid } from '../../src/tables/table-shapes.ts'

type Watched = { code: string; backPerHundred(outcome: never): number }
const NAMES = ['달**님', '산**님', '고**님', '별**님', '파**님', '솔**님', '강**님', 'mo**', 'th**']
const FAVOURITES = 3

/** Bets of a simulated round: other players at random, one's own as the wallet would take them. */
export class SimulatedBets {
  shown: BetsShown = { places: {}, players: 0, recent: [] }
  readonly #said: TableSaid
  readonly #places: readonly Watched[]
  readonly #random: () => number
  #changes: OwnChange[] = []
  #last: { [place: string]: number } = {}
  #payout: OwnShown['payout'] = null
  #balance = 1_284_500
  #net = -45_000

  constructor(said: TableSaid, places: readonly Watched[], seed: number) {
    this.#said = said
    this.#places = places
    this.#random = randomOf(seed + 1)
  }

  begin(round: number): void {
    void round
    const accepted = this.#held()
    if (Object.keys(accepted).length > 0) this.#last = accepted
    this.#changes = []
    this.shown = { places: {}, players: 0, recent: [] }
  }

  layOthers(): void {
    const index = Math.floor(this.#random() ** 2 * Math.min(this.#places.length, 12))
    const code = this.#places[this.#random() < 0.7 ? index % FAVOURITES : index]?.code ?? ''
    const chips = this.#said.chips
    const amount =
      (chips[Math.floor(this.#random() * (chips.length - 1))] ?? 1_000) * (1 + Math.floor(this.#random() * 3))
    const before = this.shown.places[code] ?? { sum: 0, players: 0 }
    const who = NAMES[Math.floor(this.#random() * NAMES.length)] ?? ''
    this.shown = {
      places: { ...this.shown.places, [code]: { sum: before.sum + amount, players: before.players + 1 } },
      players: this.shown.players + 1,
      recent: [{ who, mark: `${Math.floor(this.#random() * 1e9)}`, place: code, amount }, ...this.shown.recent].slice(
        0,
        8,
      ),
    }
  }

  ask(change: string, chips: { readonly [place: string]: number }): void {
    if (this.#changes.some((one) => one.change === change)) return
    this.#changes = [...this.#changes, { change, chips, state: 'asked', why: null }]
  }

  accept(change: string): void {
    this.#changes = this.#changes.map((one) => {
      if (one.change !== change || one.state !== 'asked') return one
      this.#balance -= sumOf(one.chips)
      return { ...one, state: 'accepted' }
    })
  }

  undo(change: string): void {
    this.#changes = this.#changes.map((one) => {
      if ((change !== 'all' && one.change !== change) || one.state !== 'accepted') return one
      this.#balance += sumOf(one.chips)
      return { ...one, state: 'undone', why: 'player' }
    })
  }

  settle(round: number, result: string, outcome: unknown): ResultShown {
    const pays: { [place: string]: number } = {}
    for (const { code, backPerHundred } of this.#places) {
      const back = backPerHundred(outcome as never)
      if (back > 0) pays[code] = back
    }
    const held = this.#held()
    const staked = sumOf(held)
    const returned = Object.entries(held).reduce(
      (sum, [place, amount]) => sum + Math.floor((amount * (pays[place] ?? 0)) / 100),
      0,
    )
    this.#payout = staked > 0 ? { round, staked, returned, isPaid: true } : null
    this.#balance += returned
    this.#net += returned - staked
    const winners = this.shown.recent
      .map(({ who, place, amount }) => ({ who, won: Math.floor((amount * (pays[place] ?? 0)) / 100) - amount }))
      .filter(({ won }) => won > 0)
      .sort((one, other) => other.won - one.won)
    return { round, result, pays, winners, players: this.shown.players, paid: winners.length * 100_000 }
  }

  own(round: number): OwnShown {
    return {
      round,
      changes: this.#changes,
      held: this.#held(),
      last: this.#last,
      seat: null,
      payout: this.#payout,
      balance: this.#balance,
      balanceAt: Date.now(),
      net: this.#net,
    }
  }

  #held(): { [place: string]: number } {
    const held: { [place: string]: number } = {}
    for (const { state, chips } of this.#changes)
      if (state === 'accepted' || state === 'asked')
        for (const [place, amount] of Object.entries(chips)) held[place] = (held[place] ?? 0) + amount
    return held
  }
}

const sumOf = (chips: { readonly [place: string]: number }): number =>
  Object.values(chips).reduce((sum, amount) => sum + amount, 0)

function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
