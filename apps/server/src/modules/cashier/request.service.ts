import { type CashType, type Won, won } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { checkWithdrawalPassword, type MemberRecord, memberById } from '../identity/index.ts'
import { balancesOf, InsufficientFunds } from '../ledger/index.ts'
import { assertMayDeposit, assertMayWithdraw } from '../protection/index.ts'
import { assertWon, siteOptions } from '../site/index.ts'
import { openWagersOf } from '../wagers/index.ts'
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
import { tellChanged } from './request-changed.ts'
import type { Bonus } from './tables.ts'

type Asked = { amount: number; requestKey: string; bonus: Bonus }

/** A deposit moves no money yet: staff approve it when it has arrived. */
export const requestDeposit = async (ctx: MemberCtx, asked: Asked): Promise<{ cashIdx: number }> => {
  await assertWon(ctx)
  const repeat = await repeated(ctx, 'deposit', asked)
  if (repeat) return { cashIdx: repeat.request_id }
  const member = await ownRecord(ctx)
  await assertMayDeposit(ctx, member)
  const options = await siteOptions(ctx)
  if (!options.depositAccount) throw new Refusal('C130')
  refuseAmount('deposit', asked.amount, {
    minimum: options.minimumDeposit,
    maximum: ofLevel(options.maximumDepositByLevel, member.level),
    unit: options.cashUnit,
  })
  // No bonus can be granted yet, so none may be promised by taking the choice.
  if (asked.bonus !== 'none') throw refuseField('E400', 'bonus')
  return { cashIdx: (await makeRequest(ctx, 'deposit', asked)).request_id }
}

/** A withdrawal's money leaves the member's cash at once and waits. `cashAmt` is the cash left. */
export const requestWithdrawal = async (
  ctx: MemberCtx,
  { cashOutPass, ...sent }: Omit<Asked, 'bonus'> & { cashOutPass: string },
): Promise<{ cashIdx: number; cashAmt: Won }> => {
  await assertWon(ctx)
  const asked: Asked = { ...sent, bonus: 'none' }
  const { memberId } = ctx.who
  const repeat = await repeated(ctx, 'withdrawal', asked)
  if (repeat) return { cashIdx: repeat.request_id, cashAmt: await holdWithdrawal(ctx, repeat) }
  const member = await ownRecord(ctx)
  await assertMayWithdraw(ctx, member)
  const options = await siteOptions(ctx)
  refuseAmount('withdrawal', asked.amount, {
    minimum: options.minimumWithdrawal,
    maximum: ofLevel(options.maximumWithdrawalByLevel, member.level),
    unit: options.cashUnit,
  })
  if (await hasOpenRequest(ctx, memberId, 'withdrawal')) throw new Refusal('C209')
  if (waitsUntil(await lastRequestedAt(ctx, memberId, 'withdrawal'), ctx.now, options.withdrawalWaitMinutes))
    throw new Refusal('C216')
  if ((await openWagersOf(ctx, memberId)).length > 0) throw new Refusal('B9999')
  if ((await balancesOf(ctx, memberId)).cash < asked.amount) throw new Refusal('C202')
  await assertPassword(ctx, memberId, cashOutPass)
  const request = await makeRequest(ctx, 'withdrawal', asked)
  return { cashIdx: request.request_id, cashAmt: await held(ctx, request) }
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

/** Last of all checks: a try counts even if the request fails for another reason. */
const assertPassword = async (ctx: Ctx, memberId: number, cashOutPass: string): Promise<void> => {
  if (cashOutPass === '') throw refuseField('C204', 'cashOutPass')
  const verdict = await checkWithdrawalPassword(ctx, memberId, cashOutPass)
  if (verdict === 'ok') return
  throw refuseField(({ wrong: 'C008', locked: 'C208', unset: 'C010' } as const)[verdict], 'cashOutPass')
}

/**
 * The request that this key made, if any. The key with other content is refused. A member's requests come one after the other from
 * here on, so that a click which arrived twice at once is one request, and not refused by what the first of the two did.
 */
const repeated = async (ctx: MemberCtx, cashType: CashType, asked: Asked): Promise<RequestRow | undefined> => {
  await lockRequestsOf(ctx, ctx.who.memberId)
  const found = await findByKey(ctx, ctx.who.memberId, asked.requestKey)
  if (!found) return undefined
  if (found.cash_type !== cashType || found.amount !== asked.amount || found.bonus !== asked.bonus)
    throw new Refusal('K409')
  return found
}

const makeRequest = async (ctx: MemberCtx, cashType: CashType, asked: Asked): Promise<RequestRow> => {
  const made = await insertRequest(ctx, { ...asked, memberId: ctx.who.memberId, cashType })
  if (!made) throw new Refusal(cashType === 'deposit' ? 'C003' : 'C209')
  tellChanged(ctx, made, true)
  return made
}

const held = async (ctx: Ctx, request: RequestRow): Promise<Won> => {
  try {
    return won(await holdWithdrawal(ctx, request))
  } catch (error) {
    // A bet took the money since the balance was looked at.
    if (error instanceof InsufficientFunds) throw new Refusal('C202')
    throw error
  }
}
