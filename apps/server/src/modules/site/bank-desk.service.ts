import type { AdminBodyOf, adminBankSave } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { lockOptions, readBank, readBanks, saveBankOrder } from './site.repository.ts'
import { putBank } from './site-desk.service.ts'

type Saved = AdminBodyOf<typeof adminBankSave>

/** STAFF_CONFLICT: somebody else changed it since it was read. */
export const saveBank = async (ctx: StaffCtx, { bankCode, names, isOn, was }: Saved): Promise<void> => {
  // The site's row is locked, for a new bank has no row yet.
  await lockOptions(ctx)
  const now = await readBank(ctx, bankCode)
  if (!isSame(now && { names: now.names, isOn: now.is_on }, was)) throw new StaffRefusal('STAFF_CONFLICT')
  await putBank(ctx, { bankCode, names, isOn })
}

type Known = Pick<Saved, 'names' | 'isOn'>

const isSame = (now: Known | undefined, read: Known | null): boolean => {
  if (!now || !read) return !now && !read
  return now.isOn === read.isOn && (['ko', 'en', 'vn'] as const).every((each) => now.names[each] === read.names[each])
}

export const orderBanks = async (ctx: StaffCtx, bankCodes: readonly string[]): Promise<void> => {
  await lockOptions(ctx)
  const before = (await readBanks(ctx)).map((row) => row.bank_code)
  const isEach = before.length === bankCodes.length && before.every((code) => bankCodes.includes(code))
  if (!isEach) throw new StaffRefusal('STAFF_CONFLICT')
  await saveBankOrder(ctx, bankCodes)
  await record(ctx, {
    action: 'site.bank-order',
    target: `site:${ctx.siteId}`,
    before: { order: before.join(' ') },
    after: { order: bankCodes.join(' ') },
  })
  ctx.emit('site.content-changed', { what: 'bank' }, { aggregate: 'site' })
}
