import { randomUUID } from 'node:crypto'
import { createPool, watchAvailability } from '@maru/postgres'
import { databaseProxy, testDatabase } from '@maru/testkit'
import { afterAll, expect, it } from 'vitest'
import { openGame, startTestStudio } from '../dev/test-studio.ts'

const database = await testDatabase('studio')
const proxy = await databaseProxy(database.url)
const pool = createPool(proxy.url, { work: 'request' })
const silent = { warn: () => {}, error: () => {} }
const availability = watchAvailability(proxy.url, { name: 'studio-availability', log: silent })
availability.guard(pool)
const test = await startTestStudio(pool)
Object.assign(test.studio, { isDatabaseAvailable: availability.isAvailable })
afterAll(async () => {
  await test.close()
  await pool.end()
  await availability.stop()
  await proxy.stop()
})
const untilAvailable = (is: boolean) =>
  expect.poll(() => availability.isAvailable(), { timeout: 20_000, interval: 20 }).toBe(is)
const get = async (path: string) => {
  const response = await fetch(test.url + path)
  return [response.status, await response.json()]
}

it('without its database the studio says at once that nothing was done, and the same press is played when it is back', async () => {
  const game = await openGame(test, 'player', 'moonlit-koi')
  const press = { key: randomUUID(), bet: { stake: 1_000 } }
  proxy.freeze()
  const early = await game.call('round', press)
  expect([early.status, await early.json()]).toEqual([503, { error: 'unavailable' }])
  await untilAvailable(false)
  const late = await game.call('round', press)
  expect(late.headers.get('retry-after')).toBe('1')
  expect(await late.json()).toEqual({ error: 'unavailable' })
  const table = await game.call('table/live-baccarat/place', {})
  expect([table.status, await table.json()]).toEqual([503, { error: 'unavailable' }])
  expect(await get('/ready')).toEqual([503, { ready: false }])
  expect(await get('/health')).toEqual([200, { status: 'attention', database: 'unavailable' }])
  expect(game.balance()).toBe(1_000_000)
  proxy.thaw()
  await untilAvailable(true)
  expect(await get('/ready')).toEqual([200, { ready: true }])
  const played = await (await game.call('round', press)).json()
  expect(played.outcome).toBe('played')
  expect(game.balance()).toBe(1_000_000 - 1_000 + played.round.payout)
})
