import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { Crash, dyingAt } from './faults.fixture.ts'
import { CONFIRMATIONS, payingDesk } from './payments.fixture.ts'
import { sendPayments } from './send-payments.service.ts'

const server = await testServer()
const desk = await payingDesk(server)
const { demo, wallet, withChain, settle, paidOnce } = desk

const orCrash = (error: unknown): void => {
  if (!(error instanceof Crash)) throw error
}
/** Failed, for another transaction of the wallet had its number. */
const lost = async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round(withChain({ send: async () => 'refused' }))
  const { payment_id: paymentId, nonce } = await desk.payment(payment.cashIdx)
  await demo.setAutomine(true)
  await desk.sendForeign(desk.newAddress(), 1_000, nonce)
  for (let n = 0; n < CONFIRMATIONS + 2; n++) {
    await desk.round()
    await demo.mine(1)
  }
  return { ...payment, paymentId }
}

test('staff whose server dies between any two steps of looking a payment up try again, and it is paid once', {
  timeout: 120_000,
}, async () => {
  const payment = await lost()
  let deaths = 0
  for (let at = 1; ; at++) {
    const { wallet: dying, isOver } = dyingAt(server.contexts, wallet, at, at % 2 === 0)
    const answer = await desk.retry(payment.paymentId, dying).catch((error) => {
      orCrash(error)
      return 'died'
    })
    if (answer === 'done') break
    deaths++
    expect([answer, isOver()]).toEqual(['died', true])
    expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'failed', failure: 'number-lost' })
  }
  expect(deaths).toBeGreaterThan(3)
  await settle()
  await paidOnce(payment)
  expect(await desk.attempts(payment.cashIdx)).toHaveLength(2)
})

test('a sender that dies between any two steps of a second number gives one number and no third', {
  timeout: 300_000,
}, async () => {
  let deaths = 0
  for (let at = 1; ; at++) {
    const payment = await lost()
    expect(await desk.retry(payment.paymentId)).toBe('done')
    const dying = dyingAt(server.contexts, wallet, at, at % 2 === 0)
    await sendPayments(dying.services, dying.wallet).catch(orCrash)
    await settle(CONFIRMATIONS + 3)
    await paidOnce(payment)
    expect(await desk.attempts(payment.cashIdx), `step ${at}`).toHaveLength(2)
    if (!dying.isOver()) break
    deaths++
  }
  expect(deaths).toBeGreaterThan(12)
})
