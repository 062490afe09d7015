import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { payingDesk } from './payments.fixture.ts'

const server = await testServer()
const desk = await payingDesk(server)

test('a payment is sent, and completes the withdrawal when it is deep enough; exactly the sum left once', async () => {
  const { cashIdx, memberId, address } = await desk.paying(6_000_000)
  const before = await desk.hot()
  await desk.round()
  expect(await desk.payment(cashIdx)).toMatchObject({ state: 'sent', tx_hash: null })
  await desk.round()
  expect(await desk.payment(cashIdx)).toMatchObject({ state: 'sent', failure: null })
  expect((await desk.payment(cashIdx)).tx_hash).toMatch(/^0x/)
  expect(await desk.status(cashIdx)).toEqual({ status: 2, is_paying: true })
  await desk.demo.mine(2)
  await desk.round()
  await desk.round()
  expect(await desk.payment(cashIdx)).toMatchObject({ state: 'paid' })
  expect(await desk.status(cashIdx)).toEqual({ status: 1, is_paying: false })
  expect(await desk.at(address)).toBe(6_000_000)
  expect(await desk.hot()).toBe(before - 6_000_000)
  expect(await desk.desk.balances(memberId)).toMatchObject({ cash: 40_000, withdrawalPending: 0 })
  expect(await desk.problems()).toEqual([])
})
