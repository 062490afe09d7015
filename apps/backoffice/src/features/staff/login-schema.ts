import type { Key } from '@maru/i18n/react'
import { z } from 'zod'

export const codeLength = 6
const says = (problem: Key<'office'>): string => problem

/** What has to stand in the form before it is sent. Messages are keys of its texts. */
export const loginSchema = z.object({
  loginId: z.string().trim().min(1, says('form.required')),
  password: z.string().min(1, says('form.required')),
  totp: z.string().regex(/^\d{6}$/, says('login.code-short')),
})
