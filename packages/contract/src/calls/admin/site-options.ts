import { z } from 'zod'
import { cashCurrencies } from '../../currency.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { pageOptions, siteOptionChoices, siteOptionKinds, siteOptionUnits } from '../../site-option.ts'

const none = z.object({})
const name = z.enum(pageOptions as [(typeof pageOptions)[number], ...(typeof pageOptions)[number][]])
const mostTexts = 300
const choice = z.enum(Object.values(siteOptionChoices).flat())
const number = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
/** As staff type it: sums in whole won, euro or dollars. The server says which of these an option takes. */
const optionValue = z.union([
  z.null(),
  z.boolean(),
  number,
  z.string().max(mostTexts),
  z.array(number).max(50),
  z.array(z.string().max(mostTexts)).max(50),
])
export type SiteOptionValue = z.output<typeof optionValue>

const option = z.object({
  name,
  kind: z.enum(siteOptionKinds),
  unit: z.enum(siteOptionUnits).nullable(),
  /** Of a number; null where there is no bound. */
  least: number.nullable(),
  most: number.nullable(),
  /** Of a choice; [] of the others. */
  choices: z.array(choice),
  /** What holds now. */
  value: optionValue,
  /** What holds where nobody set anything. */
  standard: optionValue,
  isStandard: z.boolean(),
  /** The value may not be the one that switches it off: the site runs under a licence. */
  isKeptOn: z.boolean(),
  /** Of the last change; 0 where there was none. */
  version: z.number().int(),
  changedAt: z.string().nullable(),
  staffName: z.string(),
})
export type SiteOptionRow = z.output<typeof option>

/** A change that another of the staff must confirm. */
const optionRequest = z.object({
  requestId: z.number().int(),
  name,
  value: optionValue,
  reason: z.string(),
  staffName: z.string(),
  /** Asked for by who reads this. */
  isOwn: z.boolean(),
  askedAt: z.string(),
})
export type SiteOptionRequest = z.output<typeof optionRequest>

/** Every option that staff may set, and what the server's configuration fixes. */
export const adminSiteOptions = defineAdminCall({
  method: 'GET',
  path: '/admin/api/site-options',
  permission: 'site.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    currency: z.enum(cashCurrencies),
    rows: z.array(option),
    /** The oldest first. */
    requests: z.array(optionRequest),
    /** Read at the start of the server. `licence`: authority and number; '' where there is none. */
    fixed: z.object({
      mode: z.enum(['demo', 'licensed']),
      licence: z.string(),
      minimumAge: z.number().int().nullable(),
      countries: z.array(z.string()),
    }),
  }),
  refusals: [],
})

/** `after`: the version that was read. `value` null without `isStandard` is a value as any other. `isStandard`: the default is put back. */
export const adminSiteOptionSet = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/site-options',
  permission: 'site.options',
  params: none,
  query: none,
  body: z.object({
    name,
    after: z.number().int().min(0),
    value: optionValue,
    isStandard: z.boolean().default(false),
    reason: staffReason,
  }),
  /** `requestId`: it lets one of the staff give away more alone, so another confirms it first. */
  data: z.object({ version: z.number().int(), requestId: z.number().int().nullable() }),
  refusals: ['STAFF_CONFLICT', 'STAFF_INVALID'],
})

const decide = (act: 'confirm' | 'drop') =>
  defineAdminCall({
    method: 'POST',
    path: `/admin/api/site-option-requests/:requestId/${act}`,
    permission: 'site.options',
    params: z.object({ requestId: idInPath }),
    query: none,
    body: none,
    data: none,
    refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN', 'STAFF_CONFLICT', 'STAFF_INVALID'],
  })
/** By another of the staff than who asked. STAFF_CONFLICT: the option changed since. */
export const adminSiteOptionConfirm = decide('confirm')
/** By anybody, also by who asked. */
export const adminSiteOptionDrop = decide('drop')

/** Changes of one option, the newest first; the last fifty. */
export const adminSiteOptionHistory = defineAdminCall({
  method: 'GET',
  path: '/admin/api/site-options/history',
  permission: 'site.read',
  params: none,
  query: z.object({ name }),
  body: none,
  data: z.object({
    rows: z.array(
      z.object({
        version: z.number().int(),
        before: optionValue,
        after: optionValue,
        /** The default holds since. */
        isStandard: z.boolean(),
        staffName: z.string(),
        reason: z.string(),
        changedAt: z.string(),
      }),
    ),
  }),
  refusals: [],
})
