import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { writtenText } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { adminPlace, adminRowsOf, localDateTime } from '../../paging.ts'
import { memberLevel } from '../../points.ts'
import { memberStatuses } from '../../states.ts'
import { requestKey } from '../../wire.ts'

const none = z.object({})
const title = writtenText(1, 100)
const text = writtenText(1, 2_000)
const written = z.object({
  title: z.object({ ko: title, en: title, vn: title }),
  text: z.object({ ko: text, en: text, vn: text }),
})
/** Marketing goes to who has agreed to it, and to nobody who rests or is excluded. */
export const mailingKinds = ['service', 'marketing'] as const
export type MailingKind = (typeof mailingKinds)[number]
const kind = z.enum(mailingKinds)
export const mailingStatuses = ['scheduled', 'sending', 'sent', 'cancelled'] as const
export type MailingStatus = (typeof mailingStatuses)[number]

/** Logins of one mailing at most. */
export const mostMailedIds = 1_000
/** `YYYY-MM-DD` in Seoul, inclusive; '' is open. */
const day = z.union([z.literal(''), z.iso.date()]).default('')
/** Ledger units of the site's currency. */
const balance = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().default(null)

/** To whom: each kind has its condition in the member's module. */
export const mailAudience = z.discriminatedUnion('who', [
  z.object({ who: z.literal('all') }),
  z.object({ who: z.literal('levels'), levels: z.array(memberLevel).min(1).max(15) }),
  z.object({ who: z.literal('ids'), memIds: z.array(z.string().min(1).max(20)).min(1).max(mostMailedIds) }),
  z.object({
    who: z.literal('query'),
    registeredFrom: day,
    registeredUntil: day,
    lastLoginFrom: day,
    lastLoginUntil: day,
    balanceFrom: balance,
    balanceUntil: balance,
  }),
  /** What the list of members finds by a part of the id or nickname, and by the status. */
  z.object({ who: z.literal('search'), search: z.string().max(60), status: z.enum(['', ...memberStatuses]) }),
])
export type MailAudience = z.output<typeof mailAudience>

const mailing = z.object({
  mailingId: z.number().int(),
  kind,
  status: z.enum(mailingStatuses),
  title: z.string(),
  who: z.enum(['all', 'levels', 'ids', 'query', 'search']),
  sendAt: z.string(),
  expected: z.number().int(),
  sent: z.number().int(),
  read: z.number().int(),
  staffName: z.string(),
  createdAt: z.string(),
})
export type AdminMailingRow = z.output<typeof mailing>

/** Newest first. */
export const adminMailings = defineAdminCall({
  method: 'GET',
  path: '/admin/api/mailings',
  permission: 'messages.read',
  params: none,
  query: adminPlace,
  body: none,
  data: adminRowsOf(mailing),
  refusals: [],
})

const mailingId = z.object({ mailingId: idInPath })
export const adminMailing = defineAdminCall({
  method: 'GET',
  path: '/admin/api/mailings/:mailingId',
  permission: 'messages.read',
  params: mailingId,
  query: none,
  body: none,
  data: mailing.omit({ title: true }).extend({ ...written.shape, audience: mailAudience }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** Whom it would reach now. `unknown`: logins of the list that nobody has. */
export const adminMailingCount = defineAdminCall({
  method: 'POST',
  path: '/admin/api/mailings/count',
  permission: 'messages.send',
  params: none,
  query: none,
  body: z.object({ kind, audience: mailAudience }),
  data: z.object({ receivers: z.number().int(), unknown: z.array(z.string()) }),
  refusals: [],
})

/** `sendAt`: in Seoul, '' is at once. `expected`: the count that was confirmed; where it would reach more by now it is refused (STAFF_CONFLICT), and `receivers` says how many. */
export const adminMailingSend = defineAdminCall({
  method: 'POST',
  path: '/admin/api/mailings',
  permission: 'messages.send',
  params: none,
  query: none,
  body: written.extend({
    kind,
    audience: mailAudience,
    sendAt: z.union([z.literal(''), localDateTime]),
    expected: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    requestKey,
  }),
  data: z.object({ mailingId: z.number().int() }),
  refusals: ['STAFF_INVALID', 'STAFF_CONFLICT'],
})

/** As long as nobody has got it. */
export const adminMailingCancel = defineAdminCall({
  method: 'POST',
  path: '/admin/api/mailings/:mailingId/cancel',
  permission: 'messages.send',
  params: mailingId,
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED'],
})

const template = written.extend({ name: writtenText(1, 60), kind })
const templateId = z.object({ templateId: idInPath })
const templateOut = template.extend({
  templateId: z.number().int(),
  version: z.number().int(),
  changedAt: z.string(),
  staffName: z.string(),
})
export type MessageTemplate = z.output<typeof templateOut>

export const adminTemplates = defineAdminCall({
  method: 'GET',
  path: '/admin/api/message-templates',
  permission: 'messages.read',
  params: none,
  query: none,
  body: none,
  data: z.object({ rows: z.array(templateOut) }),
  refusals: [],
})
/** STAFF_CONFLICT: the name is taken, or there are too many. */
export const adminTemplateAdd = defineAdminCall({
  method: 'POST',
  path: '/admin/api/message-templates',
  permission: 'messages.send',
  params: none,
  query: none,
  body: template,
  data: z.object({ templateId: z.number().int() }),
  refusals: ['STAFF_CONFLICT'],
})
/** `version`: the one that was read. */
export const adminTemplateSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/message-templates/:templateId',
  permission: 'messages.send',
  params: templateId,
  query: none,
  body: template.extend({ version: z.number().int().min(1) }),
  data: z.object({ version: z.number().int() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT'],
})
export const adminTemplateDelete = defineAdminCall({
  method: 'DELETE',
  path: '/admin/api/message-templates/:templateId',
  permission: 'messages.send',
  params: templateId,
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND'],
})
