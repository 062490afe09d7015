import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acceptsBets,
  decideRound,
  isDue,
  mayBeVoided,
  nextStep,
  phases,
  prolongDealing,
  type RoundRow,
  type StepFacts,
  sleepingTable,
  type TableClock,
  voidRound,
  waitOf,
  wakeTable,
} from './clock.ts'

const clock: TableClock = {
  cutMs: 20_000,
  bettingMs: 15_000,
  closingMs: 1_000,
  dealingMs: 3_000,
  perCardMs: 1_200,
  resultMs: 4_000,
  payoutMs: 2_000,
  breakMs: 1_000,
  graceMs: 500,
}

/** By the row alone, as a server that was just started does: the sixth round ends its shoe. */
const factsOf = ({ phase, round }: RoundRow): StepFacts => {
  if (phase === 'closing') return { cards: 4 + (round % 3), decided: true }
  return phase === 'break' ? { newShoe: round % 6 === 0 } : {}
}
const awake = wakeTable(sleepingTable(0), clock, 0, { newShoe: true })

/** Rows that are stored when somebody looks at each of these instants; where `killed` says so the server dies before it stores. */
const storedAt = (instants: readonly number[], killed: (look: number) => boolean = () => false): RoundRow[] => {
  const rows: RoundRow[] = [awake]
  instants.forEach((now, look) => {
    for (;;) {
      const row = JSON.parse(JSON.stringify(rows.at(-1))) as RoundRow
      if (!isDue(row, now) || killed(look)) return
      rows.push(nextStep(row, clock, now, factsOf(row)))
    }
  })
  return rows
}
const stepsOf = (rows: readonly RoundRow[]) => rows.map(({ round, phase }) => `${round} ${phase}`)
const everyMs = (step: number, to: number) => Array.from({ length: Math.floor(to / step) + 1 }, (_, at) => at * step)

test('a round goes through its phases by the table’s settings', () => {
  const rows = storedAt(everyMs(1, 50_800))
  expect(rows.map(({ phase, startedAt }) => [phase, startedAt])).toEqual([
    ['cut', 0],
    ['betting', 20_000],
    ['closing', 35_000],
    ['dealing', 36_000],
    ['result', 45_000],
    ['payout', 49_000],
  ])
})

const gapsUpTo = (most: number) => fc.array(fc.integer({ min: 1, max: most }), { minLength: 20, maxLength: 600 })
const instantsOf = (gaps: readonly number[]) => {
  let now = 0
  return gaps.map((gap) => {
    now += gap
    return now
  })
}

test('however often it is looked at within the grace, the rounds are the same to the millisecond', () =>
  fc.assert(
    fc.property(gapsUpTo(clock.graceMs), (gaps) => {
      const instants = instantsOf(gaps)
      const rows = storedAt(instants)
      expect(rows).toEqual(storedAt(everyMs(1, instants.at(-1) ?? 0)).slice(0, rows.length))
    }),
    { numRuns: 30 },
  ))

const undisturbed = stepsOf(storedAt(everyMs(500, 6_000_000)))

test('whatever pauses and kills there are, the steps are the same, each once and in order, and no phase is cut short', () =>
  fc.assert(
    fc.property(gapsUpTo(90_000), fc.array(fc.boolean(), { minLength: 1 }), (gaps, kills) => {
      const rows = storedAt(instantsOf(gaps), (look) => kills[look % kills.length] ?? false)
      expect(stepsOf(rows)).toEqual(undisturbed.slice(0, rows.length))
      rows.slice(1).forEach((row, at) => {
        expect(row.startedAt).toBeGreaterThanOrEqual(rows[at]?.endsAt ?? Number.POSITIVE_INFINITY)
      })
    }),
    { numRuns: 30 },
  ))

test('bets are taken to the end of betting, however late the next step comes', () => {
  const betting = nextStep(awake, clock, 20_000)
  expect([19_999, 20_000, 34_999, 35_000, 99_000].map((now) => acceptsBets(betting, now))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(acceptsBets(nextStep(betting, clock, 35_000), 34_000)).toBe(false)
})

test('a step later than the grace begins its phase when it comes', () => {
  expect(nextStep(awake, clock, 20_500).startedAt).toBe(20_000)
  expect(nextStep(awake, clock, 20_501).startedAt).toBe(20_501)
  expect(waitOf(awake, 19_000)).toBe(1_000)
  expect(waitOf(awake, 30_000)).toBe(0)
})

const rowIn = (phase: RoundRow['phase']): RoundRow => ({ ...awake, round: 3, phase, startedAt: 0, endsAt: 1_000 })

test('nothing is done before it is due', () => {
  for (const phase of phases) expect(() => nextStep(rowIn(phase), clock, 999)).toThrow(RangeError)
})

test('a round may be voided until payouts begin; stakes come back and the next round follows', () => {
  expect(phases.filter((phase) => mayBeVoided(rowIn(phase)))).toEqual(['betting', 'closing', 'dealing', 'result'])
  expect(() => voidRound(rowIn('payout'), clock, 0)).toThrow(RangeError)
  const voided = voidRound({ ...rowIn('result'), decided: true }, clock, 500)
  expect(voided).toMatchObject({ phase: 'payout', voided: true, startedAt: 500, endsAt: 2_500 })
  const next = nextStep(nextStep(voided, clock, 2_500), clock, 3_500)
  expect(next).toMatchObject({ round: 4, phase: 'betting', voided: false, decided: false })
})

test('a round whose result does not come while it is dealt is voided, and a typed one is shown at once', () => {
  const dealing = nextStep(rowIn('closing'), clock, 1_000, { decided: false })
  expect(nextStep(dealing, clock, 4_000)).toMatchObject({ phase: 'payout', voided: true })
  const typed = decideRound(dealing, 2_000)
  expect(nextStep(typed, clock, 2_000)).toMatchObject({ phase: 'result', decided: true, voided: false })
  expect(() => decideRound(typed, 2_001)).toThrow(RangeError)
  expect(() => decideRound(rowIn('betting'), 0)).toThrow(RangeError)
})

test('a turn prolongs dealing and never shortens it', () => {
  expect(prolongDealing(rowIn('dealing'), 900, 8_000).endsAt).toBe(8_900)
  expect(prolongDealing(rowIn('dealing'), 0, 500).endsAt).toBe(1_000)
  expect(() => prolongDealing(rowIn('result'), 0, 500)).toThrow(RangeError)
})

test('a table sleeps after a break and goes on with the next round', () => {
  const asleep = nextStep(rowIn('break'), clock, 1_000, { sleeps: true })
  expect(asleep).toMatchObject({ phase: 'asleep', round: 3 })
  expect([isDue(asleep, 1e12), waitOf(asleep, 0), acceptsBets(asleep, 0)]).toEqual([false, undefined, false])
  expect(wakeTable(asleep, clock, 7_000)).toMatchObject({ phase: 'betting', round: 4, startedAt: 7_000 })
  expect(() => wakeTable(rowIn('break'), clock, 0)).toThrow(RangeError)
})
