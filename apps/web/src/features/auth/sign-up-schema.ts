import {
  bankaccPattern,
  cashOutPassPattern,
  holderNamePattern,
  memIdPattern,
  memNickPattern,
  memPassPatterns,
  memPhonePattern,
} from '@maru/contract/field-patterns'
import * as z from 'zod/mini'
import {
  isSignUpField,
  type Learned,
  learnedKey,
  type Problem,
  type SignUpField,
  type SignUpValues,
  signUpFields,
} from './sign-up.rules.ts'

const required = 'signup.required' satisfies Problem
const filled = (problem: Problem = required) => z.minLength(1, problem)
const text = (pattern: RegExp, problem: Problem) => z.string().check(filled(), z.regex(pattern, problem))

const fields = {
  memId: text(memIdPattern, 'U101'),
  memNick: text(memNickPattern, 'U105'),
  memPass: z
    .string()
    .check(filled(), ...memPassPatterns.map((pattern) => z.regex(pattern, 'signup.passwordBad' satisfies Problem))),
  memPassCheck: z.string().check(filled()),
  memPhone: z.string().check(
    filled(),
    z.refine((phone) => memPhonePattern.test(phone.replaceAll('-', '')), 'U106' satisfies Problem),
  ),
  bank: z.string().check(filled('signup.bankChoose')),
  memName: text(holderNamePattern, 'U118'),
  bankacc: text(bankaccPattern, 'U119'),
  cashOutPass: text(cashOutPassPattern, 'U103'),
  isAdult: z.boolean().check(z.refine(Boolean, 'signup.adultMust' satisfies Problem)),
}

/** What this site asks for beside what each does. */
export type Asked = { isRecommenderRequired: boolean; isCountryAsked: boolean }

/** The server's own rules (contract, `field-patterns.ts`) and what it has said so far. Messages are a `Problem`. */
export const signUpSchema = ({ isRecommenderRequired, isCountryAsked }: Asked, learned: Learned) =>
  z
    .object({
      ...fields,
      recommenderId: isRecommenderRequired ? z.string().check(filled()) : z.string(),
      nationCode: isCountryAsked ? z.string().check(filled('signup.countryChoose')) : z.string(),
    })
    .check((context) => {
      const { value, issues } = context
      const refuse = (field: SignUpField, message: Problem) =>
        issues.push({ code: 'custom', path: [field], message, input: value[field] })
      if (value.memId && value.memPass.toLowerCase().includes(value.memId.toLowerCase()))
        refuse('memPass', 'signup.passwordId')
      if (value.memPassCheck !== value.memPass) refuse('memPassCheck', 'signup.passwordDiffers')
      for (const field of signUpFields) {
        const said = learned.get(learnedKey(field, value[field]))
        if (said && said !== 'free') refuse(field, said)
      }
    })

export type SignUpProblems = Partial<Record<SignUpField, Problem>>

/** The first thing that is wrong with each field. */
export const problemsOf = (schema: ReturnType<typeof signUpSchema>, values: SignUpValues): SignUpProblems => {
  const found: SignUpProblems = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = String(path[0])
    if (isSignUpField(field)) found[field] ??= message as Problem
  }
  return found
}
