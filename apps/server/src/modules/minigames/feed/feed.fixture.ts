import type { Draw } from '@maru/draws'
import { beforeAll, beforeEach } from 'vitest'
import { gameRoom } from '../minigames.fixture.ts'
import type { RoundKey } from '../round.rules.ts'
import { acceptFeedResult } from '../round-desk.service.ts'
import type { FeedRead, FeedResult } from './feed.ts'
import { readFeed } from './json-feed.rules.ts'
import { takeFeeds } from './take-feeds.service.ts'

/** A game that imports its results. Before each test: `at.round`, whose draw is now, with a bet of `at.member` on odd and one on even. */
export const feedRoom = async () => {
  const room = await gameRoom('2026-11-23T17:47:00+09:00')
  const { server } = room
  const at = { round: { ...room.key(), drawAt: new Date(0) } as RoundKey, member: 0 }
  /** What the feed answers when it is asked; an Error where it cannot be read. */
  let said: FeedRead | Error = { results: [], faults: [] }
  let minutes = 0
  const after = (seconds: number) => new Date(at.round.drawAt.getTime() + seconds * 1_000)

  beforeAll(() => room.open('powerball', { source: 'feed' }))
  beforeEach(async () => {
    await server.ownerPool.query('TRUNCATE platform.notice')
    said = { results: [], faults: [] }
    minutes += 60
    at.round = { ...room.key(), drawAt: new Date(Date.UTC(2026, 10, 23, 8, 50 + minutes)) }
    await server.ownerPool.query('DELETE FROM minigames.heartbeat')
    await room.run(after(-200))
    await server.ownerPool.query(
      `UPDATE minigames.round SET state = 'cancelled', cancelled_at = draw_at, cancel_reason = 'test', settled_at = draw_at, wagers = 0, stakes = 0, payouts = 0
     WHERE state IN ('open', 'closed') AND draw_at <> $1`,
      [at.round.drawAt],
    )
    at.member = await room.member()
    for (const side of ['odd', 'even']) await room.bet(at.member, at.round, 1_000, 1_900, [['sum-parity', side]])
    await room.run(after(-30))
    await room.run(after(0))
  })

  return {
    room,
    server,
    at,
    after,
    /** Its sum is odd, that of `other` even. */
    draw: { numbers: [8, 6, 20, 28, 1], powerBall: 4 } as Draw,
    other: { numbers: [8, 6, 20, 28, 2], powerBall: 4 } as Draw,
    take: (which: 'waiting' | 'all' = 'all') =>
      takeFeeds(server.contexts, which, () => ({
        read: async () => {
          if (said instanceof Error) throw said
          return said
        },
      })),
    says: (...draws: Draw[]): void => {
      said = { results: draws.map((draw) => ({ drawAt: at.round.drawAt, draw })), faults: [] }
    },
    saysOf: (...results: FeedResult[]): void => {
      said = { results, faults: [] }
    },
    /** As `readFeed` reads them. */
    saysRows: (...rows: object[]): void => {
      said = readFeed(JSON.stringify(rows))
    },
    fails: (error: Error): void => {
      said = error
    },
    state: async () => {
      const found = await room.round(at.round)
      return `${found?.state}${found?.isHeld ? ' held' : ''}`
    },
    why: async () => (await room.notices()).map(({ detail }) => detail.why),
    accept: (staffId: number, draw: Draw) => {
      const asked = { game: 'powerball', roundId: room.idOf(at.round), draw, reason: 'seen on their page' } as const
      return server.staff((ctx) => acceptFeedResult(ctx, asked), { staffId }).catch((error) => error.code)
    },
  }
}
