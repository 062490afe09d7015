import { zodResolver } from '@hookform/resolvers/zod'
import { type Body, type Data, isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { keptAs, useKept } from '../../shared/turned/kept.ts'
import { isAvailable, type UniqueField } from './calls/check-duplicate.ts'
import { signUp } from './calls/sign-up.ts'
import { referrer } from './referrer.ts'
import {
  emptySignUp,
  fieldOfCode,
  isSignUpField,
  isUniqueField,
  type Learned,
  learnedKey,
  type Problem,
  type SignUpField,
  uniqueFields,
} from './sign-up.rules.ts'
import { forgetSignUpDraft, saveSignUpDraft, signUpDraft } from './sign-up-draft.ts'
import { type Asked, problemsOf, signUpSchema } from './sign-up-schema.ts'

export type SignedUp = Data<'/api/member/signup'>

/** The proof that goes along; undefined while it is not filled in. `renew`: it was good for one try. `ask`: its field takes the focus. */
export type Human = {
  proof: () => Promise<Pick<Body<'/api/member/signup'>, 'captchaId' | 'captcha' | 'work'>> | undefined
  renew: () => void
  ask: () => void
}

/** The form of a sign-up: a field speaks once it was left or sent; duplicates are asked from the server. */
export const useSignUp = (
  { isRecommenderRequired, isCountryAsked }: Asked,
  human: Human,
  onDone: (answer: SignedUp) => void,
) => {
  const say = useText('auth')
  const sayCode = useText('result-codes')
  const isUnderWay = useRef(false)
  const [learned, setLearned] = useState<Learned>(new Map())
  const learn = (field: SignUpField, value: string | boolean, said: Problem | 'free') =>
    setLearned((known) => new Map(known).set(learnedKey(field, value), said))

  const schema = useMemo(
    () => signUpSchema({ isRecommenderRequired, isCountryAsked }, learned),
    [isRecommenderRequired, isCountryAsked, learned],
  )
  const [draft, setDraft] = useState(signUpDraft)
  const { register, handleSubmit, watch, getValues, setFocus, setValue, reset, formState } = useForm({
    defaultValues: keptAs<typeof emptySignUp>('sign-up') ?? { ...untouched(), ...draft },
    resolver: zodResolver(schema),
    // Below, the schema is asked at each key: fields depend on one another, and the button counts what is left.
    reValidateMode: 'onSubmit',
  })
  useKept('sign-up', getValues)
  useEffect(() => {
    const { unsubscribe } = watch(saveSignUpDraft)
    return unsubscribe
  }, [watch])
  const { touchedFields, isSubmitted } = formState
  const values = watch()
  const problems = problemsOf(schema, values)
  const isShown = (field: SignUpField): boolean => isSubmitted || touchedFields[field] === true

  const words = (problem: Problem): string =>
    problem.includes('.')
      ? say(problem as Parameters<typeof say>[0])
      : sayCode(problem as Parameters<typeof sayCode>[0])

  const askAvailable = async (field: UniqueField): Promise<void> => {
    const value = getValues(field)
    if (!value || problems[field] || learned.has(learnedKey(field, value))) return
    try {
      learn(field, value, (await isAvailable(field, value)) ? 'free' : uniqueFields[field])
    } catch {
      // The server decides at the end; a question that failed must not hold the member up.
    }
  }

  const send = useMutation({ mutationFn: signUp })
  const submit = handleSubmit(async (all) => {
    // The second of two clicks comes before the button knows of the first.
    const proof = human.proof()
    if (isUnderWay.current) return
    if (!proof) return human.ask()
    isUnderWay.current = true
    try {
      const answer = await send.mutateAsync({ ...all, ...(await proof) })
      forgetSignUpDraft()
      onDone(answer)
    } catch (problem) {
      const named = isCallError(problem) ? fieldOfCode[problem.code] : undefined
      const fields = isCallError(problem) ? problem.fields.map(({ field }) => field).filter(isSignUpField) : []
      const refused = named ? [named] : fields
      // The server asks for the proof last: a refused field has used none up.
      if (refused.length === 0) human.renew()
      if (isCallError(problem, 'U121')) human.ask()
      if (!isCallError(problem)) return
      for (const field of refused) learn(field, all[field], problem.code as Problem)
      if (refused[0]) setFocus(refused[0])
    } finally {
      isUnderWay.current = false
    }
  })

  return {
    values,
    /** Empties the form; undefined unless it began with what was typed earlier. */
    startOver:
      draft &&
      (() => {
        forgetSignUpDraft()
        setDraft(undefined)
        reset(untouched())
        setFocus('memId')
      }),
    /** How many fields are still to be filled or put right. */
    left: Object.keys(problems).length,
    errorOf: (field: SignUpField): string | undefined => {
      const problem = isShown(field) ? problems[field] : undefined
      return problem && words(problem)
    },
    /** Filled, left and right: shows the check. */
    isGood: (field: SignUpField): boolean =>
      isShown(field) &&
      values[field] !== '' &&
      !problems[field] &&
      (!isUniqueField(field) || learned.get(learnedKey(field, values[field])) === 'free'),
    /** A choice stays unseen while its options are loading. */
    showChoice: useCallback((field: 'bank') => setValue(field, getValues(field)), [setValue, getValues]),
    register: (field: SignUpField) =>
      register(field, { onBlur: () => (isUniqueField(field) ? askAvailable(field) : undefined) }),
    submit,
    isSubmitted,
    isSending: send.isPending,
    problem: send.error,
  }
}

const untouched = () => ({ ...emptySignUp, recommenderId: referrer() })
