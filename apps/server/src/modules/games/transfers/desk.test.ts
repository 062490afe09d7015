import { expect, test } from 'vitest'
import type { Staff, StaffCtx } from '../../../platform/context.ts'
import { codeOf } from '../../../testing/cash-desk.ts'
import { listNotices } from '../../operations/notice.service.ts'
import { askNow, bringMoneyBack, listPurses, listTransfers } from './desk.service.ts'
import { PURSE_VENDOR, serverWithPurses } from './purse-vendor.fixture.ts'
import { playing } from './transfers.fixture.ts'

const { server, vendor } = await serverWithPurses()
const act = playing(server)
const boss: Staff = {
  kind: 'staff',
  staffId: 1,
  name: 'boss',
  role: 'superadmin',
  permissions: [],
  siteIds: [1],
  sessionId: 1,
}
const inSteps = <T>(fn: (ctx: StaffCtx) => Promise<T>): Promise<T> =>
  server.contexts.reading({ who: boss, siteId: 1 }, fn)

test('staff see what is unclear, get a notice after ten minutes, ask at once, and bring money back', async () => {
  const { memberId } = await act.member(20_000)
  vendor.plan = ['lost-after', ...Array<'garbage'>(4).fill('garbage')]
  await codeOf(act.launch(memberId))
  await act.later(11 * 60_000)
  await act.later(1_000)
  const notices = () => server.system((ctx) => listNotices(ctx))
  expect(await notices()).toMatchObject([{ kind: 'transfer-unclear', memberId, direction: 'in', amount: 20_000 }])
  const { rows } = await server.staff((ctx) =>
    listTransfers(ctx, { before: 0, size: 10, vendorCode: '', status: 'sent', memberId }),
  )
  vendor.plan = []
  const [unclear] = rows
  expect(unclear).toMatchObject({ memberId, status: 'sent', direction: 'in' })
  const asked = await inSteps((ctx) => askNow(ctx, unclear?.transferId ?? 0))
  expect(asked.status).toBe('done')
  expect(await notices()).toEqual([])
  const { vendors, purses } = await server.staff(listPurses)
  expect(vendors).toMatchObject([{ vendorCode: PURSE_VENDOR, unclear: 0 }])
  expect(purses.find((purse) => purse.memberId === memberId)).toMatchObject({ ours: 20_000 })
  await inSteps((ctx) => bringMoneyBack(ctx, memberId))
  expect(await act.balances(memberId)).toMatchObject({ cash: 20_000, inGame: 0, transferPending: 0 })
})

test('money that a vendor does not give back is one notice for all who wait, for as long as they do; an open round is waited for an hour', async () => {
  const notices = () => server.system((ctx) => listNotices(ctx))
  const [first, second] = [await act.member(20_000), await act.member(30_000)]
  for (const { memberId } of [first, second]) await act.launch(memberId)
  const leave = async (memberId: number) => {
    vendor.plan = ['lost-before']
    await inSteps((ctx) => bringMoneyBack(ctx, memberId))
  }
  await leave(first.memberId)
  await leave(second.memberId)
  expect(await notices()).toEqual([])
  vendor.plan = Array<'garbage'>(9).fill('garbage')
  await act.later(11 * 60_000)
  await act.later(1_000)
  const [held, ...others] = await notices()
  expect(held).toMatchObject({ kind: 'purse-held', vendorCode: PURSE_VENDOR, members: 2, amount: 50_000 })
  expect(others).toEqual([])
  vendor.plan = []
  vendor.openRounds = 1
  await act.later(6 * 60_000)
  await act.later(10_000)
  expect(await notices()).toEqual([])
  await act.later(60 * 60_000)
  expect(await notices()).toMatchObject([{ kind: 'purse-held', problem: 'open-round' }])
  vendor.openRounds = 0
  await act.later(10_000)
  await act.later(10_000)
  expect(await notices()).toEqual([])
  expect(vendor.all()).toBe(0)
})
