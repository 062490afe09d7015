import { expect, test, vi } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney, slotWager } from '../../../testing/wagers.ts'
import { openSession } from '../../identity/session.service.ts'
import { placeWager } from '../../wagers/index.ts'
import { accrueAll } from '../accrual/accrue.fixture.ts'
import { addBelow, addBranch, addPartner, chainOf, flat, setRates } from '../partner.fixture.ts'
import { publishSessions } from './session.observer.ts'

const server = await testServer({ observers: { sessions: [publishSessions] } })
const [head = 0, main = 0, sub = 0, , store = 0] = await addBranch(server)
await setRates(server, head, flat(100))
const sibling = await addPartner(server, 2, head)
const child = await addPartner(server, 5, main)
const memberId = await addBelow(server, store)
const online = [head, sub, store, sibling, child]
for (const partnerId of online) await server.guest((ctx) => openSession(ctx, partnerId))

/** Who is sent a message of partners by it, in any order. */
const expectSentTo = async (act: () => Promise<unknown>, partnerIds: number[]): Promise<void> => {
  server.sent.length = 0
  await act()
  await vi.waitFor(() => {
    const own = server.sent.filter(({ topic }) => topic?.endsWith('/topic/partner/{socketKey}'))
    const ids = own.map(({ subject }) => Number(subject.split('.').at(-1)))
    expect(new Set(ids)).toEqual(new Set(partnerIds))
  }, 5_000)
}

test('who comes is told to those above who are logged in, and to no sibling and no other branch', () =>
  expectSentTo(() => server.guest((ctx) => openSession(ctx, memberId)), [head, sub, store]))

test('what is earned is told to the chain alone that earns it', async () => {
  const chain = await chainOf(server, store)
  const wager = { ...slotWager(memberId), stake: 10_000, rateChainId: chain, endsRound: true, ...noMoney }
  await server.system((ctx) => placeWager(ctx, wager))
  await expectSentTo(() => accrueAll(server), [head, sub, store])
})
