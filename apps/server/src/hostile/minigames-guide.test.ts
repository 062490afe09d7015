import { readFileSync } from 'node:fs'
import {
  betProc,
  cancelMiniBet,
  livePath,
  minigames,
  minigameTopic,
  miniProof,
  miniRoundStates,
  miniSlots,
  myMiniBets,
} from '@maru/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeChain, saltDemoChain } from '../modules/minigames/chain.service.ts'
import { liveClient } from '../testing/live-client.ts'
import { runningServer } from '../testing/running-server.ts'

// The guide is all that the author of a program has, so what it shows is sent and compared.
const guide = readFileSync(new URL('../../../../docs/guides/play-mini-games.md', import.meta.url), 'utf8')
const server = await runningServer()
const game = 'powerball'
const wait = { timeout: 20_000, interval: 50 }
const live = liveClient(server.url.replace('http', 'ws') + livePath)
afterAll(() => live.close())
beforeAll(async () => {
  const chain = await server.system((ctx) => makeChain(ctx, { siteId: 1, game }))
  await server.system((ctx) => saltDemoChain(ctx, chain))
})

const shown = (info: string) => {
  const text = new RegExp(`^\`\`\`json ${info}\n([\\s\\S]*?)\n\`\`\`$`, 'm').exec(guide)?.[1]
  if (text === undefined) throw new Error(`the guide shows no ${info}`)
  return JSON.parse(text)
}
const byName = new Set(['winners', 'results'])
/** Names and kinds of the fields, and nothing of their values. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, byName.has(name) ? name : shapeOf(each)]),
  )
}
let moved = 0
const moveTo = async (instant: number): Promise<void> => {
  moved += instant - server.now().getTime()
  await server.moveClock(moved)
}
const slots = async () => (await server.client().call(miniSlots.path, { prodId: 'maru', type: game })).data

test('every game, state and code of a bet stands in the guide', () => {
  const names = [...minigames, ...miniRoundStates, ...betProc.refusals, ...cancelMiniBet.refusals]
  for (const name of names) expect(guide).toContain(`\`${name}\``)
})

test('a program that sends what the guide shows gets answers of the shapes that it shows', async () => {
  await expect.poll(async () => (await slots())?.isOn, wait).toBe(true)
  await moveTo(Date.parse((await slots()).round.opensAt) + 310_000)
  await expect.poll(async () => (await slots()).round.state, wait).toBe('open')
  const now = await slots()
  const { roundId, closesAt, drawAt } = now.round
  expect(shapeOf(now)).toEqual(shapeOf(shown('/api/minigame/slots answer')))

  await live.say('CONNECT', { 'accept-version': '1.2', login: server.sites[1].authorization })
  expect(await live.nextFrame()).toMatch(/^CONNECTED/)
  await live.say('SUBSCRIBE', { id: 'x', destination: minigameTopic(game) })

  const member = await server.member({ cash: 100_000 })
  const sent = { ...shown('/api/bet/betProc'), roundId }
  const placed = await member.call(betProc.path, sent)
  const expected = shown('/api/bet/betProc answer')
  expect(placed.data).toMatchObject({
    cash: expected.cash,
    bets: expected.bets.map(({ slipId, code, price }: Record<string, unknown>) => ({ slipId, code, price })),
  })
  expect(shapeOf(placed.data)).toEqual(shapeOf(expected))

  await moveTo(Date.parse(closesAt) - 500)
  await expect.poll(async () => (await slots()).round.state, wait).toBe('closed')
  await moveTo(Date.parse(drawAt) - 500)
  for (;;) {
    const frame = await live.nextFrame()
    expect(frame).not.toBe('')
    if (!frame.startsWith('MESSAGE')) continue
    const message = JSON.parse(frame.slice(frame.indexOf('\n\n'), -1))
    if (message.data1 !== 'settled' || message.data2.round.roundId !== roundId) continue
    expect(shapeOf(message)).toEqual(shapeOf(shown('MINIGAME')))
    expect(Object.keys(message.data2.winners)).toEqual(
      expect.arrayContaining(Object.keys(shown('MINIGAME').data2.winners)),
    )
    break
  }
  const mine = (await member.call(myMiniBets.path, { type: game, roundId })).data
  expect(shapeOf(mine)).toEqual(shapeOf(shown('/api/minigame/myBets answer')))
  const [bet] = mine.list
  expect((await member.call('/api/cash/getUserCash')).data.balance).toBe(100_000 - bet.stake + bet.payout)
  expect(bet.payout).toBe(bet.state === 'won' ? Math.floor((bet.stake * bet.price) / 1_000) : 0)
  const proof = (await server.client().call(miniProof.path, { ...shown('/api/minigame/proof'), roundId })).data
  expect(shapeOf(proof)).toEqual(shapeOf(shown('/api/minigame/proof answer')))
})

test('a slip is one bet for ever, a refused one is none, and the same outcomes have to wait three seconds', async () => {
  await expect.poll(async () => (await slots()).round.state, wait).toBe('open')
  const { roundId } = (await slots()).round
  const member = await server.member({ cash: 100_000 })
  const { bets, ...rest } = shown('/api/bet/betProc')
  const [single, combination] = bets
  const place = async (bet: object) =>
    (await member.call(betProc.path, { ...rest, roundId, bets: [bet] })).data.bets[0].code
  const slipId = crypto.randomUUID()
  expect(await place({ ...single, slipId, stake: 999 })).toBe('B6001')
  expect(await place({ ...single, slipId })).toBe('0')
  expect(await place({ ...single, slipId })).toBe('0')
  expect(await place({ ...single, slipId, price: 1_940 })).toBe('K409')
  expect(await place({ ...single, slipId, stake: 1_001 })).toBe('K409')
  expect(await place({ ...single, slipId: crypto.randomUUID(), stake: 1_001 })).toBe('B6005')
  const joined = { ...combination, slipId: crypto.randomUUID(), stake: 1_000 }
  expect(await place(joined)).toBe('0')
  expect(await place({ ...joined, selections: joined.selections.toReversed() })).toBe('0')
  await moveTo(server.now().getTime() + 3_000)
  expect(await place({ ...single, slipId: crypto.randomUUID() })).toBe('0')
  for (const _ of ['once', 'again'])
    expect(await member.call(cancelMiniBet.path, { slipId })).toMatchObject({ resultCode: '0', data: { cash: 98_000 } })
  expect(await place({ ...single, slipId })).toBe('0')
  expect((await member.call('/api/cash/getUserCash')).data.balance).toBe(98_000)
})
