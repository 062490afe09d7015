import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember, addSecondSite } from '../../testing/people.ts'
import { isAvailable } from './duplicate.service.ts'

const server = await testServer()
const ask = (field: Parameters<typeof isAvailable>[1], value: string, siteId = 1) =>
  server.guest((ctx) => isAvailable(ctx, field, value), siteId)

await addSecondSite(server)
await addMember(server, { memId: 'moonlit9', memNick: '밤고양이77', memPhone: '01023456789', bankacc: '123456789012' })
await addMember(server, { memId: 'partner1', tier: 'PTN_4' })

test.each([
  ['memId', 'moonLIT9', 'moonlit8'],
  ['memNick', '밤고양이77', '낮고양이77'],
  ['memPhone', '010-2345-6789', '010-2345-6780'],
  ['bankacc', '1234-5678-9012', '123456789013'],
] as const)('whether a %s is free can be asked, for its own site', async (field, taken, free) => {
  expect(await ask(field, taken)).toBe(false)
  expect(await ask(field, free)).toBe(true)
  expect(await ask(field, taken, 2)).toBe(true)
})

test('a recommender is found only when it is an active partner', async () => {
  expect(await ask('recommenderId', 'PARTNER1')).toBe(true)
  for (const nobody of ['moonlit9', 'nobody99', '', "' OR 1=1 --"])
    expect(await ask('recommenderId', nobody)).toBe(false)
  expect(await ask('recommenderId', 'partner1', 2)).toBe(false)
})

test('a value that does not fit gets the code of its field', async () => {
  for (const [field, code] of [
    ['memId', 'U101'],
    ['memNick', 'U105'],
    ['memPhone', 'U106'],
    ['bankacc', 'U119'],
  ] as const)
    await expect(ask(field, '!')).rejects.toMatchObject({ code, detail: { fields: [{ field, problem: code }] } })
})
