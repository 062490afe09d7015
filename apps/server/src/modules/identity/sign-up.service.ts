import { type BodyOf, signUpCodes, type signup } from '@maru/contract'
import type { GuestCtx } from '../../platform/context.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { allSites, isBankOpen, siteOptions } from '../site/index.ts'
import { isCaptchaRight } from './captcha.service.ts'
import { findMemberByMemId, insertMember } from './member.repository.ts'
import { mayRecommend } from './observe.ts'
import { hashPassword } from './password.ts'
import { accountIndex, accountTailIndex, nickKey, phoneIndex, sealAccount, sealPhone } from './personal.rules.ts'
import { duplicateBehind, findDuplicates } from './sign-up.repository.ts'
import {
  CALL_MS,
  fieldProblems,
  inFormOrder,
  type Problem,
  reservedProblems,
  type SignUpFields,
  tidied,
} from './sign-up.rules.ts'

type SignUp = BodyOf<typeof signup>

/** In steps. Applies for membership: it waits for the call and the approval of staff. Everything that is wrong is named at once. */
export const signUp = async (ctx: GuestCtx, body: SignUp) => {
  const options = await siteOptions(ctx)
  if (!options.isSignUpOpen) throw new Refusal(signUpCodes.closed)
  const typed = tidied(body)
  const recommender = await findRecommender(ctx, typed.recommenderId)
  const siteNames = (await allSites(ctx)).map(({ name }) => name)
  const problems = [
    ...fieldProblems(typed, siteNames),
    ...(await placeProblems(ctx, typed)),
    ...recommenderProblems(typed.recommenderId, recommender !== undefined, options.joinRecommanderId === 'Y'),
  ]
  const wrong = new Set(problems.map((problem) => problem.field))
  const taken = [...reservedProblems(typed, siteNames), ...(await findDuplicates(ctx, uniqueKeys(ctx, typed, wrong)))]
  problems.push(
    ...taken.filter(({ field }, at) => !wrong.has(field) && taken.findIndex((one) => one.field === field) === at),
  )
  refuse(problems)
  // Last, so that a wrong field uses up no captcha; before the passwords are computed.
  if (!(await isCaptchaRight(ctx, body))) throw refuseField(signUpCodes.captcha, 'captcha')

  const callBy = new Date(ctx.now.getTime() + CALL_MS)
  const row = await newMember(ctx, typed, recommender?.member_id ?? null, callBy)
  await ctx
    .inOwnTransaction(async (own) => {
      const memberId = await insertMember(own, row)
      own.emit('identity.signed-up', { memberId }, { aggregate: `member:${memberId}` })
    })
    .catch((error: unknown) => {
      const duplicate = duplicateBehind(error)
      throw duplicate ? new Refusal(duplicate.problem, { fields: [duplicate] }) : error
    })
  return { callBy: callBy.getTime(), memPhone: typed.memPhone, callFrom: options.callFrom }
}

/** An active partner of this site whose branch is not locked, or nobody. */
export const findRecommender = async (ctx: GuestCtx, recommenderId: string) => {
  if (recommenderId.trim() === '') return undefined
  const found = await findMemberByMemId(ctx, recommenderId.trim())
  if (found?.status !== 'active' || found.tier === 'NORMAL') return undefined
  return (await mayRecommend(ctx, found.member_id)) ? found : undefined
}

const recommenderProblems = (typed: string, isFound: boolean, isRequired: boolean): Problem[] =>
  isFound || (typed.trim() === '' && !isRequired) ? [] : [{ field: 'recommenderId', problem: signUpCodes.recommender }]

/** Of a bank that the site does not take. */
export const bankProblems = async (ctx: GuestCtx, bank: string): Promise<Problem[]> =>
  /^[A-Za-z0-9]{1,20}$/.test(bank) && (await isBankOpen(ctx, bank))
    ? []
    : [{ field: 'bank', problem: signUpCodes.bankAccount }]

const placeProblems = async (ctx: GuestCtx, typed: SignUp): Promise<Problem[]> => {
  const problems = await bankProblems(ctx, typed.bank)
  if (!isCountryPermitted(ctx, countryOf(ctx, typed.nationCode)))
    problems.push({ field: 'nationCode', problem: 'E400' })
  if (!typed.isAdult) problems.push({ field: 'isAdult', problem: 'E400' })
  return problems
}

/** Where nobody had a choice: play money is Korean, and a licence for one country has members of that one. Nothing is guessed beside it. */
const countryOf = ({ config }: GuestCtx, typed: string): string => {
  if (typed !== '') return typed
  const [only, ...others] = config.MARU_MODE === 'demo' ? ['KR'] : (config.PERMITTED_COUNTRIES ?? [])
  return only !== undefined && others.length === 0 ? only : ''
}

/** A licence names its countries; play money knows none. */
const isCountryPermitted = ({ config }: GuestCtx, nationCode: string): boolean =>
  /^[A-Z]{2}$/.test(nationCode) &&
  (config.MARU_MODE === 'demo' || (config.PERMITTED_COUNTRIES ?? []).includes(nationCode))

/** With the first one's code, naming all of them. */
export const refuse = (problems: readonly Problem[]): void => {
  const fields = inFormOrder(problems)
  if (fields[0]) throw new Refusal(fields[0].problem, { fields })
}

type Unique = Pick<SignUp, 'memId' | 'memNick' | 'memPhone' | 'bankacc'>

/** Of the fields that are right by themselves; nobody has an empty one. */
export const uniqueKeys = (ctx: GuestCtx, typed: Unique, wrong: ReadonlySet<string>) => {
  const right = (field: 'memId' | 'memNick' | 'memPhone' | 'bankacc'): string => (wrong.has(field) ? '' : typed[field])
  return {
    memId: right('memId'),
    nickKey: nickKey(right('memNick')),
    phoneIndex: phoneIndex(ctx, right('memPhone')),
    accountIndex: accountIndex(ctx, right('bankacc')),
  }
}

type Person = SignUpFields & Pick<SignUp, 'bank' | 'nationCode' | 'partSendYn'>

export const newMember = async (ctx: GuestCtx, typed: Person, recommenderId: number | null, callBy: Date) => ({
  site_id: ctx.siteId,
  mem_id: typed.memId,
  mem_nick: typed.memNick,
  nick_key: nickKey(typed.memNick),
  mem_name: typed.memName,
  password_hash: await hashPassword(typed.memPass),
  withdrawal_hash: await hashPassword(typed.cashOutPass),
  phone_sealed: sealPhone(ctx, typed.memPhone),
  phone_index: phoneIndex(ctx, typed.memPhone),
  account_sealed: sealAccount(ctx, typed.bankacc),
  account_index: accountIndex(ctx, typed.bankacc),
  account_tail_index: accountTailIndex(ctx, typed.bankacc),
  bank_code: typed.bank,
  nation_code: countryOf(ctx, typed.nationCode),
  // Level, tier and status of the payload are not believed: everybody begins alike.
  level: 1,
  tier: 'NORMAL' as const,
  status: 'pending' as const,
  takes_marketing: typed.partSendYn === 'Y',
  recommender_id: recommenderId,
  join_ip: ctx.ip,
  requested_at: ctx.now,
  call_by: callBy,
})
