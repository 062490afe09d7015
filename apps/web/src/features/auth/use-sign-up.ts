import { type Data, isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { isAvailable } from './calls/check-duplicate.ts'
import { signUp } from './calls/sign-up.ts'
import {
  emptySignUp,
  fieldOfCode,
  isUniqueField,
  type Problem,
  type SignUpField,
  type SignUpValues,
  signUpRules,
  uniqueFields,
} from './sign-up.rules.ts'

export type SignedUp = Data<'/api/member/signup'>

/** The form of a sign-up: checked on leaving a field and on each key once it was wrong; duplicates asked from the server. */
export const useSignUp = (isRecommenderRequired: boolean, onDone: (answer: SignedUp) => void) => {
  const say = useText('auth')
  const sayCode = useText('result-codes')
  const asked = useRef(new Map<string, Promise<boolean>>())
  const answered = useRef(new Map<string, boolean>())
  const form = useForm<SignUpValues>({ mode: 'onTouched', defaultValues: emptySignUp, shouldFocusError: true })

  const words = (problem: Problem): string =>
    problem.includes('.')
      ? say(problem as Parameters<typeof say>[0])
      : sayCode(problem as Parameters<typeof sayCode>[0])

  const askAvailable = (field: Parameters<typeof isAvailable>[0], value: string): Promise<boolean> => {
    const key = `${field} ${value}`
    const known = asked.current.get(key)
    if (known) return known
    const answer = isAvailable(field, value).catch(() => {
      asked.current.delete(key)
      // The server decides at the end; a question that failed must not hold the member up.
      return true
    })
    asked.current.set(key, answer)
    void answer.then((is) => answered.current.set(key, is))
    return answer
  }

  const problemOf = (field: SignUpField, values: SignUpValues): Problem | undefined => {
    const problem = signUpRules[field](values, isRecommenderRequired)
    if (problem || !isUniqueField(field) || !values[field]) return problem
    return answered.current.get(`${field} ${values[field]}`) === false ? uniqueFields[field] : undefined
  }

  const register = (field: SignUpField) =>
    form.register(field, {
      deps: field === 'memPass' ? ['memPassCheck'] : undefined,
      validate: async (value, values) => {
        const own = signUpRules[field](values, isRecommenderRequired)
        if (own) return words(value === '' && field !== 'recommenderId' && field !== 'bank' ? 'signup.required' : own)
        if (!isUniqueField(field) || typeof value !== 'string' || value === '') return true
        // While the field is being typed in, only what is known already counts.
        const isTyping = document.activeElement?.getAttribute('name') === field
        const isFree = isTyping ? answered.current.get(`${field} ${value}`) : await askAvailable(field, value)
        return isFree === false ? words(uniqueFields[field]) : true
      },
    })

  const values = form.watch()
  const left = (Object.keys(signUpRules) as SignUpField[]).filter(
    (field) => problemOf(field, values) || form.formState.errors[field],
  ).length
  /** Filled, left and right: shows the check. */
  const isGood = (field: SignUpField): boolean =>
    Boolean(form.formState.touchedFields[field]) &&
    !form.formState.errors[field] &&
    values[field] !== '' &&
    !problemOf(field, values) &&
    (!isUniqueField(field) || answered.current.get(`${field} ${values[field]}`) === true)

  const send = useMutation({
    mutationFn: (all: SignUpValues) => signUp(all),
    onSuccess: onDone,
    onError: (problem) => {
      const field = isCallError(problem) ? fieldOfCode[problem.code] : undefined
      if (!isCallError(problem) || !field) return
      form.setError(field, { message: words(problem.code as Problem) }, { shouldFocus: true })
    },
  })
  return {
    register,
    left,
    isGood,
    values,
    errorOf: (field: SignUpField): string | undefined => form.formState.errors[field]?.message,
    submit: form.handleSubmit((all) => send.mutate(all)),
    isSending: send.isPending,
    problem: send.error,
  }
}
