import { cashForCoin, microUsdt } from '@maru/contract'
import { afterEach, expect, test } from 'vitest'
import { clerk, codeOf, otherClerk } from '../../../testing/cash-desk.ts'
import { setLimit } from '../../protection/limit.service.ts'
import { coinDesk, USDT } from '../coin.fixture.ts'
import { listDeposits } from '../office/lists.service.ts'
import { askReturn, creditInstead } from '../payments/return.service.ts'
import { confirmCredit, dropCredit } from './credit-held.service.ts'

const coin = await coinDesk()
const { server, rows, demo } = coin
const third = { ...otherClerk, staffId: 10 }
afterEach(() => coin.agrees())

/** Above what a level may deposit at once, and above what one of the staff pays alone. */
const MUCH = 4_000 * USDT
const held = async (amount = MUCH) => {
  const { memberId, address } = await coin.member()
  await coin.send(address, amount)
  await coin.deepen()
  const [deposit] = await coin.deposits(memberId)
  expect(deposit.state).toBe('held')
  return { memberId, depositId: deposit.deposit_id as number, rate: Number(deposit.rate) }
}
const credit = (depositId: number, who: object = clerk) =>
  server.staff((ctx) => creditInstead(ctx, depositId, 'checked'), who)
const confirm = (requestId: number, who: object) => server.staff((ctx) => confirmCredit(ctx, requestId), who)
const drop = (requestId: number, who: object) => server.staff((ctx) => dropCredit(ctx, requestId), who)
const requestOf = async (depositId: number): Promise<number> =>
  (
    await rows(
      `SELECT max(request_id) AS id FROM approvals.request WHERE kind = 'coin.credit' AND subject = $1`,
      String(depositId),
    )
  )[0].id
const stateOf = async (memberId: number) => (await coin.deposits(memberId))[0].state
const audited = async (depositId: number) =>
  (await rows('SELECT action FROM audit.entry WHERE target = $1 ORDER BY entry_id', `coin:${depositId}`)).map(
    ({ action }) => action,
  )
const listed = async (memberId: number, who: object = clerk) =>
  (await server.staff((ctx) => listDeposits(ctx, { before: '', size: 9, state: 'all', memberId }), who)).rows[0]

test('what one of the staff pays alone one credits alone; a held deposit that comes to more waits for another', async () => {
  await coin.option('coinPayAlone', 1_000_000 as never)
  const small = await held(9 * USDT)
  expect(await credit(small.depositId)).toEqual({ isAsked: false })
  expect(await stateOf(small.memberId)).toBe('credited')
  const { memberId, depositId, rate } = await held()
  const cash = cashForCoin(microUsdt(MUCH), rate)
  expect(await credit(depositId)).toEqual({ isAsked: true })
  expect([await stateOf(memberId), await coin.cash(memberId)]).toEqual(['held', 0])
  expect((await listed(memberId))?.crediting).toMatchObject({ isOwn: true, wanted: { amount: MUCH, cash } })
  const requestId = await requestOf(depositId)
  expect(await codeOf(confirm(requestId, clerk))).toBe('STAFF_FORBIDDEN')
  expect(await coin.cash(memberId)).toBe(0)
  await confirm(requestId, otherClerk)
  expect(await codeOf(confirm(requestId, third))).toBe('STAFF_ALREADY_HANDLED')
  expect([await stateOf(memberId), await coin.cash(memberId)]).toEqual(['credited', cash])
  expect(await audited(depositId)).toEqual(['coin.ask-credit', 'coin.confirm-credit', 'coin.credit'])
  expect((await listed(memberId))?.crediting).toBeNull()
})

test('two of the staff who ask, or who confirm, at once credit once', async () => {
  const { memberId, depositId, rate } = await held()
  const asked = await Promise.all([codeOf(credit(depositId)), codeOf(credit(depositId, otherClerk))])
  expect(asked.toSorted()).toEqual(['STAFF_CONFLICT', 'done'])
  const requestId = await requestOf(depositId)
  const [{ asked_by: first }] = await rows('SELECT asked_by FROM approvals.request WHERE request_id = $1', requestId)
  const seconds = [clerk, otherClerk, third, { ...third, staffId: 11 }].filter(
    (who) => (who as { staffId?: number }).staffId !== first,
  )
  const codes = await Promise.all(seconds.map((who) => codeOf(confirm(requestId, who))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(await coin.cash(memberId)).toBe(cashForCoin(microUsdt(MUCH), rate))
  expect(await coin.requests(memberId)).toHaveLength(1)
})

test('while its credit waits a deposit is not sent back, nor credited by one after the limit rose; dropped, both may be asked for again', async () => {
  const { memberId, depositId } = await held()
  await credit(depositId)
  const to = { address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', reason: 'not ours' }
  const giveBack = () => codeOf(server.staff((ctx) => askReturn(ctx, demo.chainId, depositId, to), otherClerk))
  expect(await giveBack()).toBe('STAFF_CONFLICT')
  await coin.option('coinPayAlone', 100_000_000 as never)
  expect(await codeOf(credit(depositId, otherClerk))).toBe('STAFF_CONFLICT')
  await coin.option('coinPayAlone', 1_000_000 as never)
  await drop(await requestOf(depositId), otherClerk)
  expect(await audited(depositId)).toEqual(['coin.ask-credit', 'coin.drop-credit'])
  expect(await giveBack()).toBe('done')
  expect(await codeOf(credit(depositId))).toBe('STAFF_CONFLICT')
  expect(await stateOf(memberId)).toBe('held')
})

test('what protects the member stands against the second, too, and the request waits on', async () => {
  const { memberId, depositId } = await held()
  await credit(depositId)
  const requestId = await requestOf(depositId)
  await server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind: 'deposit', period: 'day', amount: 20_000 }))
  expect(await codeOf(confirm(requestId, otherClerk))).toBe('STAFF_MEMBER_PROTECTED')
  expect((await listed(memberId))?.crediting).toMatchObject({ requestId })
  expect(await coin.cash(memberId)).toBe(0)
})

test('one that left the chain since it was asked for is not credited', async () => {
  const { memberId, depositId } = await held()
  await credit(depositId)
  await server.ownerPool.query('UPDATE coin.deposit SET lost_at = now() WHERE deposit_id = $1', [depositId])
  expect(await codeOf(confirm(await requestOf(depositId), otherClerk))).toBe('STAFF_CONFLICT')
  expect([await stateOf(memberId), await coin.cash(memberId)]).toEqual(['held', 0])
})
