import { expect, test } from 'vitest'
import { runningServer } from '../../../testing/running-server.ts'

const server = await runningServer()
const ask = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}/api/coin${query}`, { headers })
  return { status: answer.status, body: await answer.json() }
}

test('anybody reads what a USDT is worth at a site, in the clear', async () => {
  await expect.poll(async () => (await ask('?symbol=USDT')).body.resultCode, { timeout: 15_000 }).toBe('0')
  const { status, body } = await ask('?symbol=USDT')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ symbol: 'USDT', currency: 'KRW', at: expect.any(String) })
  expect(body.data.rate).toBeGreaterThan(1_300_000)
  const { authorization } = server.sites[2]
  expect((await ask('?symbol=USDT', { authorization })).body.resultCode).toBe('0')
})

test.each(['', '?symbol=BTC', '?symbol=usdt', '?symbol=USDT&symbol=USDT', "?symbol=USDT'--"])(
  'N404: %j names no coin',
  async (query) => {
    const { status, body } = await ask(query, { 'x-lang': 'en' })
    expect([status, body.resultCode, body.data]).toEqual([200, 'N404', null])
    expect(body.resultMessage).not.toBe('')
  },
)

test('where no chain is set up members read C140', async () => {
  const member = await server.member()
  expect((await member.call('/api/coin/deposit', {})).resultCode).toBe('C140')
  expect(
    (await member.call('/api/coin/demoSend', { amount: 1_000_000, requestKey: crypto.randomUUID() })).resultCode,
  ).toBe('C140')
  expect(await member.call('/api/coin/list', { cashType: 'deposit' })).toMatchObject({
    resultCode: '0',
    data: { list: [], pageInfo: { tatal_list_count: 0 } },
  })
})
