import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { atPartnerSite } from '../employees/employees.fixture.ts'
import { partnerModule } from '../module.ts'
import { addBelow, addBranch, addPartner, chainOf, codeOf, flat, setRates } from '../partner.fixture.ts'
import { isBelow } from './node.repository.ts'
import { findPlace } from './place.repository.ts'

const server = await testServer()
const [head = 0, main = 0, sub = 0, , store = 0] = await addBranch(server)
for (const [id, rate] of [
  [head, 100],
  [main, 90],
  [sub, 50],
])
  await setRates(server, id as number, flat(rate as number))
const sibling = await addPartner(server, 2, head)

const ask = <T>(path: string, who: Parameters<typeof server.call>[1], body: object): Promise<T> => {
  const one = (partnerModule.calls ?? []).find(({ call }) => call.path === `/api/partner/${path}`)
  if (!one) throw new Error(`${path} is not served`)
  return server.call<T>(one, who, body)
}
type Move = { memberId: number; toId: number; memNick?: string; requestKey?: string }
/** As the form sends it: with the nickname that it showed. */
const bodyOf = async ({ memberId, toId, ...rest }: Move, who = main) => {
  const { memNick } = await ask<Target>('moveTarget', who, { memberId })
  return { memberId, toId, memNick, reason: 'as agreed', requestKey: randomUUID(), ...rest }
}
const move = async (who: number, one: Move) => codeOf(ask('moveDown', who, await bodyOf(one, who)))
const placeOf = async (memberId: number) => (await server.system((ctx) => findPlace(ctx, memberId)))?.partnerId
type Target = {
  memNick: string
  refusal: string
  members: number
  partners: number
  places: { partnerId: number; refusal: string }[]
}

test('a partner moves a member of its own further down, and the history says who did and why', async () => {
  const memberId = await addBelow(server, main)
  const before = await chainOf(server, main)
  expect(await move(main, { memberId, toId: store })).toBe('done')
  expect(await placeOf(memberId)).toBe(store)
  const { list } = await ask<{ list: object[] }>('moves', main, { memberId })
  const memId = (id: number) =>
    server.ownerPool
      .query('SELECT mem_id FROM identity.member WHERE member_id = $1', [id])
      .then(({ rows }) => rows[0].mem_id)
  expect(list[0]).toMatchObject({
    ...{ from: await memId(main), to: await memId(store), movedBy: await memId(main), reason: 'as agreed' },
  })
  // The store reads where it came to, and nothing of those above it.
  const below = await ask<{ list: object[] }>('moves', store, { memberId })
  expect(below.list[0]).toMatchObject({ from: '', movedBy: '', reason: '' })
  expect(await chainOf(server, main)).toBe(before)
  const { list: acts } = await ask<{ list: { kind: string; about: object }[] }>('acts', main, {})
  expect(acts[0]).toMatchObject({ kind: 'moveDown', about: { memberId, toId: store } })
})

test('a partner moves with all below it, below a higher tier of the own subtree alone', async () => {
  const low = await addPartner(server, 5, main)
  const memberId = await addBelow(server, low)
  const target = await ask<Target>('moveTarget', main, { memberId: low })
  expect(target).toMatchObject({ refusal: '', partners: 0, members: 1 })
  expect(target.places.map(({ partnerId }) => partnerId)).not.toContain(store)
  expect(await move(main, { memberId: low, toId: store })).toBe('PT07')
  expect(await move(main, { memberId: low, toId: low })).toBe('PT07')
  expect(await move(main, { memberId: low, toId: main })).toBe('PT07')
  expect(await move(main, { memberId: low, toId: sibling })).toBe('N404')
  expect(await move(main, { memberId: low, toId: sub })).toBe('done')
  expect(await server.system((ctx) => isBelow(ctx, sub, low))).toBe(true)
  expect(await placeOf(memberId)).toBe(low)
})

test('nobody is taken from a lower partner: who does not stand directly below is not moved', async () => {
  const memberId = await addBelow(server, sub)
  expect(await ask('moveTarget', main, { memberId })).toMatchObject({ refusal: 'PT07', places: [] })
  expect(await move(main, { memberId, toId: store })).toBe('PT07')
  expect(await move(head, { memberId: sub, toId: sibling })).toBe('PT07')
  expect(await placeOf(memberId)).toBe(sub)
})

test('nobody comes to stand below who gets less', async () => {
  const memberId = await addBelow(server, main)
  await setRates(server, memberId, flat(60))
  const { places } = await ask<Target>('moveTarget', main, { memberId })
  expect(places.find(({ partnerId }) => partnerId === sub)).toMatchObject({ refusal: 'PT02' })
  expect(await move(main, { memberId, toId: sub })).toBe('PT02')
  const poor = await addBelow(server, main)
  await setRates(server, poor, flat(50))
  expect(await move(main, { memberId: poor, toId: sub })).toBe('done')
  const { rows } = await server.pool.query(
    `SELECT c.levels FROM partner.chain c JOIN identity.rate_chain r USING (site_id, chain_id) WHERE r.holder_id = $1`,
    [poor],
  )
  expect(rows[0].levels.map(({ holderId }: { holderId: number }) => holderId)).toEqual([poor, sub, main, head])
})

test('a member is moved as it was confirmed, and not from or into a locked branch', async () => {
  const memberId = await addBelow(server, main)
  expect(await move(main, { memberId, toId: store, memNick: 'another' })).toBe('PT08')
  const lock = (at: string | null, id: number) =>
    server.ownerPool.query('UPDATE partner.node SET locked_at = $1 WHERE partner_id = $2', [at, id])
  for (const locked of [store, main, head]) {
    await lock('2026-11-01', locked)
    expect(await move(main, { memberId, toId: store }), String(locked)).toBe('PT04')
    await lock(null, locked)
  }
  expect(await move(main, { memberId, toId: store })).toBe('done')
})

test('a request that is sent again moves nothing, also long after and when it came back meanwhile', async () => {
  const memberId = await addBelow(server, main)
  const body = await bodyOf({ memberId, toId: sub })
  const first = await Promise.all([ask('moveDown', main, body), ask('moveDown', main, body)])
  expect(first[0]).toEqual(first[1])
  expect(await codeOf(ask('moveDown', main, { ...body, toId: store }))).toBe('K409')
  await server.ownerPool.query('UPDATE partner.place SET partner_id = $1 WHERE member_id = $2', [main, memberId])
  expect(await ask('moveDown', main, body)).toEqual(first[0])
  expect(await placeOf(memberId)).toBe(main)
  const { rows } = await server.ownerPool.query(
    'SELECT FROM partner.move WHERE moved_id = $1 AND by_partner IS NOT NULL',
    [memberId],
  )
  expect(rows).toHaveLength(1)
})

test('of two that move somebody at once to different places one is refused', async () => {
  const memberId = await addBelow(server, main)
  const codes = await Promise.all([move(main, { memberId, toId: sub }), move(main, { memberId, toId: store })])
  expect(codes.toSorted()).toEqual(['PT07', 'done'])
})

test('an employee moves with the right for it alone', async () => {
  const memberId = await addBelow(server, main)
  const body = await bodyOf({ memberId, toId: sub })
  expect(await codeOf(ask('moveDown', await atPartnerSite(server, main, ['tree.read', 'tree.create']), body))).toBe(
    'PT06',
  )
  expect(await codeOf(ask('moveDown', await atPartnerSite(server, main, ['tree.move']), body))).toBe('done')
})
