import { expect, test } from 'vitest'
import type { StaffCtx } from '../../../platform/context.ts'
import { otherClerk } from '../../../testing/cash-desk.ts'
import { Crash, dyingWithin } from './faults.fixture.ts'
import { restoredDesk } from './paid-by.fixture.ts'
import { confirmPaidBy } from './paid-by.service.ts'
import { inStaffSteps } from './payments.fixture.ts'

const desk = await restoredDesk()
const { server, rows, wallet } = desk

test('a server that dies at any statement of the confirmation has done nothing of it, and the request waits on', async () => {
  const paying = await desk.paying()
  const txHash = await desk.leave(paying.address, paying.amount)
  await desk.settle()
  expect(await desk.name(paying.paymentId, txHash)).toBe('done')
  const requestId = await desk.waiting(paying.paymentId)
  const state = async () => [
    await desk.payment(paying.paymentId),
    await desk.status(paying.cashIdx),
    await rows('SELECT * FROM coin.own_move WHERE tx_hash = $1', txHash),
    await rows('SELECT status FROM approvals.request WHERE request_id = $1', requestId),
    await desk.unexplained(),
  ]
  const before = await state()
  let deaths = 0
  for (let at = 1; ; at++) {
    let steps = 0
    const dies = () => ++steps === at
    const dead = await inStaffSteps(server, otherClerk, (ctx) => {
      const dying = Object.create(ctx, {
        inOwnTransaction: {
          value: (act: (own: StaffCtx) => Promise<unknown>) =>
            ctx.inOwnTransaction((own) => dyingWithin(dies, own as StaffCtx, act)),
        },
      }) as StaffCtx
      return confirmPaidBy(dying, async () => wallet, requestId)
    }).catch((error: unknown) => error)
    if (dead === undefined) break
    expect(dead, `statement ${at}`).toBeInstanceOf(Crash)
    expect(await state(), `statement ${at}`).toEqual(before)
    deaths++
  }
  expect(deaths).toBeGreaterThan(8)
  await desk.settle()
  await desk.paidBy(paying, txHash)
})
