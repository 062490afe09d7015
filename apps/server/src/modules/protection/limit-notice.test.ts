import { afterAll, expect, test } from 'vitest'
import { ownAddressOf } from '../../platform/live/topic.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { addGames, bet, launchAgain } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import { liveListeners, memberTopic } from '../live/index.ts'
import { setLimit } from './limit.service.ts'

const server = await testServer({ at: '2026-11-18T12:00:00+09:00', listeners: liveListeners })
await addGames(server)
const wallet = createWallet(server.contexts)
afterAll(() => wallet.close())

/** What the member's topic says of protection while `act` runs. */
const noticesOf = async (memberId: number, act: () => Promise<unknown>): Promise<unknown[]> => {
  server.sent.length = 0
  await act()
  await server.contexts.drained()
  const { key } = ownAddressOf(memberTopic, 1, memberId)
  const said = server.sent.filter(({ topic }) => topic === key).map(({ body }) => JSON.parse(body))
  return said.filter(({ cmd }) => cmd === 'PROTECTION')
}

test('a stake that a limit refuses is announced to its member alone, one that fits is not', async () => {
  const [memberId, other] = [await addMember(server, { cash: 10_000 }), await addMember(server, { cash: 10_000 })]
  await server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind: 'stake', period: 'day', amount: 1_000 }))
  const player = await launchAgain(server, memberId)
  const stake = (amount: number) => () => wallet.operate(bet(player, { amount }))
  expect(await noticesOf(memberId, stake(1_000))).toEqual([])
  expect(await noticesOf(memberId, stake(100))).toEqual([{ cmd: 'PROTECTION', data1: 'limit-reached', data2: 0 }])
  expect(await noticesOf(other, stake(100))).toEqual([])
})
