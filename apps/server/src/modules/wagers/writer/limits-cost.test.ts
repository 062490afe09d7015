import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/members.fixture.ts'
import { setLimit } from '../../protection/limit.service.ts'
import { createDice, slipOn } from '../own/own-product.fixture.ts'
import { createWagerWriter } from './writer.service.ts'

const server = await testServer()
const writer = createWagerWriter(server.contexts)
const dice = createDice(server.contexts, new Set(), writer)
const sent = vi.spyOn(pg.Client.prototype, 'query')
afterAll(() => {
  sent.mockRestore()
  return writer.close()
})

const lookUps = () =>
  sent.mock.calls.filter(([query]) => (query as unknown as { name?: string }).name === 'protection.play-limits').length
const place = async (memberId: number, slipId: string) => {
  const { outcome } = await dice.place({ siteId: 1, memberId, currency: 'KRW' }, slipOn('cost', { slipId }))
  expect(outcome).toBe('done')
}

test('bets of members without limits of play look no limit up; those with limits look theirs up once a batch', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => addMember(server, { cash: 100_000 })))
  const [limited = 0] = members
  await server.member(limited, (ctx) => setLimit(ctx, limited, { kind: 'deposit', period: 'day', amount: 10 }))
  await Promise.all(members.map((memberId) => place(memberId, 'first')))
  expect(lookUps()).toBe(0)
  await server.member(limited, (ctx) => setLimit(ctx, limited, { kind: 'loss', period: 'month', amount: 50_000 }))
  await place(limited, 'alone')
  expect(lookUps()).toBe(1)
  for (const memberId of members.slice(1)) await place(memberId, 'without')
  expect(lookUps()).toBe(1)
})
