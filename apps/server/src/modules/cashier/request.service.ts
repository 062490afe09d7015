import { type Cash, type CashType, type CoinTerms, cashOf, type MicroUsdt } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { createInTurn } from '../../platform/in-turn.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import {
  assertIsNoPartner,
  checkWithdrawalPassword,
  isProofValid,
  type MemberRecord,
  mayWithdrawWith,
  memberById,
  waitsAfterReset,
} from '../identity/index.ts'
import { balancesOf, InsufficientFunds } from '../ledger/index.ts'
import { depositBonusRefusal, forfeitOnWithdrawal, hasDepositDue } from '../promotions/index.ts'
import { assertMayDeposit, assertMayWithdraw, passesDepositLimit } from '../protection/index.ts'
import { siteOptions } from '../site/index.ts'
import { openDebtOf, openWagersOf } from '../wagers/index.ts'
import { accountForRequest } from './accounts/give-account.service.ts'
import { earlierDeposits } from './bonus.service.ts'
import { coinTermsOf } from './coin-terms.rules.ts'
import { holdWithdrawal } from './money.service.ts'
import {
  findByKey,
  hasOpenRequest,
  insertRequest,
  lastRequestedAt,
  lockRequestsOf,
  type RequestRow,
} from './request.repository.ts'
import { amountRefusal, ofLevel, waitsUntil } from './request.rules.ts'
import { publishChanged } from './request-changed.ts'
import type { Bonus } from './tables.ts'

const inTurn = createInTurn()

type Withdrawn = { cashIdx: number; cashAmt: Cash }
/** Where a withdrawal by coin goes, and what it is worth now; refuses what cannot be sent. Asked again in the transaction that freezes it. */
export type ToCoin = { address: string; terms: (ctx: Ctx, amount: Cash) => Promise<CoinTerms> }
type Asked = { amount: number; requestKey: string; bonus: Bonus }
type AskedOut = Asked & { endsBonus: boolean; coin?: ToCoin }
/** `endsBonus`: the member knows that a running bonus, or one of a deposit that waits, ends with it. */
type Sent = Omit<Asked, 'bonus'> & { cashOutPass: string; code?: string; endsBonus?: boolean }

/** A deposit moves no money yet: staff approve it when it has arrived. */
export const requestDeposit = async (ctx: MemberCtx, asked: Asked): Promise<{ cashIdx: number }> => {
  const repeat = await repeated(ctx, 'deposit', asked)
  if (repeat) return { cashIdx: repeat.request_id }
  const member = await ownRecord(ctx)
  await assertMayDeposit(ctx, member)
  const options = await siteOptions(ctx)
  refuseAmount('deposit', asked.amount, {
    minimum: options.minimumDeposit,
    maximum: ofLevel(options.maximumDepositByLevel, member.level),
    unit: options.cashUnit,
  })
  if (await passesDepositLimit(ctx, ctx.who.memberId, asked.amount)) throw refuseField('C131', 'amount')
  await assertBonusOffered(ctx, asked)
  const depositor = { memberId: ctx.who.memberId, level: member.level }
  const accountId = await accountForRequest(ctx, depositor, asked.amount)
  return { cashIdx: (await makeRequest(ctx, 'deposit', asked, accountId)).request_id }
}

/** What is decided is decided at the approval; what cannot be had now is not taken as a choice. */
export const assertBonusOffered = async (
  ctx: MemberCtx,
  { amount, bonus }: Pick<Asked, 'amount' | 'bonus'>,
): Promise<void> => {
  if (bonus === 'none') return
  const { memberId } = ctx.who
  await assertIsNoPartner(ctx, memberId)
  const earlier = await earlierDeposits(ctx, memberId)
  if (await depositBonusRefusal(ctx, { memberId, amount, bonus, earlier })) throw refuseField('C133', 'bonus')
}

/**
 * A withdrawal's money leaves the member's cash at once and waits. `cashAmt` is the cash left. In steps, because hashing the password takes a while: what is
 * checked before it is checked again in the transaction that moves the money.
 */
export const requestWithdrawal = async (ctx: MemberCtx, sent: Sent): Promise<Withdrawn> => {
  const { request, cashAmt } = await withdrawInTurn(ctx, sent)
  return { cashIdx: request.request_id, cashAmt }
}

/** The same by coin: what will be sent is frozen with the request. */
export const requestCoinWithdrawal = async (
  ctx: MemberCtx,
  sent: Sent,
  to: ToCoin,
): Promise<Withdrawn & { coin: MicroUsdt }> => {
  const { request, cashAmt } = await withdrawInTurn(ctx, sent, to)
  const terms = coinTermsOf(request)
  if (!terms) throw new Error(`the request ${request.request_id} has no terms of coin`)
  return { cashIdx: request.request_id, cashAmt, coin: terms.amount }
}

type Held = { request: RequestRow; cashAmt: Cash }

const withdrawInTurn = (
  ctx: MemberCtx,
  { cashOutPass, code = '', endsBonus = false, amount, requestKey }: Sent,
  coin?: ToCoin,
): Promise<Held> =>
  // A click that arrived twice is one try of the password.
  inTurn(`${ctx.siteId}:${ctx.who.memberId}`, () =>
    withdraw(ctx, { amount, requestKey, endsBonus, bonus: 'none', ...(coin && { coin }) }, cashOutPass, code),
  )

const withdraw = async (ctx: MemberCtx, asked: AskedOut, cashOutPass: string, code: string): Promise<Held> => {
  const { memberId } = ctx.who
  const known = await repeatOf(ctx, 'withdrawal', asked)
  if (!known) await assertWithdrawable(ctx, asked)
  // Last of all checks: a try counts even if the request fails for another reason.
  const provenBy = known ? undefined : await provePassword(ctx, memberId, cashOutPass)
  if (!known && !(await mayWithdrawWith(ctx, memberId, code))) throw refuseField('C217', 'code')
  return ctx.inOwnTransaction(async (own) => {
    const repeat = await repeated(own, 'withdrawal', asked)
    if (repeat) return { request: repeat, cashAmt: await holdWithdrawal(own, repeat) }
    const coin = await assertWithdrawable(own, asked)
    if (provenBy === undefined || !(await isProofValid(own, memberId, provenBy)))
      throw refuseField('C008', 'cashOutPass')
    const { endsBonus: _, coin: __, ...wanted } = asked
    const request = await makeRequest(own, 'withdrawal', { ...wanted, ...(coin && { coin }) })
    await forfeitOnWithdrawal(own, memberId)
    return { request, cashAmt: await held(own, request) }
  })
}

/** Throws the code that stands in the way of it now. Answers the terms of a withdrawal by coin. */
const assertWithdrawable = async (
  ctx: MemberCtx,
  { amount, endsBonus, coin }: AskedOut,
): Promise<CoinTerms | undefined> => {
  const { memberId } = ctx.who
  const member = await ownRecord(ctx)
  await assertMayWithdraw(ctx, member)
  const options = await siteOptions(ctx)
  refuseAmount('withdrawal', amount, {
    minimum: options.minimumWithdrawal,
    maximum: ofLevel(options.maximumWithdrawalByLevel, member.level),
    unit: options.cashUnit,
  })
  if (await hasOpenRequest(ctx, memberId, 'withdrawal')) throw new Refusal('C209')
  if (waitsUntil(await lastRequestedAt(ctx, memberId, 'withdrawal'), ctx.now, options.withdrawalWaitMinutes))
    throw new Refusal('C216')
  if ((await openWagersOf(ctx, memberId)).length > 0) throw new Refusal('B9999')
  if (await openDebtOf(ctx, memberId)) throw new Refusal('C231')
  if (await waitsAfterReset(ctx, memberId)) throw new Refusal('C218')
  const { cash, inGame, transferPending } = await balancesOf(ctx, memberId)
  if (transferPending > 0) throw new Refusal('F001')
  if (inGame > 0) throw new Refusal('G103')
  if (cash < amount) throw new Refusal('C202')
  if (!endsBonus && (member.hasBonus || (await hasDepositDue(ctx, memberId)))) throw new Refusal('C232')
  return coin?.terms(ctx, cashOf(amount))
}

export const ownRecord = async (ctx: MemberCtx): Promise<MemberRecord> => {
  const member = await memberById(ctx, ctx.who.memberId)
  if (!member) throw new Refusal('TK001')
  return member
}

const refuseAmount = (...question: Parameters<typeof amountRefusal>): void => {
  const code = amountRefusal(...question)
  if (code) throw refuseField(code, 'amount')
}

const provePassword = async (ctx: Ctx, memberId: number, cashOutPass: string): Promise<string> => {
  if (cashOutPass === '') throw refuseField('C204', 'cashOutPass')
  const verdict = await checkWithdrawalPassword(ctx, memberId, cashOutPass)
  if (verdict.is === 'right') return verdict.provenBy
  throw refuseField(({ wrong: 'C008', locked: 'C208', unset: 'C010' } as const)[verdict.is], 'cashOutPass')
}

/** The request that this key made, if any. The key with other content is refused. */
const repeatOf = async (
  ctx: MemberCtx,
  cashType: CashType,
  asked: Asked & { coin?: { address: string } },
): Promise<RequestRow | undefined> => {
  const found = await findByKey(ctx, ctx.who.memberId, asked.requestKey)
  if (!found) return undefined
  const isSame = found.cash_type === cashType && found.amount === asked.amount && found.bonus === asked.bonus
  const isSameWay = found.method === (asked.coin ? 'coin' : 'bank')
  if (!isSame || !isSameWay || found.coin_address !== (asked.coin?.address ?? null)) throw new Refusal('K409')
  return found
}

/**
 * The same, and a member's requests come one after the other from here on, so that a click which arrived twice at once is one request, and not refused
 * by what the first of the two did.
 */
const repeated: typeof repeatOf = async (ctx, cashType, asked) => {
  await lockRequestsOf(ctx, ctx.who.memberId)
  return repeatOf(ctx, cashType, asked)
}

const makeRequest = async (
  ctx: MemberCtx,
  cashType: CashType,
  asked: Asked & { coin?: CoinTerms },
  accountId: number | null = null,
): Promise<RequestRow> => {
  const made = await insertRequest(ctx, { ...asked, memberId: ctx.who.memberId, cashType, accountId })
  if (!made) throw new Refusal(cashType === 'deposit' ? 'C003' : 'C209')
  publishChanged(ctx, made, true)
  return made
}

const held = async (ctx: Ctx, request: RequestRow): Promise<Cash> => {
  try {
    return cashOf(await holdWithdrawal(ctx, request))
  } catch (error) {
    // A bet took the money since the balance was looked at.
    if (error instanceof InsufficientFunds) throw new Refusal('C202')
    throw error
  }
}
