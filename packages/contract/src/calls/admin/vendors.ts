import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { seenPattern, shownNamePattern } from '../../field-patterns.ts'
import { gameGroups } from '../../game-code.ts'

const none = z.object({})

/** What a field of a vendor may hold; `docs/guides/add-a-vendor.md` names the same bounds. */
export const vendorCode = z.string().regex(/^[a-z][a-z0-9_-]{1,38}$/)
const vendorName = z.string().trim().min(1).max(60).regex(shownNamePattern).regex(seenPattern)
/** Two while the vendor changes its key. */
export const MOST_VENDOR_KEYS = 2
export const MOST_FRAME_ORIGINS = 5
export const vendorTerms = z.object({
  names: z.object({ ko: vendorName, en: vendorName, vn: vendorName }),
  address: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .transform((address) => address.replace(/\/+$/, '')),
  /** None only of a vendor of the configuration. */
  publicKeys: z.array(z.string().trim().min(1).max(4_000)).max(MOST_VENDOR_KEYS),
  frameOrigins: z.array(z.url({ protocol: /^https?$/ }).max(200)).max(MOST_FRAME_ORIGINS),
  /** Null: games of this category are not taken. */
  groups: z.object({ slot: z.enum(gameGroups).nullable(), 'live-casino': z.enum(gameGroups).nullable() }),
  requestsPerSecond: z.number().int().min(1).max(100_000),
  canReplay: z.boolean(),
  playsBeside: z.boolean(),
})
export type VendorTerms = z.output<typeof vendorTerms>

/** `outside`: registered by staff. The others are of the configuration, which says their address and keys. */
export const vendorKinds = ['outside', 'studio', 'valkyrie'] as const
export type VendorKind = (typeof vendorKinds)[number]

/** Where the money of a game is: with us, asked for each bet, or in a purse at the vendor. Said when it is registered, and never changed. */
export const vendorWallets = ['seamless', 'transfer'] as const
export type VendorWallet = (typeof vendorWallets)[number]

const vendorSummary = z.object({
  vendorCode: z.string(),
  name: z.string(),
  kind: z.enum(vendorKinds),
  wallet: z.enum(vendorWallets),
  isEnabled: z.boolean(),
  address: z.string(),
  games: z.number().int(),
  /** The vendor's last signed call, and its last answer to ours. */
  lastCallAt: z.string().nullable(),
  lastAnswerAt: z.string().nullable(),
})
export type VendorSummary = z.output<typeof vendorSummary>

export const vendorCallRow = z.object({
  direction: z.enum(['in', 'out']),
  call: z.string(),
  answer: z.string(),
  times: z.number().int(),
  lastAt: z.string(),
  lastMs: z.number().int(),
  detail: z.string(),
})
export type VendorCallRow = z.output<typeof vendorCallRow>

const vendorOut = z.object({
  vendorCode: z.string(),
  kind: z.enum(vendorKinds),
  wallet: z.enum(vendorWallets),
  isEnabled: z.boolean(),
  terms: vendorTerms,
  /** Of each valid key: SHA-256 of its DER form, in hexadecimal. */
  fingerprints: z.array(z.string()),
  version: z.number().int(),
  /** What the vendor is given. */
  walletAddress: z.string(),
  ourPublicKey: z.string(),
  calls: z.array(vendorCallRow),
})
export type VendorOut = z.output<typeof vendorOut>

/** What a test of the connection looks at, in this order; after a step that failed the rest was not tried. `purses`: of a vendor that keeps purses. */
export const vendorTestSteps = ['key', 'address', 'connection', 'answer', 'list', 'games', 'purses', 'frames'] as const
export type VendorTestStep = (typeof vendorTestSteps)[number]
const vendorTested = z.object({
  steps: z.array(
    z.object({
      step: z.enum(vendorTestSteps),
      state: z.enum(['ok', 'failed', 'skipped']),
      detail: z.string(),
      /** Why it failed, where the office has words for it. */
      reason: z.enum(['redirect', 'silent', 'shape']).optional(),
    }),
  ),
})
export type VendorTested = z.output<typeof vendorTested>

const managed = { permission: 'vendors.manage', query: none } as const
const one = z.object({ vendorCode: z.string().max(40) })
const unknown = ['STAFF_NOT_FOUND'] as const

export const vendorList = defineAdminCall({
  ...managed,
  method: 'GET',
  path: '/admin/api/vendors',
  params: none,
  body: none,
  data: z.object({ rows: z.array(vendorSummary) }),
  refusals: [],
})
export const vendorShow = defineAdminCall({
  ...managed,
  method: 'GET',
  path: '/admin/api/vendors/:vendorCode',
  params: one,
  body: none,
  data: vendorOut,
  refusals: unknown,
})
export const vendorAdd = defineAdminCall({
  ...managed,
  method: 'POST',
  path: '/admin/api/vendors',
  params: none,
  body: vendorTerms.extend({ vendorCode, wallet: z.enum(vendorWallets).default('seamless') }),
  data: none,
  refusals: ['STAFF_INVALID'],
})
export const vendorChange = defineAdminCall({
  ...managed,
  method: 'PUT',
  path: '/admin/api/vendors/:vendorCode',
  params: one,
  /** `version` is that of the row which was changed. */
  body: vendorTerms.extend({ version: z.number().int() }),
  data: none,
  refusals: ['STAFF_INVALID', 'STAFF_CONFLICT', ...unknown],
})
export const vendorSwitch = defineAdminCall({
  ...managed,
  method: 'POST',
  path: '/admin/api/vendors/:vendorCode/switch',
  params: one,
  body: z.object({ isOn: z.boolean() }),
  data: none,
  refusals: unknown,
})
/** Asks the vendor for its games as we always do, and says how far that came. Changes nothing. */
export const vendorTest = defineAdminCall({
  ...managed,
  method: 'POST',
  path: '/admin/api/vendors/:vendorCode/test',
  params: one,
  body: none,
  data: vendorTested,
  refusals: unknown,
})
