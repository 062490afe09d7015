import { randomUUID } from 'node:crypto'
import type { Card, Chips } from '@maru/live-games'
import { RS_STATUSES } from '@maru/vendor-wallet'
import { expect, test } from 'vitest'
import { tableByCode } from '../table-list.ts'
import { type BetCommand, decideBatch } from './bets.ts'
import { playedTo } from './blackjack-now.ts'
import { applyStored, newRound, type RoundNow } from './round-now.ts'
import { createBetStore } from './store-bets.ts'
import type { TableNow } from './table-now.ts'
import { clearAnswerOf } from './wallet-caller.ts'
import { playerKeyOf } from './wallet-ids.ts'

const ENDS_AT = 1_000
const [ana, binh] = [playerKeyOf('one', 'ana'), playerKeyOf('two', 'binh')]

const open = (code: string, more: Partial<TableNow> = {}, phase: TableNow['row']['phase'] = 'betting') => {
  const round = newRound({ round: 5, id: 'r', shoe: undefined, atCard: undefined, link: undefined })
  const row = { round: 5, phase, startedAt: 0, endsAt: ENDS_AT, decided: null, voided: false }
  const now = {
    table: tableByCode(code),
    state: 'open',
    row,
    rounds: new Map([[5, round]]),
    sites: new Map(),
    seats: [],
  }
  // With a video nobody has to have mixed the shoe.
  return { round, now: { ...now, video: {}, ...more } as unknown as TableNow }
}
const decide = (now: TableNow, command: BetCommand, at = ENDS_AT - 1) => {
  const { outcomes, openUntil } = decideBatch(now, [{ round: 5, command, done: () => {}, failed: () => {} }], at)
  return { ...outcomes[0]?.outcome, openUntil }
}
const place = (player: string, chips: Chips, change: string = randomUUID()) =>
  ({ type: 'place', change, player, chips }) satisfies BetCommand
const answer = (change: string, said: 'accepted' | 'refused') =>
  ({ type: 'answer', change, answer: said }) satisfies BetCommand

test('what counts is stored only until betting ends; a refusal of the wallet also after it', () => {
  const { now } = open('moonlit-roulette')
  const [first, second] = [randomUUID(), randomUUID()]
  expect(decide(now, place(ana, { red: 10_000 }, first))).toEqual({ openUntil: ENDS_AT })
  expect(decide(now, place(ana, { red: 10_000 }, second))).toEqual({ openUntil: ENDS_AT })
  expect(decide(now, answer(first, 'accepted'))).toEqual({ openUntil: ENDS_AT })
  expect(decide(now, { type: 'undo', player: ana, change: first })).toEqual({ openUntil: ENDS_AT })
  expect(decide(now, answer(second, 'refused'))).toEqual({ openUntil: undefined })
  expect(decide(now, place(ana, { red: 10_000 }), ENDS_AT)).toEqual({ refused: 'late', openUntil: undefined })
})

test('a bet that reaches the database after betting has ended there is late, though the clock of the process is behind', async () => {
  let { now } = open('moonlit-roulette')
  const asked: unknown[] = []
  const host = {
    get now() {
      return now
    },
    engine: {
      clock: { now: () => ENDS_AT - 1, learn: () => {} },
      db: {
        query: async (statement: unknown) => {
          if (asked.push(statement) > 1) throw new Error('it would be asked for ever')
          return { rows: [{ now: ENDS_AT, stored: 0 }] }
        },
      },
    },
    waiting: { storing: () => {}, stored: () => {}, answer: () => {} },
    publisher: { bets: () => {}, ownSoon: () => {} },
    load: async () => {
      ;({ now } = open('moonlit-roulette'))
    },
  } as unknown as Parameters<ReturnType<typeof createBetStore>>[0]
  const outcomes: object[] = []
  const done = (outcome: object) => void outcomes.push(outcome)
  const work = { round: 5, command: place(ana, { red: 10_000 }), done, failed: () => done({ failed: true }) }
  await createBetStore()(host, [work])
  expect(outcomes).toEqual([{ refused: 'late' }])
  expect(asked).toHaveLength(1)
})

test('a player changes the bets of a round two hundred times, taken back or not, and others go on', () => {
  const { now } = open('moonlit-roulette')
  for (let n = 0; n < 200; n++) {
    const change = randomUUID()
    expect(decide(now, place(ana, { red: 10_000 }, change)).refused).toBeUndefined()
    decide(now, { type: 'undo', player: ana, change })
  }
  expect(decide(now, place(ana, { red: 10_000 })).refused).toBe('too-often')
  expect(decide(now, place(binh, { red: 10_000 })).refused).toBeUndefined()
})

test('limits that a site has of its own hold for its players, and for no others', () => {
  const limits = { red: { least: 2_000, most: 5_000 } }
  const { now } = open('moonlit-roulette', { sites: new Map([['one', { isOn: true, limits }]]) })
  expect(decide(now, place(ana, { red: 6_000 }))).toMatchObject({ refused: 'place-most', most: 5_000 })
  expect(decide(now, place(binh, { red: 6_000 })).refused).toBeUndefined()
})

test('a seat is bet on by who sits there alone; behind it, and beside it, bets anybody', () => {
  const seats = [{ seat: 2, player: ana, name: 'Ana', lastRound: 5 }]
  const { now } = open('blackjack-lounge-2', { seats })
  expect(decide(now, place(binh, { 'seat-2': 100_000 })).refused).toBe('not-seated')
  expect(decide(now, place(ana, { 'behind-3': 100_000 })).refused).toBe('not-seated')
  expect(decide(now, place(ana, { 'seat-2': 100_000 })).refused).toBeUndefined()
  expect(decide(now, place(binh, { 'behind-2': 100_000 })).refused).toBeUndefined()
})

/** Seat 2 has been dealt, and its double has been asked for. */
const doubling = (): { now: TableNow; round: RoundNow; change: string } => {
  const shoe = Array.from({ length: 20 }, (_, n) => (n * 3 + 1) as Card)
  const { now, round } = open('blackjack-lounge-2', {}, 'dealing')
  round.blackjack = playedTo(shoe, 0, [2], [])
  const change = randomUUID()
  applyStored(round, { event: { type: 'closed' } })
  applyStored(round, {
    event: { type: 'asked', change, player: ana, chips: { 'seat-2-double-0': 10_000 }, isRaise: true },
  })
  return { now, round, change }
}

test('a double that the wallet takes is accepted while its turn waits, and given back after it', () => {
  const states = [ENDS_AT - 1, ENDS_AT].map((at) => {
    const { now, round, change } = doubling()
    decide(now, answer(change, 'accepted'), at)
    return round.state.changes.get(change)?.state
  })
  expect(states).toEqual(['accepted', 'undoing'])
})

test('no answer ends a bet that an earlier try may have placed unless it is about that bet', () => {
  const ends = (isDoubtful: boolean) =>
    RS_STATUSES.filter((status) => clearAnswerOf({ type: 'bet' }, status, isDoubtful)?.verdict === 'refused')
  const [first, again] = [ends(false), ends(true)]
  const unclear = ['RS_OK', 'RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT']
  expect(first).toEqual(RS_STATUSES.filter((status) => !unclear.includes(status)))
  expect(first.filter((status) => !again.includes(status))).toEqual([
    'RS_ERROR_INVALID_PARTNER',
    'RS_ERROR_INVALID_TOKEN',
    'RS_ERROR_INVALID_SIGNATURE',
    'RS_ERROR_WRONG_SYNTAX',
    'RS_ERROR_WRONG_TYPES',
    'RS_ERROR_DUPLICATE_TRANSACTION',
  ])
  expect(clearAnswerOf({ type: 'bet' }, 'RS_OK', true)).toEqual({ verdict: 'accepted' })
})

test('a payout is asked for until it is paid, and a return until the wallet has it or never had the bet', () => {
  const ends = (type: 'win' | 'rollback') => RS_STATUSES.filter((status) => clearAnswerOf({ type }, status, false))
  expect(ends('win')).toEqual(['RS_OK'])
  expect(ends('rollback')).toEqual(['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'RS_ERROR_TRANSACTION_ROLLED_BACK'])
})
