import { type Data, isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { isAvailable, type UniqueField } from './calls/check-duplicate.ts'
import { signUp } from './calls/sign-up.ts'
import {
  emptySignUp,
  fieldOfCode,
  isUniqueField,
  type Problem,
  type SignUpField,
  type SignUpValues,
  signUpFields,
  signUpRules,
  uniqueFields,
} from './sign-up.rules.ts'

export type SignedUp = Data<'/api/member/signup'>
const asKey = (field: UniqueField, value: string): string => `${field} ${value}`

/** The form of a sign-up: checked on leaving a field and on each key once it was wrong; duplicates asked from the server. */
export const useSignUp = (isRecommenderRequired: boolean, onDone: (answer: SignedUp) => void) => {
  const say = useText('auth')
  const sayCode = useText('result-codes')
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(emptySignUp)
  const [left, setLeft] = useState<ReadonlySet<SignUpField>>(new Set())
  /** What the server has answered about a value: whether it may be used. */
  const [available, setAvailable] = useState<Readonly<Record<string, boolean>>>({})
  /** What the server has refused in spite of the rules here, until the value changes. */
  const [refused, setRefused] = useState<Partial<Record<SignUpField, Problem>>>({})

  const problemOf = (field: SignUpField): Problem | undefined => {
    const own = signUpRules[field](values, isRecommenderRequired) ?? refused[field]
    if (own || !isUniqueField(field) || !values[field]) return own
    return available[asKey(field, values[field])] === false ? uniqueFields[field] : undefined
  }
  const words = (field: SignUpField, problem: Problem): string => {
    if (values[field] === '' && field !== 'bank') return say('signup.required')
    return problem.includes('.')
      ? say(problem as Parameters<typeof say>[0])
      : sayCode(problem as Parameters<typeof sayCode>[0])
  }

  const askAvailable = async (field: UniqueField, value: string): Promise<void> => {
    const key = asKey(field, value)
    if (!value || available[key] !== undefined || signUpRules[field](values, isRecommenderRequired)) return
    try {
      const is = await isAvailable(field, value)
      setAvailable((known) => ({ ...known, [key]: is }))
    } catch {
      // The server decides at the end; a question that failed must not hold the member up.
    }
  }

  const send = useMutation({
    mutationFn: (all: SignUpValues) => signUp(all),
    onSuccess: onDone,
    onError: (problem) => {
      const field = isCallError(problem) ? fieldOfCode[problem.code] : undefined
      if (!isCallError(problem) || !field) return
      setRefused({ [field]: problem.code as Problem })
      focusOn(form.current, field)
    },
  })
  const wrong = signUpFields.filter((field) => problemOf(field))

  return {
    form,
    values,
    /** How many fields are still to be filled or put right. */
    left: wrong.length,
    errorOf: (field: SignUpField): string | undefined => {
      const problem = left.has(field) ? problemOf(field) : undefined
      return problem && words(field, problem)
    },
    /** Filled, left and right: shows the check. */
    isGood: (field: SignUpField): boolean =>
      left.has(field) &&
      values[field] !== '' &&
      !problemOf(field) &&
      (!isUniqueField(field) || available[asKey(field, values[field])] === true),
    register: (field: SignUpField) => ({
      name: field,
      value: typeof values[field] === 'string' ? values[field] : undefined,
      checked: typeof values[field] === 'boolean' ? values[field] : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        const value = field === 'isAdult' ? (target as HTMLInputElement).checked : target.value
        setValues((before) => ({ ...before, [field]: value }))
        setRefused({ ...refused, [field]: undefined })
      },
      onBlur: () => {
        setLeft((before) => new Set(before).add(field))
        if (isUniqueField(field)) void askAvailable(field, values[field])
      },
    }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      setLeft(new Set(signUpFields))
      const [first] = wrong
      if (first) focusOn(form.current, first)
      else send.mutate(values)
    },
    isSending: send.isPending,
    problem: send.error,
  }
}

const focusOn = (form: HTMLFormElement | null, field: SignUpField): void => {
  const control = form?.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}
