import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { Crash, dyingAt } from './faults.fixture.ts'
import { CONFIRMATIONS, payingDesk } from './payments.fixture.ts'
import { sendPayments } from './send-payments.service.ts'

const server = await testServer()
const desk = await payingDesk(server)
const { demo, wallet, settle, paidOnce } = desk

/** What a sender does that goes on after an error of one payment, as the log says. */
const orCrash = (error: unknown): void => {
  if (!(error instanceof Crash)) throw error
}

test.each([
  ['before', false],
  ['after', true],
])(
  'a sender that dies between any two steps, %s the chain has done what it was asked, is followed by one that sends the same',
  { timeout: 300_000 },
  async (_when, isAfter) => {
    let deaths = 0
    for (let at = 1; ; at++) {
      const payment = await desk.paying(5_000_000)
      const dying = dyingAt(server.contexts, wallet, at, isAfter)
      for (let round = 0; round < CONFIRMATIONS + 2 && !dying.isOver(); round++) {
        await sendPayments(dying.services, dying.wallet).catch(orCrash)
        await demo.mine(1)
      }
      await settle(CONFIRMATIONS + 2)
      await paidOnce(payment)
      expect(await desk.attempts(payment.cashIdx), `step ${at}`).toHaveLength(1)
      if (!dying.isOver()) break
      deaths++
    }
    expect(deaths).toBeGreaterThan(20)
  },
)
