import {
  type AdminAnswerOf,
  type adminSiteOptionHistory,
  type adminSiteOptions,
  type PageOption,
  pageOptions,
  type SiteOptionChoice,
  type SiteOptionValue,
  siteOptionChoices,
} from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { standardOf } from './option.rules.ts'
import { storedOptions } from './option.service.ts'
import { optionsAbout } from './option-about.rules.ts'
import { findOptionChanges, lastOptionChanges } from './option-change.repository.ts'
import { changeOption, fitting, resetOption } from './option-desk.service.ts'
import { askOption, listWaitingOptions } from './option-request.service.ts'
import { freesOneOfTwo } from './option-two.rules.ts'
import { lockOptions, readOptions } from './site.repository.ts'
import { siteCurrency } from './site.service.ts'

const CHANGES_SHOWN = 50

/** Every option but the deposit account, which two of the staff change in the list of accounts. */
export const showOptionsPage = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminSiteOptions>> => {
  const currency = await siteCurrency(ctx)
  const options = await storedOptions(ctx)
  const set = new Set((await readOptions(ctx)).map(({ name }) => name))
  const changes = new Map((await lastOptionChanges(ctx)).map((change) => [change.name, change]))
  const isLicensed = ctx.config.MARU_MODE === 'licensed'
  return {
    currency,
    rows: pageOptions.map((name) => {
      const { kind, unit, least, most, offUnderLicence } = optionsAbout[name]
      const last = changes.get(name)
      return {
        name,
        kind,
        unit: unit ?? null,
        least: least ?? null,
        most: most ?? null,
        choices: choicesOf(name),
        value: options[name] as SiteOptionValue,
        standard: standardOf(name, currency) as SiteOptionValue,
        isStandard: !set.has(name),
        isKeptOn: isLicensed && offUnderLicence !== undefined,
        version: last?.version ?? 0,
        changedAt: last?.changed_at.toISOString() ?? null,
        staffName: last?.staff_name ?? '',
      }
    }),
    requests: await listWaitingOptions(ctx),
    fixed: fixedOf(ctx),
  }
}

const choicesOf = (name: PageOption): SiteOptionChoice[] => [
  ...((siteOptionChoices as Partial<Record<PageOption, readonly SiteOptionChoice[]>>)[name] ?? []),
]

const fixedOf = ({ config }: StaffCtx) => ({
  mode: config.MARU_MODE,
  licence: [config.LICENCE_AUTHORITY, config.LICENCE_NUMBER].filter(Boolean).join(' '),
  minimumAge: config.MINIMUM_AGE ?? null,
  countries: [...(config.PERMITTED_COUNTRIES ?? [])],
})

type Wanted = { name: PageOption; after: number; value: SiteOptionValue; isStandard: boolean; reason: string }

/** `requestId`: it waits for another of the staff, because it says from when on two are needed. */
export const setPageOption = async (ctx: StaffCtx, wanted: Wanted) => {
  const { name, after, isStandard, reason } = wanted
  // What holds now is what it is compared with, also where another change of it is about to be committed.
  await lockOptions(ctx)
  const value = isStandard ? (standardOf(name, await siteCurrency(ctx)) as SiteOptionValue) : wanted.value
  const before = (await storedOptions(ctx))[name]
  if (freesOneOfTwo(name, before, fitting(name, value)))
    return { version: after, requestId: await askOption(ctx, { ...wanted, value }) }
  const version = isStandard
    ? await resetOption(ctx, name, { after, reason })
    : await changeOption(ctx, name, value, { after, reason })
  return { version, requestId: null }
}

export const showOptionHistory = async (
  ctx: StaffCtx,
  name: PageOption,
): Promise<AdminAnswerOf<typeof adminSiteOptionHistory>> => ({
  rows: (await findOptionChanges(ctx, name, CHANGES_SHOWN)).map((change) => ({
    version: change.version,
    before: change.before as SiteOptionValue,
    after: change.after as SiteOptionValue,
    isStandard: change.is_standard,
    staffName: change.staff_name,
    reason: change.reason,
    changedAt: change.changed_at.toISOString(),
  })),
})
