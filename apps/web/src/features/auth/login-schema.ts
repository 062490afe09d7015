import { captchaPattern } from '@maru/contract/field-patterns'
import type { Key } from '@maru/i18n/react'
import * as z from 'zod/mini'

type Problem = Extract<Key<'auth'>, `login.${string}`>
const says = (problem: Problem): Problem => problem

/** What has to stand in the form before it is sent. Messages are keys of its texts. */
export const loginSchema = z.object({
  memId: z.string().check(z.trim(), z.minLength(1, says('login.emptyMemId'))),
  memPass: z.string().check(z.minLength(1, says('login.emptyMemPass'))),
  captcha: z.string().check(z.regex(captchaPattern, says('login.captchaInvalid'))),
  /** Only where the account asks for one, which the server says. */
  code: z.string(),
})
export type LoginField = keyof z.infer<typeof loginSchema>
