import { expect, test } from 'vitest'
import { nextAddressNumber } from '../../apps/server/src/modules/coin/deposits/address.repository.ts'
import { testServer } from '../../apps/server/src/testing/context.ts'
import { skipAddresses } from './skip-addresses.ts'

const server = await testServer()
const next = () => server.system((ctx) => nextAddressNumber(ctx))

test('a restored database gives no number that may have been given after its moment', async () => {
  expect([await next(), await next()]).toEqual([0, 1])
  await skipAddresses(server.ownerUrl)
  expect(await next()).toBe(100_002)
})
