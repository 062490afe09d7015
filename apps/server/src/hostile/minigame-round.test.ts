import { randomUUID } from 'node:crypto'
import {
  betProc,
  livePath,
  type MinigameMessage,
  memberTopic,
  minigameTopic,
  miniProof,
  miniSlots,
  myMiniBets,
} from '@maru/contract'
import { hexOf, leadsTo } from '@maru/draws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeChain, saltDemoChain } from '../modules/minigames/chain.service.ts'
import { type LiveClient, liveClient } from '../testing/live-client.ts'
import { runningServer } from '../testing/running-server.ts'

const server = await runningServer()
const second = await server.another()
const wait = { timeout: 20_000, interval: 50 }
const game = 'powerball'
const open: LiveClient[] = []
afterAll(() => {
  for (const client of open) client.close()
})

/** Collects what comes on a topic. */
const listen = async (url: string, destination: string, passcode?: string): Promise<{ cmd: string }[]> => {
  const client = liveClient(url.replace('http', 'ws') + livePath)
  open.push(client)
  const login = server.sites[1].authorization
  await client.say('CONNECT', { 'accept-version': '1.2', login, ...(passcode ? { passcode } : {}) })
  expect(await client.nextFrame()).toMatch(/^CONNECTED/)
  await client.say('SUBSCRIBE', { id: 'x', destination, receipt: 'x' })
  const messages: { cmd: string }[] = []
  void (async () => {
    for (let frame = await client.nextFrame(); frame !== ''; frame = await client.nextFrame())
      if (frame.startsWith('MESSAGE')) messages.push(JSON.parse(frame.slice(frame.indexOf('\n\n'), -1)))
  })()
  return messages
}

let moved = 0
const moveTo = async (instant: number): Promise<void> => {
  moved += instant - server.now().getTime()
  await server.moveClock(moved)
}
const slots = async () => (await server.client().call(miniSlots.path, { prodId: 'maru', type: game })).data

beforeAll(async () => {
  const chain = await server.system((ctx) => makeChain(ctx, { siteId: 1, game }))
  await server.system((ctx) => saltDemoChain(ctx, chain))
})

test('a round over the wire: the clocks close, draw and settle it, everybody sees it, and money arrives by socket', async () => {
  await expect.poll(async () => (await slots())?.isOn, wait).toBe(true)
  const { round, pricesVersion } = await slots()
  expect(pricesVersion).toBe(1)
  await moveTo(Date.parse(round.opensAt) + 60_000)
  const member = await server.member({ cash: 100_000 })
  const own = await listen(server.url, memberTopic(member.socketKey), member.token)
  const public_ = [await listen(server.url, minigameTopic(game)), await listen(second.url, minigameTopic(game))]
  const bet = (outcome: string) => ({
    slipId: randomUUID(),
    selections: [{ market: 'sum-parity', outcome }],
    price: 1_950,
    stake: 10_000,
  })
  const placed = await member.call(betProc.path, {
    prodId: 'maru',
    type: game,
    roundId: round.roundId,
    bets: [bet('odd'), bet('even')],
  })
  expect(placed).toMatchObject({ resultCode: '0', data: { cash: 80_000, bets: [{ code: '0' }, { code: '0' }] } })

  await moveTo(Date.parse(round.closesAt) - 11_500)
  const received = (messages: { cmd: string }[]) =>
    (messages as MinigameMessage[])
      .filter(({ data2 }) => data2.round.roundId === round.roundId)
      .map(({ data1 }) => data1)
  await expect.poll(() => received(public_[0] ?? []), wait).toContain('closing')
  await moveTo(Date.parse(round.closesAt) - 500)
  await expect.poll(() => received(public_[0] ?? []), wait).toContain('closed')
  const late = await member.call(betProc.path, {
    prodId: 'maru',
    type: game,
    roundId: round.roundId,
    bets: [bet('odd')],
  })
  expect(late).toMatchObject({ resultCode: 'B6007', data: { cash: 80_000 } })
  await moveTo(Date.parse(round.drawAt) - 500)
  for (const messages of public_) await expect.poll(() => received(messages), wait).toContain('settled')
  for (const messages of public_) {
    const its = received(messages)
    expect([...new Set(its)], `${its}`).toEqual(['open', 'closing', 'closed', 'drawn', 'settled'])
  }
  const drawn = (public_[0] as MinigameMessage[]).find(({ data1 }) => data1 === 'drawn')?.data2
  expect(drawn?.draw?.numbers).toHaveLength(5)

  await expect
    .poll(() => (own as { cmd: string; data1: number }[]).at(-1), wait)
    .toMatchObject({ cmd: 'CASH', data1: 99_500 })
  const mine = await member.call(myMiniBets.path, { type: game, page: 1 })
  const won = drawn?.winners['sum-parity']
  for (const one of mine.data.list) {
    const isWon = one.selections[0].outcome === won
    expect(one).toMatchObject({ state: isWon ? 'won' : 'lost', payout: isWon ? 19_500 : 0 })
  }
  const proof = (await server.client().call(miniProof.path, { type: game, roundId: round.roundId })).data
  const bytes = (hex: string) => Buffer.from(hex, 'hex')
  const { number, hex } = proof.link
  expect(leadsTo({ number, link: bytes(hex) }, { number: 0, link: bytes(proof.chain.commitment) })).toBe(true)
  expect(proof.draw).toEqual(drawn?.draw)
})

test('nothing that a process said or logged shows a link that is not revealed', async () => {
  const { rows } = await server.ownerPool.query('SELECT commitment, salt FROM minigames.chain')
  expect(rows.filter(({ salt }) => salt !== null)).toHaveLength(1)
  const revealed = await server.ownerPool.query<{ link: Buffer }>(
    'SELECT link FROM minigames.round WHERE link IS NOT NULL',
  )
  const known = new Set([...rows.map((row) => hexOf(row.commitment)), ...revealed.rows.map(({ link }) => hexOf(link))])
  const said = server.logged.join('').match(/\b[0-9a-f]{64}\b/g) ?? []
  expect(said.filter((hex) => !known.has(hex) && leadsToKnown(hex, known))).toEqual([])
})

/** A link that is not revealed leads to one that is. */
const leadsToKnown = (hex: string, known: ReadonlySet<string>): boolean =>
  [...known].some((one) =>
    leadsTo({ number: 1, link: Buffer.from(hex, 'hex') }, { number: 0, link: Buffer.from(one, 'hex') }),
  )
