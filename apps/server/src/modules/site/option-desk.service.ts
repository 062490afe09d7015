import type { Ctx, Staff, System } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { isBankOpen } from './code.service.ts'
import { isSiteOption, type SiteOptionName, type StoredOptions, siteOptionList } from './option.rules.ts'
import { storedOptions } from './option.service.ts'
import { optionsAbout } from './option-about.rules.ts'
import { insertOptionChange, optionVersion } from './option-change.repository.ts'
import { deleteOption, lockOptions, readOptions, writeOption } from './site.repository.ts'

type Manager = Ctx<Staff | System>
/** `after`: the version that was read, where somebody read one. `staffName`: who changed it, where it was not one person. */
export type AboutChange = { after?: number; reason?: string; staffName?: string }

/** Every option of the context's site with its value in force; `isStandard`: nobody set it. */
export const listOptions = async (ctx: Ctx) => {
  const stored = new Set((await readOptions(ctx)).map((row) => row.name))
  const options = await storedOptions(ctx)
  return (Object.keys(siteOptionList) as SiteOptionName[]).map((name) => ({
    name,
    value: options[name] as unknown,
    isStandard: !stored.has(name),
  }))
}

/** Refuses with `fields` naming the option and what is wrong with the value. STAFF_CONFLICT: it was changed since `after` was read. Answers the new version. */
export const changeOption = async (
  ctx: Manager,
  name: string,
  value: unknown,
  about: AboutChange = {},
): Promise<number> => {
  if (!isSiteOption(name)) throw invalid(name, 'no such option')
  const typed = fitting(name, value)
  await lockOptions(ctx)
  const before = await storedOptions(ctx)
  await refuseContradiction(ctx, { ...before, [name]: typed })
  refuseUnlicensed(ctx, name, typed)
  await writeOption(ctx, name, value)
  return noteChange(ctx, name, { before: before[name], after: value, isStandard: false }, about)
}

/** As it is stored. Refuses with `fields` what has not the shape of the option. */
export const fitting = (name: SiteOptionName, value: unknown): unknown => {
  const parsed = siteOptionList[name].schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid([name, ...(issue?.path ?? [])].join('.'), issue?.message ?? 'does not fit')
}

/** What holds where nothing is set. */
export const resetOption = async (ctx: Manager, name: string, about: AboutChange = {}): Promise<number> => {
  if (!isSiteOption(name)) throw invalid(name, 'no such option')
  await lockOptions(ctx)
  const before = await storedOptions(ctx)
  await deleteOption(ctx, name)
  const after = await storedOptions(ctx)
  await refuseContradiction(ctx, after)
  return noteChange(ctx, name, { before: before[name], after: after[name], isStandard: true }, about)
}

/** Values that fit by themselves and leave members nothing to ask for together. */
const refuseContradiction = async (ctx: Ctx, options: StoredOptions): Promise<void> => {
  const pairs = [
    ['minimumDeposit', options.minimumDeposit, options.maximumDepositByLevel],
    ['minimumWithdrawal', options.minimumWithdrawal, options.maximumWithdrawalByLevel],
  ] as const
  for (const [name, minimum, maximums] of pairs)
    if (maximums.some((maximum) => maximum < minimum || maximum < options.cashUnit))
      throw invalid(name, 'is above the maximum of a level, or the unit is')
  const { depositAccount } = options
  if (depositAccount && ctx.config.MARU_MODE === 'licensed' && !(await isBankOpen(ctx, depositAccount.bankCode)))
    throw invalid('depositAccount.bankCode', `${depositAccount.bankCode} is no bank of this site that is on`)
}

/** Under a licence no protection is switched off. */
const refuseUnlicensed = ({ config }: Ctx, name: SiteOptionName, value: unknown): void => {
  if (name === 'depositAccount' || config.MARU_MODE !== 'licensed') return
  const { offUnderLicence } = optionsAbout[name]
  if (offUnderLicence !== undefined && value === offUnderLicence) throw invalid(name, 'licence')
}

type Values = { before: unknown; after: unknown; isStandard: boolean }

/** The site's row is locked, so that versions follow one another. */
const noteChange = async (
  ctx: Manager,
  name: SiteOptionName,
  { before, after, isStandard }: Values,
  { after: read, reason = '', staffName }: AboutChange,
): Promise<number> => {
  const last = await optionVersion(ctx, name)
  if (read !== undefined && read !== last) throw new StaffRefusal('STAFF_CONFLICT')
  await insertOptionChange(ctx, {
    name,
    version: last + 1,
    before,
    after,
    is_standard: isStandard,
    staff_name: staffName ?? (ctx.who.kind === 'staff' ? ctx.who.name : ''),
    reason,
  })
  await record(ctx, {
    action: 'site.option',
    target: `site:${ctx.siteId}`,
    before: { [name]: before },
    after: { [name]: after, ...(reason === '' ? {} : { reason }) },
  })
  ctx.emit('site.content-changed', { what: 'option' }, { aggregate: 'site' })
  return last + 1
}

const invalid = (field: string, problem: string): StaffRefusal =>
  new StaffRefusal('STAFF_INVALID', { fields: [{ field, problem }] })
