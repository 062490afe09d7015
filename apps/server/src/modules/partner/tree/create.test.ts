import { randomUUID } from 'node:crypto'
import { ratesBy } from '@maru/commission'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addBank } from '../../../testing/people.ts'
import { servePartnerCreate } from '../calls/partner/create-partner.ts'
import { servePartnerMe } from '../calls/partner/show-me.ts'
import { addPartner, codeOf, flat, setRates } from '../partner.fixture.ts'
import { listAbove } from './list.repository.ts'

const server = await testServer()
await addBank(server)
let count = 0
const body = (changes: object = {}) => {
  const no = ++count
  return {
    tier: 'PTN_2',
    memId: `partner${no}x`,
    memPass: 'Nori7sign!',
    memPassCheck: 'Nori7sign!',
    memNick: `동료${no}`,
    memName: '홍길동',
    memPhone: `0107777${String(no).padStart(4, '0')}`,
    bank: 'D01',
    bankacc: `5556667${String(no).padStart(5, '0')}`,
    cashOutPass: '1357',
    rates: flat(50),
    requestKey: randomUUID() as string,
    ...changes,
  }
}
const create = (by: number, asked: object) => server.call<{ partnerId: number }>(servePartnerCreate, by, asked)
const headWith = async (rate: number) => {
  const head = await addPartner(server, 1)
  await setRates(server, head, flat(rate))
  return head
}

test('a partner creates one of the next tier below itself, with rates that its own allow, and no other', async () => {
  const head = await headWith(100)
  const { partnerId } = await create(head, body())
  expect(await server.system((ctx) => listAbove(ctx, partnerId))).toMatchObject([{ partnerId: head, tier: 1 }])
  expect(await server.call(servePartnerMe, partnerId, {})).toMatchObject({
    tier: 'PTN_2',
    mayCreate: ['PTN_3'],
    cash: 0,
  })
  for (const tier of ['PTN_1', 'PTN_3', 'PTN_5']) expect(await codeOf(create(head, body({ tier })))).toBe('PT05')
  expect(await codeOf(create(head, body({ rates: flat(101) })))).toBe('PT02')
  expect(await codeOf(create(head, body({ rates: { slot: { rolling: 1 } } })))).toBe('PT01')
  const store = await addPartner(server, 5, head)
  expect(await codeOf(create(store, body({ rates: ratesBy(() => 0) })))).toBe('PT05')
})

test('where the site lets tiers be skipped, a store may stand right below a head office', async () => {
  const head = await headWith(100)
  await server.pool.query(`INSERT INTO site.option (site_id, name, value) VALUES (1, 'partnersSkipTiers', 'true')`)
  expect(await codeOf(create(head, body({ tier: 'PTN_5' })))).toBe('done')
  await server.ownerPool.query(`DELETE FROM site.option WHERE name = 'partnersSkipTiers'`)
})

test('wrong fields are named as at a sign-up, all at once, and leave nothing', async () => {
  const head = await headWith(100)
  const wrong = body({ memId: '1', memPassCheck: 'other', bank: 'D99', cashOutPass: '12' })
  const refused = await create(head, wrong).then(
    () => undefined,
    (error: { detail?: { fields: { field: string; problem: string }[] } }) => error.detail,
  )
  expect(refused?.fields.map(({ field, problem }) => [field, problem])).toEqual([
    ['memId', 'U101'],
    ['memPassCheck', 'U102'],
    ['bank', 'U119'],
    ['cashOutPass', 'U103'],
  ])
  const taken = body()
  await create(head, taken)
  expect(await codeOf(create(head, body({ memId: taken.memId.toUpperCase() })))).toBe('U112')
})

test('the same request again, or beside the first, is the same partner; another one under its key is refused', async () => {
  const head = await headWith(100)
  const asked = body()
  const made = await Promise.all([create(head, asked), create(head, asked), create(head, asked)])
  expect(new Set(made.map(({ partnerId }) => partnerId)).size).toBe(1)
  expect(await create(head, asked)).toEqual(made[0])
  expect(await codeOf(create(head, body({ requestKey: asked.requestKey })))).toBe('K409')
})
