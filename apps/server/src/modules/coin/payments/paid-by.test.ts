import { ChainUnreachable } from '@maru/coin-chain'
import { afterEach, expect, test } from 'vitest'
import { clerk, otherClerk } from '../../../testing/cash-desk.ts'
import { CONFIRMATIONS, USDT } from '../coin.fixture.ts'
import { listPayments } from '../office/lists.service.ts'
import { rereadFrom } from '../reader/reread.service.ts'
import { restoredDesk } from './paid-by.fixture.ts'

const desk = await restoredDesk()
const { server, demo, rows, wallet } = desk
const third = { ...otherClerk, staffId: 10 }
afterEach(async () => {
  expect(await desk.unexplained()).toBe(0)
  await desk.agrees()
})

const listed = async (paymentId: number, who: object = clerk) =>
  (await server.staff((ctx) => listPayments(ctx, { before: '', size: 50, state: 'all' }), who)).rows.find(
    (row) => row.paymentIdx === paymentId,
  )
/** Paid by a transaction that the database lost, and held back. */
const heldBack = async (amount?: number) => {
  const paying = await desk.paying(amount)
  const txHash = await desk.leave(paying.address, paying.amount)
  await desk.settle()
  expect(await desk.payment(paying.paymentId)).toMatchObject({ state: 'queued', failure: 'refused' })
  return { ...paying, txHash }
}
const ownMove = (txHash: string) => rows('SELECT amount, payment_id FROM coin.own_move WHERE tx_hash = $1', txHash)

test('a payment that the chain has and the database lost is paid by that transaction, once two of the staff have said so', async () => {
  const held = await heldBack()
  const { paymentId, txHash, amount } = held
  expect(await ownMove(txHash)).toEqual([{ amount: -amount, payment_id: null }])
  expect(await desk.name(paymentId, txHash)).toBe('done')
  expect(await listed(paymentId)).toMatchObject({ state: 'queued', naming: { wanted: { txHash }, isOwn: true } })
  expect(await desk.confirm(paymentId, clerk)).toBe('STAFF_FORBIDDEN same-staff')
  expect(await desk.payment(paymentId)).toMatchObject({ state: 'queued' })
  expect(await desk.confirm(paymentId)).toBe('done')
  await desk.paidBy(held, txHash)
  expect(await ownMove(txHash)).toEqual([{ amount: -amount, payment_id: paymentId }])
  expect(await listed(paymentId)).toMatchObject({ state: 'paid', naming: null, txHash, confirmations: CONFIRMATIONS })
  const audited = await rows(
    `SELECT action FROM audit.entry WHERE target = $1 ORDER BY entry_id`,
    `payment:${paymentId}`,
  )
  expect(audited.map(({ action }) => action)).toEqual(['coin.ask-paid-by', 'coin.confirm-paid-by', 'coin.paid-by'])
  // Later, and read again: nothing is sent any more, and nothing is booked twice.
  expect(await desk.confirm(paymentId, third)).toBe('STAFF_ALREADY_HANDLED')
  expect(await desk.name(paymentId, txHash)).toBe('STAFF_STATUS_ORDER')
  await rereadFrom(server.config, server.system, 1)
  await desk.settle()
  await desk.paidBy(held, txHash)
})

test('a return of a deposit that left before the restore is returned by its transaction', async () => {
  const { memberId, address } = await desk.member()
  await desk.send(address, 2 * USDT)
  await desk.deepen()
  const [{ deposit_id: depositId }] = await desk.deposits(memberId)
  const to = desk.newAddress()
  await rows(`UPDATE coin.deposit SET state = 'returning' WHERE deposit_id = $1`, depositId)
  const [{ id: paymentId }] = await rows(
    `INSERT INTO coin.payment (site_id, kind, member_id, deposit_id, chain_id, address, amount, queued_at) VALUES (1, 'return', $1, $2, $3, $4, $5, $6) RETURNING payment_id AS id`,
    ...[memberId, depositId, demo.chainId, to, 2 * USDT, server.clock.now()],
  )
  const txHash = await desk.leave(to, 2 * USDT)
  await desk.settle()
  expect(await desk.name(paymentId, txHash)).toBe('done')
  expect(await desk.confirm(paymentId)).toBe('done')
  expect((await desk.deposits(memberId))[0]).toMatchObject({ state: 'returned' })
  expect(await desk.at(to)).toBe(2 * USDT)
})

test('what the reader has not come to yet is that payment’s when it does', async () => {
  const paying = await desk.paying()
  const txHash = await desk.leave(paying.address, paying.amount)
  await demo.mine(CONFIRMATIONS)
  expect(await ownMove(txHash)).toEqual([])
  expect(await desk.name(paying.paymentId, txHash)).toBe('done')
  expect(await desk.confirm(paying.paymentId)).toBe('done')
  await desk.settle()
  await desk.paidBy(paying, txHash)
})

test('a dearer transaction of the same number, which was signed in the lost time, pays what lost its number', async () => {
  const paying = await desk.paying()
  await desk.settle(desk.withChain({ send: async () => 'refused' }))
  const { nonce } = await desk.payment(paying.paymentId)
  const txHash = await desk.leave(paying.address, paying.amount, wallet.signer, { nonce, tip: 9n })
  await desk.settle()
  expect(await desk.payment(paying.paymentId)).toMatchObject({ state: 'failed', failure: 'number-lost' })
  expect(await desk.name(paying.paymentId, txHash)).toBe('done')
  expect(await desk.confirm(paying.paymentId)).toBe('done')
  await desk.settle()
  await desk.paidBy(paying, txHash)
})

test('while something that was signed here may be mined nothing else pays it', async () => {
  const paying = await desk.paying()
  await desk.settle(desk.withChain({ send: async () => 'sent' }))
  const lying = desk.withChain({
    ...{ receipt: async () => null, knows: async () => false, send: async () => 'sent' as const },
    minedNonce: async (of) => (await wallet.chain.minedNonce(of)) + 1,
  })
  for (let n = 0; n < CONFIRMATIONS + 2; n++) {
    await desk.round(lying)
    await demo.mine(1)
  }
  const { state, failure } = await desk.payment(paying.paymentId)
  expect([state, failure]).toEqual(['failed', 'number-lost'])
  expect(await desk.name(paying.paymentId, `0x${'ab'.repeat(32)}`)).toBe('STAFF_COIN_OPEN unused')
  // Its own transaction is sent after all.
  const [{ raw, tx_hash: own }] = await rows(
    'SELECT a.* FROM coin.attempt a JOIN coin.nonce n USING (chain_id, sender, nonce) WHERE n.payment_id = $1',
    paying.paymentId,
  )
  await wallet.chain.send(raw)
  await desk.settle()
  expect(await desk.payment(paying.paymentId)).toMatchObject({ state: 'paid', tx_hash: own })
  expect(await desk.at(paying.address)).toBe(paying.amount)
})

test('what was decided otherwise meanwhile is not paid by it; asked for and dropped, it may be asked for again', async () => {
  const held = await heldBack()
  const { paymentId, txHash } = held
  expect(await desk.name(paymentId, txHash)).toBe('done')
  expect(await desk.name(paymentId, txHash, otherClerk)).toBe('STAFF_CONFLICT')
  expect(await desk.dropNamed(paymentId)).toBe('done')
  expect(await desk.confirm(paymentId)).toBe('STAFF_ALREADY_HANDLED')
  expect(await desk.name(paymentId, txHash, otherClerk)).toBe('done')
  expect(await desk.drop(paymentId)).toBe('done')
  expect(await desk.confirm(paymentId, clerk)).toBe('STAFF_CONFLICT')
  expect(await desk.status(held.cashIdx)).toEqual({ status: 2, is_paying: false })
  expect(await ownMove(txHash)).toMatchObject([{ payment_id: null }])
})

test('of two of the staff who confirm at once, and of one who gives it up meanwhile, one is first', async () => {
  const held = await heldBack()
  await desk.name(held.paymentId, held.txHash)
  const [first, second, given] = await Promise.all([
    desk.confirm(held.paymentId, otherClerk),
    desk.confirm(held.paymentId, third),
    desk.drop(held.paymentId),
  ])
  expect([first, second, given].filter((code) => code === 'done')).toHaveLength(1)
  if (given !== 'done') await desk.paidBy(held, held.txHash)
})

test('one transaction pays one of two payments that are alike, also where both are confirmed at once', async () => {
  const one = await heldBack(6 * USDT)
  const other = await desk.paying(6 * USDT, one.address)
  for (const { paymentId } of [one, other]) expect(await desk.name(paymentId, one.txHash)).toBe('done')
  const codes = await Promise.all([desk.confirm(one.paymentId), desk.confirm(other.paymentId)])
  expect(codes.toSorted()).toEqual(['STAFF_COIN_UNPAID used', 'done'])
  const rest = codes[0] === 'done' ? other : one
  expect(await desk.name(rest.paymentId, one.txHash)).toBe('STAFF_COIN_UNPAID used')
  expect(await desk.confirm(rest.paymentId)).toBe('STAFF_COIN_UNPAID used')
  // What paid the first holds the other back no more.
  await desk.settle()
  expect(await desk.payment(rest.paymentId)).toMatchObject({ state: 'paid', failure: null })
  expect(await desk.at(one.address)).toBe(12 * USDT)
})

test('the tables take no payment without a number but by its transfer, and the transfer stays that payment’s', async () => {
  const held = await heldBack()
  const paid = (hash: string) =>
    rows(
      `UPDATE coin.payment SET state = 'paid', tx_hash = $2, block = 1, ended_at = now() WHERE payment_id = $1`,
      held.paymentId,
      hash,
    )
  await expect(paid(held.txHash)).rejects.toThrow('is paid by a transfer of its own')
  await desk.name(held.paymentId, held.txHash)
  await desk.confirm(held.paymentId)
  await expect(rows('DELETE FROM coin.own_move WHERE tx_hash = $1', held.txHash)).rejects.toThrow('stays that')
  await expect(rows('UPDATE coin.own_move SET payment_id = NULL WHERE tx_hash = $1', held.txHash)).rejects.toThrow(
    'stays that',
  )
})

test('a node that does not answer when it is confirmed changes nothing, and the request waits on', async () => {
  const held = await heldBack()
  await desk.name(held.paymentId, held.txHash)
  const down = desk.withChain({ receipt: () => Promise.reject(new ChainUnreachable('no answer')) })
  expect(await desk.confirm(held.paymentId, otherClerk, down)).toBe('STAFF_COIN_UNPAID unsure')
  expect(await desk.payment(held.paymentId)).toMatchObject({ state: 'queued' })
  expect(await desk.confirm(held.paymentId)).toBe('done')
  await desk.paidBy(held, held.txHash)
})
