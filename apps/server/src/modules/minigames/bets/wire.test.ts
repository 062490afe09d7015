import { createCipheriv, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runningServer } from '../../../testing/running-server.ts'
import { memberClient } from '../../../testing/wire-client.ts'

const server = await runningServer()
const drawAt = new Date(Math.ceil(server.now().getTime() / 300_000 + 1) * 300_000)
const roundId = drawAt.toISOString().replace('.000Z', 'Z')
await server.ownerPool.query(
  `INSERT INTO minigames.round (site_id, game, draw_at, source, opens_at, closes_at)
   VALUES (1, 'powerball', $1, 'feed', $1::timestamptz - interval '1 hour', $1::timestamptz - interval '30 seconds')
   ON CONFLICT (site_id, game, draw_at) DO NOTHING`,
  [drawAt],
)
const betsOn = (stake: unknown, slipId: string = randomUUID()) => ({
  prodId: 'maru',
  type: 'powerball',
  roundId,
  bets: [{ slipId, selections: [{ market: 'sum-parity', outcome: 'odd' }], price: 1_950, stake }],
})

/** Any text as a body: what no honest client could write. */
const sealText = (key: KeyObject, text: string): string => {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return JSON.stringify({ d: Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64') })
}

test('a bet is placed and taken back over the wire, and a refused one says why in the language of its member', async () => {
  const member = await server.member({ cash: 10_000 })
  const slipId = randomUUID()
  const placed = await member.call('/api/bet/betProc', betsOn(4_000, slipId))
  expect(placed).toMatchObject({ status: 200, resultCode: '0', data: { cash: 6_000, bets: [{ slipId, code: '0' }] } })
  const refused = await member.call('/api/bet/betProc', betsOn(999), { headers: { 'x-lang': 'en' } })
  expect(refused).toMatchObject({
    status: 200,
    resultCode: 'B6001',
    resultMessage: 'The stake is below the minimum for your level',
    data: { cash: 6_000, bets: [{ code: 'B6001', betIdx: null }] },
  })
  expect(await member.call('/api/bet/cancelProc', { slipId })).toMatchObject({
    resultCode: '0',
    data: { cash: 10_000 },
  })
})

test.each([0, -1, 1.5, '1000', 2 ** 53, null])('a stake of %j is a bad body, and nothing is taken', async (stake) => {
  const member = await server.member({ cash: 10_000 })
  expect(await member.call('/api/bet/betProc', betsOn(stake))).toMatchObject({ status: 400, resultCode: 'E400' })
  expect((await member.call('/api/cash/getUserCash')).data.balance).toBe(10_000)
})

test('a stake is read as it is written: what a double would round is a bad body', async () => {
  const member = await server.member({ cash: 10_000 })
  for (const stake of ['1000.0000000000001', '1e3', '1000,"stake":5000']) {
    const text = JSON.stringify(betsOn(0)).replace('"stake":0', `"stake":${stake}`)
    const answer = await member.call('/api/bet/betProc', {}, { raw: sealText(server.sites[1].key, text) })
    expect(answer, stake).toMatchObject({ status: 400, resultCode: 'E400' })
  }
})

test('the same slip sent to two processes at once is one bet', async () => {
  const member = await server.member({ cash: 10_000 })
  const { url } = await server.another()
  const elsewhere = Object.assign(memberClient(url, server.sites[1]), { token: member.token })
  const bet = betsOn(1_000)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => (i % 2 ? elsewhere : member).call('/api/bet/betProc', bet)),
  )
  for (const { resultCode, data } of answers) {
    expect(resultCode).toBe('0')
    expect(data.bets).toEqual(answers[0]?.data.bets)
  }
  const { rows } = await server.pool.query('SELECT count(*)::int AS bets FROM wagers.wager WHERE member_id = $1', [
    member.memberId,
  ])
  expect(rows).toEqual([{ bets: 1 }])
})

test('the game that is named in the path is shown, whatever the body says', async () => {
  const guest = server.client()
  const shown = await guest.call('/api/minigame/slots/maru/powerball', { prodId: 'other', type: 'speedkino' })
  expect(shown).toMatchObject({ resultCode: '0', data: { game: 'powerball' } })
  expect((await guest.call('/api/minigame/slots/maru/roulette', { type: 'powerball' })).resultCode).toBe('N404')
})
