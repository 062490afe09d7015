import { points, won } from '@maru/contract'
import { expect, test } from 'vitest'
import { ownAddressOf } from '../../platform/live/topic.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { emitHoldings, holdingsOf, house, lockPurses, memberPurse, post } from '../ledger/index.ts'
import { liveListeners, memberTopic } from './index.ts'

const server = await testServer({ listeners: liveListeners })
const deposit = (memberId: number, amount: number, key: string) =>
  server.system((ctx) =>
    post(ctx, {
      kind: 'deposit',
      currency: 'KRW',
      from: house('bank'),
      to: memberPurse(memberId, 'cash'),
      amount: won(amount),
      key,
    }),
  )
const receivedBy = (memberId: number) =>
  server.sent.filter(({ topic }) => topic === ownAddressOf(memberTopic, 1, memberId).key)

test('after many changes at once the message with the highest version says what the member holds', async () => {
  const member = await addMember(server, { cash: 1_000 })
  await Promise.all(Array.from({ length: 20 }, (_, n) => deposit(member, 10, `many:${member}:${n}`)))
  await server.system((ctx) =>
    post(ctx, {
      kind: 'points-granted',
      currency: 'POINT',
      from: house('points-issued'),
      to: memberPurse(member, 'points'),
      amount: points(7),
      key: `points:${member}`,
    }),
  )
  await server.contexts.drained()
  const last = receivedBy(member).toSorted((a, b) => (b.version ?? 0) - (a.version ?? 0))[0]
  expect(JSON.parse(last?.body ?? '')).toEqual({
    cmd: 'CASH',
    data1: 1_200,
    data2: 7,
    version: last?.version,
    by: 'other',
  })
})

test('callers of one moment share a reading', async () => {
  const members = [await addMember(server, { cash: 1 }), await addMember(server, { cash: 1 })]
  await server.contexts.drained()
  server.sent.length = 0
  await Promise.all(members.flatMap((member) => [1, 2, 3].map((n) => deposit(member, 1, `shared:${member}:${n}`))))
  await server.contexts.drained()
  for (const member of members) expect(receivedBy(member).length).toBeLessThanOrEqual(3)
  for (const member of members) expect(JSON.parse(receivedBy(member).at(-1)?.body ?? '').data1).toBe(4)
})

test('a batch that a dead process left undelivered is delivered with what its members hold by now', async () => {
  const member = await addMember(server, { cash: 500 })
  await server.contexts.drained()
  await server.pool.query(
    `INSERT INTO platform.outbox (site_id, name, payload) VALUES (0, 'ledger.balances-changed', $1)`,
    [JSON.stringify({ memberIds: [member] })],
  )
  server.sent.length = 0
  await server.contexts.sweepOutbox('all')
  expect(receivedBy(member).map(({ body }) => JSON.parse(body).data1)).toEqual([500])
})

test('the outbox keeps of a batch who they are, not what they held', async () => {
  const member = await addMember(server, { cash: 500 })
  const kept = await server.system(async (ctx) => {
    const holdings = await holdingsOf(ctx, [member])
    expect((await lockPurses(ctx, [member])).get(member)).toMatchObject({ cash: 500, version: holdings[0]?.version })
    const emitted: unknown[] = []
    emitHoldings({ emit: (_name, _payload, options) => void emitted.push(options?.stored) }, holdings)
    return emitted
  })
  expect(kept).toEqual([{ memberIds: [member] }])
})
