import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctionOf, type EndedWager, nextChunk, pauseMs, settlementOf, settlePaces } from './settle-round.rules.ts'

const placed = { stake: 1_000, payout: 0, bonusStake: 0, liveBets: 1 }
const paces = Object.values(settlePaces)
/** What commits come to on a database that needs `fixedMs` for one and `eachMs` for each wager of it. */
const commits = (fixedMs: number, eachMs: number, pace: (typeof paces)[number], count = 40) => {
  const all: { chunk: number; tookMs: number }[] = []
  for (let chunk: number = pace.least; all.length < count; ) {
    const tookMs = fixedMs + chunk * eachMs
    all.push({ chunk, tookMs })
    chunk = nextChunk(chunk, tookMs, pace)
  }
  return all
}

test('a commit comes to last as long as the pace allows, however fast the database is, but never holds fewer wagers than the pace says', () => {
  for (const pace of paces)
    for (const eachMs of [0.05, 0.1, 0.2])
      expect(commits(1, eachMs, pace).at(-1)?.tookMs).toBeCloseTo(
        Math.max(1 + pace.least * eachMs, Math.min(pace.commitMs, 1 + 1_000 * eachMs)),
        0,
      )
  for (const pace of paces) expect(commits(500, 0.1, pace).at(-1)?.chunk).toBe(pace.least)
})

test('the first commit is the smallest, none holds more than a thousand wagers, and none fewer than the first', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e4, noNaN: true }), fc.integer({ min: 250, max: 1_000 }), (tookMs, chunk) => {
      for (const pace of paces) {
        const next = nextChunk(chunk, tookMs, pace)
        expect(Number.isInteger(next) && next >= pace.least && next <= 1_000).toBe(true)
        expect(next >= Math.floor(chunk / 2) && next <= chunk * 2).toBe(true)
      }
    }),
  )
})

test('it works for the share of the time that the pace states', () => {
  for (const pace of paces) {
    const worked = commits(1, 0.1, pace).reduce((sum, { tookMs }) => sum + tookMs, 0)
    const slept = commits(1, 0.1, pace).reduce((sum, { tookMs }) => sum + pauseMs(tookMs, pace), 0)
    expect(worked / (worked + slept)).toBeCloseTo(pace.share, 6)
  }
})

test('who waits for a result is served before who does not', () => {
  expect(settlePaces.prompt.share).toBeGreaterThan(settlePaces.background.share)
  expect(settlePaces.prompt.commitMs).toBeGreaterThanOrEqual(settlePaces.background.commitMs)
  expect(settlePaces.exclusive.share).toBe(1)
})

test('a void wager returns what was staked; one that was paid in part cannot be void', () => {
  expect(settlementOf(placed, 'void')).toEqual({
    change: { stake: -1_000, payout: 0, bets: -1, endsRound: true, bonusStake: 0 },
    moves: [{ to: 'member', kind: 'wager-cancelled', amount: 1_000, bonus: 0 }],
    movement: { kind: 'rollback', amount: 1_000, bonusAmount: 0 },
    isVoid: true,
  })
  expect(settlementOf({ ...placed, payout: 1 }, 'void')).toBeUndefined()
})

test('a void wager returns to each purse what it staked, and a payout is bonus money as far as is said', () => {
  const split = { ...placed, bonusStake: 400 }
  expect(settlementOf(split, 'void')).toMatchObject({
    change: { stake: -1_000, bonusStake: -400 },
    moves: [{ kind: 'wager-cancelled', amount: 1_000, bonus: 400 }],
    movement: { amount: 1_000, bonusAmount: 400 },
  })
  expect(settlementOf(split, 1_950)?.moves).toEqual([{ to: 'member', kind: 'wager-paid', amount: 1_950, bonus: 0 }])
  expect(settlementOf(split, 1_950, 900)).toMatchObject({
    change: { payout: 1_950, bonusPayout: 900 },
    moves: [{ kind: 'wager-paid', amount: 1_950, bonus: 900 }],
  })
  for (const bonus of [-1, 0.5, 1_951]) expect(settlementOf(split, 1_950, bonus)).toBeUndefined()
  expect(settlementOf(split, 'void', 1)).toBeUndefined()
})

test('a payout is a whole amount that is not negative', () => {
  for (const result of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(settlementOf(placed, result)).toBeUndefined()
  expect(settlementOf(placed, 0)).toMatchObject({ moves: [], movement: { kind: 'win', amount: 0 } })
})

const ended = (changes: Partial<EndedWager> = {}): EndedWager => ({
  stake: 1_000,
  payout: 0,
  bonusStake: 0,
  bonusPayout: 0,
  liveBets: 1,
  status: 'settled',
  staked: 1_000,
  bonusStaked: 0,
  bets: 1,
  ...changes,
})
const voided = ended({ stake: 0, liveBets: 0, status: 'cancelled' })

test('a correction moves the difference, what comes to the member first', () => {
  const kinds = (settlement: ReturnType<typeof correctionOf>) =>
    typeof settlement === 'object' ? settlement.moves.map(({ kind, amount }) => [kind, amount]) : settlement
  expect(kinds(correctionOf(ended({ payout: 400 }), 900))).toEqual([['wager-paid', 500]])
  expect(kinds(correctionOf(ended({ payout: 900 }), 0))).toEqual([['payout-taken-back', 900]])
  expect(kinds(correctionOf(ended({ payout: 900 }), 'void'))).toEqual([
    ['wager-cancelled', 1_000],
    ['payout-taken-back', 900],
  ])
  expect(kinds(correctionOf(voided, 300))).toEqual([
    ['wager-paid', 300],
    ['wager-placed', 1_000],
  ])
})

test('a correction to what it is already changes nothing, and one to what cannot be is none', () => {
  expect(correctionOf(ended({ payout: 900 }), 900)).toBe('same')
  expect(correctionOf(voided, 'void')).toBe('same')
  expect(typeof correctionOf(voided, 0)).toBe('object')
  for (const result of [-1, 0.5, 2 ** 53]) expect(correctionOf(ended(), result)).toBeUndefined()
})

test('a correction moves cash alone: one that would move bonus money is none', () => {
  const split = ended({ bonusStake: 400, bonusStaked: 400, payout: 900 })
  expect(correctionOf(split, 900)).toBe('same')
  expect(correctionOf(split, 500)).toMatchObject({ moves: [{ kind: 'payout-taken-back', amount: 400, bonus: 0 }] })
  expect(correctionOf(split, 'void')).toBeUndefined()
  expect(correctionOf(split, 900, 100)).toBeUndefined()
  expect(correctionOf({ ...voided, bonusStaked: 400 }, 900)).toBeUndefined()
  expect(correctionOf(ended({ payout: 900, bonusPayout: 100 }), 0)).toBeUndefined()
})
