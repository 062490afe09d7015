import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runningServer } from '../../../testing/running-server.ts'

const server = await runningServer({ RATE_LIMIT_SCALE: '1' })
const drawAt = new Date(Math.ceil(server.now().getTime() / 300_000 + 1) * 300_000)
await server.ownerPool.query(
  `INSERT INTO minigames.round (site_id, game, draw_at, source, opens_at, closes_at)
   VALUES (1, 'powerball', $1, 'feed', $1::timestamptz - interval '1 hour', $1::timestamptz - interval '30 seconds')
   ON CONFLICT (site_id, game, draw_at) DO NOTHING`,
  [drawAt],
)
const outcomes = ['odd', 'even'] as const
const betOn = (slipId: string, n = 0) => ({
  prodId: 'maru',
  type: 'powerball',
  roundId: drawAt.toISOString().replace('.000Z', 'Z'),
  bets: [{ slipId, selections: [{ market: 'sum-parity', outcome: outcomes[n % 2] }], price: 1_950, stake: 1_000 }],
})

test('a member who asks faster than hands can is told to wait, and of what was refused nothing is taken', async () => {
  const member = await server.member({ cash: 100_000 })
  const other = await server.member({ cash: 100_000 })
  const slips = Array.from({ length: 40 }, () => randomUUID())
  const answers = await Promise.all(slips.map((slipId, n) => member.call('/api/bet/betProc', betOn(slipId, n))))
  const waiting = answers.filter(({ resultCode }) => resultCode === 'E429')
  expect(waiting.length).toBeGreaterThanOrEqual(10)
  const taken = answers.filter(({ resultCode }) => resultCode === '0').length
  expect(taken).toBeGreaterThanOrEqual(1)
  expect((await member.call('/api/cash/getUserCash')).data.balance).toBe(100_000 - taken * 1_000)
  // The limit is each member's own.
  expect(await other.call('/api/bet/betProc', betOn(randomUUID()))).toMatchObject({ resultCode: '0' })
  const again = Array.from({ length: 40 }, () => member.call('/api/bet/cancelProc', { slipId: randomUUID() }))
  expect((await Promise.all(again)).some(({ resultCode }) => resultCode === 'E429')).toBe(true)
})
