import { ChainUnreachable } from '@maru/coin-chain'
import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { Crash, dyingAt } from './faults.fixture.ts'
import { CONFIRMATIONS, payingDesk } from './payments.fixture.ts'
import { sendPayments } from './send-payments.service.ts'

const server = await testServer()
const desk = await payingDesk(server)
const { demo, wallet, withChain } = desk
const SEQUENCES = 12
const STEPS = 40
const PLENTY = 1_000_000_000_000

const accidental = (error: unknown): void => {
  if (!(error instanceof Crash || error instanceof ChainUnreachable)) throw error
}
const failed = async (): Promise<number[]> =>
  (await server.ownerPool.query(`SELECT payment_id FROM coin.payment WHERE state = 'failed'`)).rows.map(
    ({ payment_id }) => payment_id,
  )

test.each(Array.from({ length: SEQUENCES }, (_, n) => n + 1))(
  'whatever happens in whatever order, each payment arrives once (sequence %i)',
  { timeout: 120_000 },
  async (sequence) => {
    server.clock.set('2026-11-20T12:00:00+09:00')
    await demo.mine(CONFIRMATIONS)
    const random = seeded(sequence)
    const payments: Awaited<ReturnType<typeof desk.paying>>[] = []
    // Holds back what was signed, and says that another transaction had its number.
    const lying = withChain({
      send: async () => 'sent',
      receipt: async () => null,
      knows: async () => false,
      transfers: async () => [],
      minedNonce: async (address) => (await wallet.chain.minedNonce(address)) + 1,
    })
    const acts: readonly (() => Promise<unknown>)[] = [
      async () => payments.length < 8 && payments.push(await desk.paying(1_000_000 * random.between(1, 9))),
      () => desk.round(),
      () => desk.round(),
      () => Promise.all([desk.round(), desk.round()]),
      () => demo.mine(1),
      () => demo.mine(random.between(1, CONFIRMATIONS)),
      // Never deeper than the confirmations promise.
      () => demo.reorg(random.between(1, CONFIRMATIONS - 1)),
      () => demo.setAutomine(random.pick([true, false])),
      async () => server.clock.advance(200_000),
      () => desk.setBalance(random.pick([true, false]) ? 3_000_000 : PLENTY),
      () => desk.round(withChain({ send: async () => 'refused' })),
      () => desk.round(withChain({ send: () => Promise.reject(new ChainUnreachable('no answer')) })).catch(accidental),
      () => desk.round(withChain({ receipt: async () => null })).catch(accidental),
      async () => {
        await demo.setAutomine(false)
        payments.push(await desk.paying(1_000_000))
        await desk.round(withChain({ send: async () => 'sent' })).catch(accidental)
        for (let n = 0; n < CONFIRMATIONS + 2; n++) {
          await desk.round(lying).catch(accidental)
          await demo.mine(1)
        }
      },
      async () => {
        for (const paymentId of await failed()) await desk.retry(paymentId, random.pick([wallet, lying]))
      },
      async () => {
        const dying = dyingAt(server.contexts, wallet, random.between(1, 30), random.pick([true, false]))
        await sendPayments(dying.services, dying.wallet).catch(accidental)
      },
      async () => {
        await desk
          .sendForeign(desk.newAddress(), 1, await wallet.chain.minedNonce(wallet.signer.address))
          .catch(accidental)
      },
    ]
    for (let step = 0; step < STEPS; step++) await random.pick(acts)()
    await desk.setBalance(PLENTY)
    // What a node held back comes out in the end.
    const { rows: signed } = await server.ownerPool.query('SELECT raw FROM coin.attempt ORDER BY nonce, attempt')
    for (const { raw } of signed) await wallet.chain.send(raw)
    await demo.setAutomine(true)
    await demo.mine(1)
    // A number that only a lost transaction had is filled by the next payment.
    for (let n = 0; n < 3; n++) payments.push(await desk.paying(1_000_000))
    for (let n = 0; n < 4; n++) {
      server.clock.advance(200_000)
      // Long enough for a number that somebody else's transactions brought to be believed.
      for (let waited = 0; waited < 70_000; waited += 10_000) {
        await desk.round()
        server.clock.advance(10_000)
      }
      await desk.settle(CONFIRMATIONS + 3)
      for (const paymentId of await failed()) await desk.retry(paymentId)
    }
    const { number } = await wallet.chain.head()
    const moved = await wallet.chain.transfers(Math.max(0, number - 1_999), number)
    for (const { cashIdx, address, amount } of payments) {
      expect(moved.filter(({ to }) => to === address).map((one) => one.amount)).toEqual([amount])
      expect(await desk.payment(cashIdx)).toMatchObject({ state: 'paid', failure: null })
      expect(await desk.status(cashIdx)).toEqual({ status: 1, is_paying: false })
    }
    expect(await desk.problems()).toEqual([])
    expect(payments.length).toBeGreaterThan(2)
  },
)
