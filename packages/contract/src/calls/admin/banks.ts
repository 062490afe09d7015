import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { writtenText } from '../../fields.ts'

const none = z.object({})
const bankCode = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/)
const name = writtenText(2, 60)
const bank = z.object({
  /** As members and staff read it. */
  names: z.object({ ko: name, en: name, vn: name }),
  /** Off: nobody can have a new account there; members who have one keep it. */
  isOn: z.boolean(),
})
const bankOut = z.object({
  bankCode: z.string(),
  names: z.object({ ko: z.string(), en: z.string(), vn: z.string() }),
  isOn: z.boolean(),
})
export type AdminBank = z.output<typeof bankOut>

/** In the order of the list that members choose from. */
export const adminBanks = defineAdminCall({
  method: 'GET',
  path: '/admin/api/banks',
  permission: 'site.read',
  params: none,
  query: none,
  body: none,
  data: z.object({ rows: z.array(bankOut) }),
  refusals: [],
})

/** Changes a bank, or adds one at the end. `was`: as it was read; null: it is new. STAFF_CONFLICT: it is otherwise by now. */
export const adminBankSave = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/banks',
  permission: 'site.options',
  params: none,
  query: none,
  body: bank.extend({ bankCode, was: bankOut.omit({ bankCode: true }).nullable() }),
  data: none,
  refusals: ['STAFF_CONFLICT', 'STAFF_INVALID'],
})

/** Every bank of the site once, in the new order. STAFF_CONFLICT: there are others by now. */
export const adminBankOrder = defineAdminCall({
  method: 'PUT',
  path: '/admin/api/banks/order',
  permission: 'site.options',
  params: none,
  query: none,
  body: z.object({ bankCodes: z.array(bankCode).min(1).max(500) }),
  data: none,
  refusals: ['STAFF_CONFLICT'],
})
