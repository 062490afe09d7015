import { isCallError } from '@maru/client'
import type { TierOfPartner } from '@maru/contract'
import { useState } from 'react'
import { useAttempt } from '../host/attempt.ts'
import { useChange } from '../host/use-call.ts'
import {
  type Bounds,
  findingsOf,
  type RateFinding,
  type RateKey,
  sentRates,
  type Typed,
  typedOf,
} from '../rates/rates.rules.ts'
import { refusedRates } from '../rates/refused-rates.ts'
import { type AccountField, accountFindings, emptyAccount, fieldOfCode, isAccountField } from './create.rules.ts'

/** The form of a new partner: a field speaks once it was left or all was sent. */
export const useCreate = (tiers: readonly TierOfPartner[], bounds: Bounds, done: (partnerId: number) => void) => {
  const [tier, setTier] = useState<TierOfPartner | undefined>(tiers[0])
  const [account, setAccount] = useState(emptyAccount)
  const [rates, setRates] = useState<Typed>(() => typedOf(() => ''))
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set())
  const [isAsked, setAsked] = useState(false)
  /** What the server refused of a field, as long as that value stands there. */
  const [refused, setRefused] = useState<Partial<Record<AccountField, { value: string; code: string }>>>({})
  const create = useChange('/api/partner/create')
  const attempt = useAttempt()

  const wrongFields = accountFindings(account)
  const wrongRates = findingsOf(rates, bounds)
  const count = Object.keys(wrongFields).length + Object.keys(wrongRates).length

  const learn = (problem: Error): AccountField | undefined => {
    if (!isCallError(problem)) return
    const named = fieldOfCode[problem.code]
    const fields = problem.fields.map(({ field }) => field).filter(isAccountField)
    const all = named && !fields.includes(named) ? [named, ...fields] : fields
    setRefused((before) => ({
      ...before,
      ...Object.fromEntries(all.map((field) => [field, { value: account[field], code: problem.code }])),
    }))
    return all[0]
  }

  const send = async (focus: (field: string) => void) => {
    setAsked(true)
    const [first] = Object.keys(wrongFields)
    if (first) return focus(first)
    if (count > 0 || !tier || create.isPending) return
    const body = { tier, ...account, rates: sentRates(rates) }
    try {
      const { partnerId } = await create.mutateAsync({ ...body, requestKey: attempt.keyFor(JSON.stringify(body)) })
      attempt.ended()
      done(partnerId)
    } catch (problem) {
      attempt.ended(problem)
      const field = learn(problem as Error)
      if (field) focus(field)
    }
  }

  return {
    tier,
    setTier,
    account,
    type: (field: AccountField, value: string) => setAccount((before) => ({ ...before, [field]: value })),
    leave: (field: AccountField) => setLeft((before) => new Set([...before, field])),
    rates,
    setRates,
    /** What is shown of what is wrong. */
    findingOf: (field: AccountField): string | undefined => {
      const said = refused[field]
      if (said && said.value === account[field]) return said.code
      return isAsked || left.has(field) ? wrongFields[field] : undefined
    },
    rateFindings: {
      ...Object.fromEntries(Object.entries(wrongRates).filter(([, { problem }]) => isAsked || problem !== 'missing')),
      ...refusedRates(create.error),
    } as Partial<Record<RateKey, RateFinding>>,
    /** How much is still to be filled in or put right. */
    count,
    send,
    isSending: create.isPending,
    problem: create.error,
  }
}
