import { chainOf } from '@maru/draws'
import type { FeedMessage } from '@maru/sports-feeds'
import { fixturesOf, leagues, seoulDayOf } from '@maru/sports-simulator'
import { describe, expect, test } from 'vitest'
import { liveMatch } from './live-match.ts'

const START = Date.parse('2026-11-20T15:00:00+09:00')
const TICK_MS = 2_000
const link = chainOf(new Uint8Array(32).fill(3), 5).linkAt(5)
const headAt = (at: number) => ({ producer: 1, at, sequence: null, recovery: null })

const matchOf = (sport: string) => {
  const fixture = leagues
    .filter((league) => league.sport === sport)
    .flatMap((league) => fixturesOf(league, 'maru', seoulDayOf(START), 30))[0]
  if (!fixture) throw new Error(`no match of ${sport}`)
  const match = { feedId: fixture.id, chainId: 1, number: 5, fixture, startsAt: new Date(START), isPriced: true }
  return liveMatch(match, link, 1, headAt)
}
const scoreOf = (messages: readonly FeedMessage[]): string | undefined =>
  messages
    .flatMap((message) =>
      message.kind === 'oddsChange' && message.status ? [JSON.stringify(message.status.score)] : [],
    )
    .at(-1)
const isStop = (message: FeedMessage): boolean => message.kind === 'betStop' && message.state === 'suspended'

describe.each(['basketball', 'tennis', 'soccer'])('%s', (sport) => {
  test('no price of before a score stays open: it is priced with the score, or stopped', () => {
    const match = matchOf(sport)
    let score: string | undefined
    let scores = 0
    for (let tick = 0; tick < 300 && !match.hasEnded(); tick++) {
      // Every third time others come first.
      const { messages, hasPriced } = match.go(START + tick * TICK_MS, tick % 3 !== 0)
      const said = scoreOf(messages) ?? score
      if (said !== score) {
        scores++
        expect(hasPriced || messages.some(isStop)).toBe(true)
      }
      score = said
    }
    expect(scores).toBeGreaterThan(0)
  })
})

test('a process that takes a match over stops what the one before it left open, where it may not price it yet', () => {
  const { messages } = matchOf('basketball').go(START + 600_000, false)
  expect(messages.findIndex(isStop)).toBe(0)
})
