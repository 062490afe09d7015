import type { PageOption, SiteOptionValue } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { defineApproval } from '../approvals/index.ts'
import { optionVersion } from './option-change.repository.ts'
import { changeOption, resetOption } from './option-desk.service.ts'
import { lockOptions } from './site.repository.ts'

/** `value` as it is typed. `isStandard`: the default is to be put back. */
type Wanted = { name: PageOption; value: SiteOptionValue; isStandard: boolean }

const approval = defineApproval<Wanted>({
  kind: 'site.options',
  actions: { ask: 'site.ask-option', confirm: 'site.confirm-option', drop: 'site.drop-option' },
  logged: ({ name, value }) => ({ [name]: value }),
})

/** The first of two. STAFF_CONFLICT: it was changed since `after` was read, or another change of it waits. */
export const askOption = async (
  ctx: StaffCtx,
  { after, reason, ...wanted }: Wanted & { after: number; reason: string },
): Promise<number> => {
  if ((await optionVersion(ctx, wanted.name)) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  return approval.ask(ctx, { subject: wanted.name, after, wanted, reason })
}

/** The second of two. STAFF_FORBIDDEN: the same staff asked for it. STAFF_CONFLICT: the option was changed since. */
export const confirmOption = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  // In the order in which whoever asks takes them.
  await lockOptions(ctx)
  const { wanted, after, reason, staffName } = await approval.confirm(ctx, requestId)
  const about = { after, reason, staffName: `${staffName}, ${ctx.who.name}` }
  if (wanted.isStandard) await resetOption(ctx, wanted.name, about)
  else await changeOption(ctx, wanted.name, wanted.value, about)
}

export const dropOption = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

export const listWaitingOptions = async (ctx: StaffCtx) =>
  (await approval.list(ctx)).map(({ wanted: { name, value }, ...request }) => ({ ...request, name, value }))
