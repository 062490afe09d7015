import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { writtenText } from '../../fields.ts'
import { gameGroups } from '../../game-code.ts'
import { idInPath } from '../../id-in-path.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { auditRow } from './staff.ts'

const none = z.object({})
const text = writtenText(1, 300)
const texts = z.object({ ko: text, en: text, vn: text })
/** Characters of a popup's text in one language, as it is stored. */
export const mostRichText = 2_000
const richText = writtenText(1, mostRichText)
const richTexts = z.object({ ko: richText, en: richText, vn: richText })
const pictureHash = z.string().regex(/^[0-9a-f]{64}$/)
const isoTime = z.string().datetime({ offset: true })

export const maintenanceOut = z.object({
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  reason: texts.nullable(),
  isNow: z.boolean(),
})
export const maintenanceGet = defineAdminCall({
  method: 'GET',
  path: '/admin/api/maintenance',
  permission: 'site.read',
  params: none,
  query: none,
  body: none,
  data: maintenanceOut,
  refusals: [],
})
/** Null ends it at once. */
export const maintenancePut = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/maintenance',
  permission: 'site.maintenance',
  params: none,
  query: none,
  body: z.object({ window: z.object({ startDate: isoTime, endDate: isoTime, reason: texts }).nullable() }),
  data: maintenanceOut,
  refusals: ['STAFF_INVALID'],
})

const content = z.object({
  title: texts,
  text: texts,
  link: z
    .string()
    .max(200)
    // Of the site itself, or another by https, without a name before an @. No blanks or control characters: a browser leaves them out, and `/ /` becomes `//`.
    .regex(/^(?:\/(?![/\\])|https:\/\/[^/?#@\s\\\p{C}]+(?=[/?#]|$))[^\s\\\p{C}]*$/u)
    .nullable(),
  isOn: z.boolean(),
  ord: z.number().int().min(0).max(1000),
  showFrom: isoTime.nullable(),
  showUntil: isoTime.nullable(),
})
export const bannerBody = content.extend({ kind: z.enum(['first-deposit', 'daily-deposit', 'plain']) })
export const popupBody = content.extend({
  audience: z.enum(['everybody', 'login']),
  /** HTML of few tags; what else it holds is left out. */
  text: richTexts,
  /** What `pictureUpload` answered. */
  picture: pictureHash.nullable().default(null),
})
const withId = { id: z.number().int() }
const idParams = z.object({ id: idInPath })

/** Banners and popups are worked with in the same way, each under its own path. */
const contentCalls = <const P extends string, S extends z.core.$ZodLooseShape>(path: P, body: z.ZodObject<S>) => {
  const asked = { params: none, query: none, body: none }
  const one = { ...asked, path: `${path}/:id` as const, permission: 'site.content', params: idParams } as const
  return {
    list: defineAdminCall({
      ...asked,
      method: 'GET',
      path,
      permission: 'site.read',
      data: z.object({ rows: z.array(body.extend(withId)) }),
      refusals: [],
    }),
    create: defineAdminCall({
      ...asked,
      method: 'POST',
      path,
      permission: 'site.content',
      body,
      data: z.object(withId),
      refusals: ['STAFF_INVALID'],
    }),
    change: defineAdminCall({
      ...one,
      method: 'PUT',
      body,
      data: none,
      refusals: ['STAFF_NOT_FOUND', 'STAFF_INVALID'],
    }),
    remove: defineAdminCall({ ...one, method: 'DELETE', data: none, refusals: ['STAFF_NOT_FOUND'] }),
  }
}

export const {
  list: adminBanners,
  create: bannerCreate,
  change: bannerChange,
  remove: bannerDelete,
} = contentCalls('/admin/api/banners', bannerBody)

export const {
  list: adminPopups,
  create: popupCreate,
  change: popupChange,
  remove: popupDelete,
} = contentCalls('/admin/api/popups', popupBody)

/** JPEG, PNG or WebP, made anew; `picture` is the name for the other calls. `problem` of a refusal: see the server's `PictureProblem`. */
export const pictureUpload = defineAdminCall({
  method: 'POST',
  path: '/admin/api/pictures',
  permission: 'site.content',
  params: none,
  query: none,
  body: none,
  takesFileOf: 8 * 1024 * 1024,
  data: z.object({ picture: pictureHash, width: z.number().int(), height: z.number().int() }),
  refusals: ['STAFF_INVALID', 'STAFF_TOO_MANY'],
})
/** Where the picture of a site is fetched, of members and of staff. */
export const picturePath = (siteId: number, picture: string): string => `/pictures/${siteId}/${picture}.webp`

export const adminGameRow = z.object({
  vendorKey: z.string(),
  vendorName: z.string(),
  gameKey: z.string(),
  name: z.string(),
  gameType: z.enum(gameGroups),
  returnBp: z.number().int(),
  isOn: z.boolean(),
  roundsToday: z.number().int(),
  stakeToday: z.number(),
  profitToday: z.number(),
})
export const adminGames = defineAdminCall({
  method: 'GET',
  path: '/admin/api/games',
  permission: 'games.read',
  params: none,
  query: none,
  body: none,
  data: z.object({ rows: z.array(adminGameRow) }),
  refusals: [],
})
export const gameSwitch = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/games/:vendorKey/:gameKey',
  permission: 'games.switch',
  params: z.object({ vendorKey: z.string().max(40), gameKey: z.string().max(80) }),
  query: none,
  body: z.object({ isOn: z.boolean() }),
  data: none,
  refusals: ['STAFF_NOT_FOUND'],
})

export const auditLog = defineAdminCall({
  method: 'GET',
  path: '/admin/api/audit',
  permission: 'audit.read',
  params: none,
  query: adminPlace.extend({
    action: z.string().max(60).default(''),
    staff: z.string().max(60).default(''),
    target: z.string().max(80).default(''),
  }),
  body: none,
  data: adminRowsOf(auditRow),
  refusals: [],
  mayLag: true,
})
