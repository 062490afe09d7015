import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { payingDesk } from './payments.fixture.ts'

const server = await testServer()
const desk = await payingDesk(server)
const { wallet, withChain, settle, paidOnce } = desk

const saying = (minedNonce: number) => withChain({ minedNonce: async () => minedNonce })
/** As the clock of the server does it. */
const roundsFor = async (ms: number, by = wallet) => {
  for (let passed = 0; passed < ms; passed += 10_000) {
    await desk.round(by)
    server.clock.advance(10_000)
  }
}

test('one wrong number of a node strands no payment', async () => {
  const payment = await desk.paying(5_000_000)
  await desk.round(saying(1_000))
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'queued', failure: null })
  await settle()
  await paidOnce(payment)
  expect((await desk.payment(payment.cashIdx)).nonce).toBeLessThan(1_000)
})

test('wrong numbers with a right one or a pause between, or that change, are no long one', async () => {
  const wrong = saying(1_000)
  const payment = await desk.paying(5_000_000)
  await roundsFor(50_000, wrong)
  server.clock.advance(300_000)
  await roundsFor(50_000, wrong)
  let said = 2_000
  await roundsFor(90_000, withChain({ minedNonce: async () => said++ }))
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'queued' })
  await settle()
  await paidOnce(payment)
})

test('what somebody sent from the wallet is believed after a minute', async () => {
  const next = await wallet.chain.minedNonce(wallet.signer.address)
  for (const nonce of [next, next + 1]) await desk.sendForeign(desk.newAddress(), 1, nonce)
  const payment = await desk.paying(6_000_000)
  await roundsFor(60_000)
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'queued' })
  await settle()
  await paidOnce(payment)
  expect((await desk.payment(payment.cashIdx)).nonce).toBe(next + 2)
})
