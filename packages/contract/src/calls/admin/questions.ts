import { z } from 'zod'
import { questionKinds, questionStates } from '../../board.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { writtenText } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { languages } from '../../language.ts'
import { adminPage, adminPageOf } from '../../paging.ts'

const none = z.object({})
const asked = { params: none, query: none, body: none }
const params = z.object({ boardIdx: idInPath })

const row = z.object({
  boardIdx: z.number().int(),
  kind: z.enum(questionKinds),
  title: z.string(),
  memberId: z.number().int(),
  memNick: z.string(),
  language: z.enum(languages),
  status: z.enum(questionStates),
  /** Its writer took it away. */
  isRemoved: z.boolean(),
  lines: z.number().int(),
  waitsSince: z.string(),
  at: z.string(),
})
export type AdminQuestionRow = z.output<typeof row>

/** Waiting ones: who has waited longest first; all others the newest first. */
export const adminQuestions = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/questions',
  permission: 'questions.read',
  query: adminPage.extend({
    status: z.enum(['', ...questionStates]).default('wait'),
    kind: z.enum(['', ...questionKinds]).default(''),
    memberId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  }),
  data: adminPageOf(row).extend({ waiting: z.number().int() }),
  refusals: [],
})

export const adminQuestion = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/questions/:boardIdx',
  permission: 'questions.read',
  params,
  data: z.object({
    question: row,
    lines: z.array(
      z.object({
        line: z.number().int(),
        text: z.string(),
        staffName: z.string(),
        isStaff: z.boolean(),
        at: z.string(),
      }),
    ),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** The lines that were read: STAFF_CONFLICT where something was said since, by its writer or another of the staff. */
const lines = z.number().int().min(0)
/** The member gets a message. */
export const adminQuestionAnswer = defineAdminCall({
  ...asked,
  method: 'POST',
  path: '/admin/api/questions/:boardIdx/answer',
  permission: 'questions.answer',
  params,
  body: z.object({ text: writtenText(1, 2_000), lines }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_INVALID'],
})
/** Answers with the account that this member's deposits go to, in its language. Of nobody who may not deposit. */
export const adminQuestionAccount = defineAdminCall({
  ...asked,
  method: 'POST',
  path: '/admin/api/questions/:boardIdx/account',
  permission: 'questions.answer',
  params,
  body: z.object({ lines }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_CONFLICT', 'STAFF_MEMBER_PROTECTED'],
})

const text = writtenText(1, 2_000)
const template = z.object({
  kind: z.enum(questionKinds),
  name: writtenText(1, 60),
  text: z.object({ ko: text, en: text, vn: text }),
})
const withId = { id: z.number().int() }
const one = z.object({ id: idInPath })
export const adminQuestionTemplates = defineAdminCall({
  ...asked,
  method: 'GET',
  path: '/admin/api/question-templates',
  permission: 'questions.read',
  data: z.object({ rows: z.array(template.extend(withId)) }),
  refusals: [],
})
export const adminQuestionTemplateCreate = defineAdminCall({
  ...asked,
  method: 'POST',
  path: '/admin/api/question-templates',
  permission: 'questions.answer',
  body: template,
  data: z.object(withId),
  refusals: ['STAFF_INVALID', 'STAFF_TOO_MANY'],
})
export const adminQuestionTemplateChange = defineAdminCall({
  ...asked,
  method: 'PUT',
  path: '/admin/api/question-templates/:id',
  permission: 'questions.answer',
  params: one,
  body: template,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_INVALID'],
})
export const adminQuestionTemplateDelete = defineAdminCall({
  ...asked,
  method: 'DELETE',
  path: '/admin/api/question-templates/:id',
  permission: 'questions.answer',
  params: one,
  data: none,
  refusals: ['STAFF_NOT_FOUND'],
})
