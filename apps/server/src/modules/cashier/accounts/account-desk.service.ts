import {
  type AdminAnswerOf,
  cashOf,
  type DepositAccountTerms,
  type depositAccountAsk,
  type depositAccountList,
} from '@maru/contract'
import type { z } from 'zod'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { staffNames } from '../../identity/index.ts'
import { bankNames, isBankOpen } from '../../site/index.ts'
import { type AccountRow, findAccounts, insertAccount, lockAccount, updateAccount } from './account.repository.ts'
import { maskedAccount } from './account.rules.ts'
import {
  type AccountRequest,
  endAccountRequest,
  findWaitingAccounts,
  insertAccountRequest,
  lockAccountRequest,
} from './account-request.repository.ts'

const MOST_SHOWN = 200

/** Numbers are masked for who may not change them. */
export const listDepositAccounts = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof depositAccountList>> => {
  const banks = await bankNames(ctx)
  const isWhole = ctx.who.permissions.includes('accounts.manage')
  const shown = (terms: DepositAccountTerms) => ({
    bankCode: terms.bankCode,
    bankName: banks.get(terms.bankCode) ?? terms.bankCode,
    account: isWhole ? terms.account : maskedAccount(terms.account),
    holder: terms.holder,
    note: terms.note,
    levelFrom: terms.levelFrom,
    levelTo: terms.levelTo,
    mostPerDay: cashOf(terms.mostPerDay),
    isOn: terms.isOn,
  })
  const rows = await findAccounts(ctx)
  const requests = await findWaitingAccounts(ctx, MOST_SHOWN)
  const names = await staffNames(ctx, [...new Set(requests.map(({ askedBy }) => askedBy))])
  return {
    rows: rows.map((row) => ({
      ...shown(row),
      accountId: row.accountId,
      version: row.version,
      today: cashOf(row.today),
    })),
    requests: requests.map(({ requestId, accountId, wanted, reason, askedBy, askedAt }) => {
      const now = rows.find((row) => row.accountId === accountId)
      return {
        requestId,
        accountId,
        wanted: shown(wanted),
        now: now ? shown(now) : null,
        reason,
        staffName: names.get(askedBy) ?? '',
        isOwn: askedBy === ctx.who.staffId,
        askedAt: askedAt.toISOString(),
      }
    }),
  }
}

type Asked = z.output<typeof depositAccountAsk.body>

/** Nothing changes before another of the staff has confirmed it: whoever gets hold of one account of the staff cannot lead members' money away. */
export const askForAccount = async (ctx: StaffCtx, { accountId, after, wanted, reason }: Asked) => {
  await refuseTerms(ctx, wanted)
  const before = accountId === null ? undefined : await existing(ctx, accountId)
  if ((before?.version ?? 0) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  const asked = { accountId, afterVersion: after, wanted, reason, askedBy: ctx.who.staffId }
  const requestId = await insertAccountRequest(ctx, asked)
  if (requestId === undefined) throw new StaffRefusal('STAFF_CONFLICT')
  await note(ctx, 'accounts.ask', accountId, before, { ...logged(wanted), reason })
  return { requestId }
}

/** STAFF_FORBIDDEN: it was asked for by the same staff. */
export const confirmAccount = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { accountId, afterVersion, wanted, askedBy } = await waiting(ctx, requestId)
  if (askedBy === ctx.who.staffId) throw new StaffRefusal('STAFF_FORBIDDEN')
  await refuseTerms(ctx, wanted)
  const before = accountId === null ? undefined : await existing(ctx, accountId)
  if ((before?.version ?? 0) !== afterVersion) throw new StaffRefusal('STAFF_CONFLICT')
  await save(ctx, accountId, wanted)
  await endAccountRequest(ctx, requestId, 'done', ctx.who.staffId)
  await note(ctx, 'accounts.confirm', accountId, before, logged(wanted))
}

export const dropAccount = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { accountId, wanted } = await waiting(ctx, requestId)
  await endAccountRequest(ctx, requestId, 'dropped', ctx.who.staffId)
  await note(ctx, 'accounts.drop', accountId, undefined, logged(wanted))
}

export const switchAccountOff = async (ctx: StaffCtx, accountId: number, reason: string): Promise<void> => {
  const before = await existing(ctx, accountId)
  if (!before.isOn) throw new StaffRefusal('STAFF_CONFLICT')
  const terms = { ...before, isOn: false }
  await updateAccount(ctx, accountId, terms)
  await note(ctx, 'accounts.off', accountId, before, { ...logged(terms), reason })
}

const save = async (ctx: StaffCtx, accountId: number | null, wanted: DepositAccountTerms): Promise<void> => {
  // The bank and number of another account, which a unique index holds.
  const isTaken = (await findAccounts(ctx)).some(
    (row) => row.accountId !== accountId && row.bankCode === wanted.bankCode && row.account === wanted.account,
  )
  if (isTaken) throw invalid('account')
  if (accountId !== null) await updateAccount(ctx, accountId, wanted)
  else if (!(await insertAccount(ctx, wanted))) throw invalid('account')
}

const existing = async (ctx: StaffCtx, accountId: number): Promise<AccountRow> => {
  const row = await lockAccount(ctx, accountId)
  if (!row) throw new StaffRefusal('STAFF_NOT_FOUND')
  return row
}

const waiting = async (ctx: StaffCtx, requestId: number): Promise<AccountRequest> => {
  const request = await lockAccountRequest(ctx, requestId)
  if (!request) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (request.status !== 'waiting') throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  return request
}

const refuseTerms = async (ctx: StaffCtx, { bankCode, levelFrom, levelTo }: DepositAccountTerms): Promise<void> => {
  if (levelFrom > levelTo) throw invalid('levelTo')
  if (!(await isBankOpen(ctx, bankCode))) throw invalid('bankCode')
}

const invalid = (field: string): StaffRefusal =>
  new StaffRefusal('STAFF_INVALID', { fields: [{ field, problem: 'does not fit' }] })

/** The log is read by many: the number is masked there. */
const logged = (terms: DepositAccountTerms) => {
  const { bankCode, account, holder, levelFrom, levelTo, mostPerDay, isOn } = terms
  return { bankCode, account: maskedAccount(account), holder, levelFrom, levelTo, mostPerDay, isOn }
}

const note = (
  ctx: StaffCtx,
  action: string,
  accountId: number | null,
  before: AccountRow | undefined,
  after: object,
): Promise<void> =>
  record(ctx, {
    action,
    target: accountId === null ? `site:${ctx.siteId}` : `account:${accountId}`,
    before: before ? logged(before) : null,
    after,
  })
