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
