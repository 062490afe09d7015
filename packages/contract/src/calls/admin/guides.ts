import { z } from 'zod'
import { faqCategories, mostContent, mostTitle, ruleKinds } from '../../board.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { writtenText } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'

const none = z.object({})
const asked = { params: none, query: none, body: none }
const textsOf = (text: z.ZodString) => z.object({ ko: text, en: text, vn: text })
const titles = textsOf(writtenText(1, mostTitle))
/** HTML of few tags; what else it holds is left out. */
const html = textsOf(writtenText(1, mostContent))

const faq = z.object({
  category: z.enum(faqCategories),
  title: titles,
  html,
  ord: z.number().int().min(0).max(1000),
  isOn: z.boolean(),
})
const withId = { id: z.number().int() }
const one = z.object({ id: idInPath })
export const adminFaq = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/faq',
  permission: 'boards.read',
  data: z.object({ rows: z.array(faq.extend(withId)) }),
  refusals: [],
})
export const adminFaqCreate = defineAdminCall({
  ...asked,
  method: 'POST',
  path: '/admin/api/faq',
  permission: 'boards.write',
  body: faq,
  data: z.object(withId),
  refusals: ['STAFF_INVALID', 'STAFF_TOO_MANY'],
})
export const adminFaqChange = defineAdminCall({
  ...asked,
  method: 'PUT',
  path: '/admin/api/faq/:id',
  permission: 'boards.write',
  params: one,
  body: faq,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_INVALID'],
})
export const adminFaqDelete = defineAdminCall({
  ...asked,
  method: 'DELETE',
  path: '/admin/api/faq/:id',
  permission: 'boards.write',
  params: one,
  data: none,
  refusals: ['STAFF_NOT_FOUND'],
})

const texts = z.object({ ko: z.string(), en: z.string(), vn: z.string() })
export const adminRules = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/rules/:kind',
  permission: 'boards.read',
  params: z.object({ kind: z.enum(ruleKinds) }),
  data: z.object({
    versions: z.array(
      z.object({
        version: z.number().int(),
        title: texts,
        html: texts,
        note: texts,
        fromAt: z.string(),
        staffName: z.string(),
      }),
    ),
  }),
  refusals: [],
})
/** The next version; every one before stays. `after`: the version that was read, 0 where there was none. `fromAt`: null for now, else not before now. */
export const adminRulesSave = defineAdminCall({
  ...asked,
  method: 'PUT',
  path: '/admin/api/rules/:kind',
  permission: 'boards.write',
  params: z.object({ kind: z.enum(ruleKinds) }),
  body: z.object({
    after: z.number().int().min(0),
    title: titles,
    html,
    note: textsOf(writtenText(1, 200)),
    fromAt: z.string().datetime({ offset: true }).nullable(),
  }),
  data: z.object({ version: z.number().int() }),
  refusals: ['STAFF_CONFLICT', 'STAFF_INVALID'],
})
