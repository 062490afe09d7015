import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextChunk, pauseMs, settlePaces } from './settle-pace.rules.ts'

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

test('it works for the share of the time that the pace states, and on a slow machine for more of it rather than sleeping long', () => {
  for (const pace of paces) {
    const worked = commits(1, 0.1, pace).reduce((sum, { tookMs }) => sum + tookMs, 0)
    const slept = commits(1, 0.1, pace).reduce((sum, { tookMs }) => sum + pauseMs(tookMs, pace), 0)
    expect(worked / (worked + slept)).toBeCloseTo(pace.share, 6)
  }
  for (const pace of [settlePaces.prompt, settlePaces.many]) expect(pauseMs(500, pace)).toBe(20)
})

test('who waits for a result is served before who does not', () => {
  expect(settlePaces.prompt.share).toBeGreaterThan(settlePaces.background.share)
  expect(settlePaces.prompt.commitMs).toBeGreaterThanOrEqual(settlePaces.background.commitMs)
  expect(settlePaces.exclusive.share).toBe(1)
})
