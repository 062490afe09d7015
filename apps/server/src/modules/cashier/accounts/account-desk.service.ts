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
import { defineApproval } from '../../approvals/index.ts'
import { record } from '../../audit/index.ts'
import { bankNames, isBankOpen } from '../../site/index.ts'
import { type AccountRow, findAccounts, insertAccount, lockAccount, updateAccount } from './account.repository.ts'
import { maskedAccount } from './account.rules.ts'

const approval = defineApproval<DepositAccountTerms>({
  kind: 'cashier.account',
  actions: { ask: 'accounts.ask', confirm: 'accounts.confirm', drop: 'accounts.drop' },
  logged: (terms) => logged(terms),
  target: (subject) => (idIn(subject) === null ? undefined : `account:${subject}`),
  before: async (ctx, subject) => {
    const accountId = idIn(subject)
    return accountId === null ? null : logged(await existing(ctx, accountId))
  },
})

/** Of an account that is there; a new one is named by its bank and number. */
const idIn = (subject: string): number | null => (/^\d+$/.test(subject) ? Number(subject) : null)

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
  const requests = await approval.list(ctx)
  return {
    rows: rows.map((row) => ({
      ...shown(row),
      accountId: row.accountId,
      version: row.version,
      today: cashOf(row.today),
    })),
    requests: requests.map(({ wanted, subject, ...request }) => {
      const accountId = idIn(subject)
      const now = rows.find((row) => row.accountId === accountId)
      return { ...request, accountId, wanted: shown(wanted), now: now ? shown(now) : null }
    }),
  }
}

type Asked = z.output<typeof depositAccountAsk.body>

/** Nothing changes before another of the staff has confirmed it: whoever gets hold of one account of the staff cannot lead members' money away. */
export const askForAccount = async (ctx: StaffCtx, { accountId, after, wanted, reason }: Asked) => {
  await refuseTerms(ctx, wanted)
  const before = accountId === null ? undefined : await existing(ctx, accountId)
  if ((before?.version ?? 0) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  const subject = accountId === null ? `${wanted.bankCode} ${wanted.account}` : String(accountId)
  return { requestId: await approval.ask(ctx, { subject, after, wanted, reason }) }
}

/** STAFF_FORBIDDEN: it was asked for by the same staff. */
export const confirmAccount = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const { subject, after, wanted } = await approval.confirm(ctx, requestId)
  await refuseTerms(ctx, wanted)
  const accountId = idIn(subject)
  const before = accountId === null ? undefined : await existing(ctx, accountId)
  if ((before?.version ?? 0) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  await save(ctx, accountId, wanted)
}

export const dropAccount = (ctx: StaffCtx, requestId: number): Promise<void> => approval.drop(ctx, requestId)

export const switchAccountOff = async (ctx: StaffCtx, accountId: number, reason: string): Promise<void> => {
  const before = await existing(ctx, accountId)
  if (!before.isOn) throw new StaffRefusal('STAFF_CONFLICT')
  const terms = { ...before, isOn: false }
  await updateAccount(ctx, accountId, terms)
  await record(ctx, {
    action: 'accounts.off',
    target: `account:${accountId}`,
    before: logged(before),
    after: { ...logged(terms), reason },
  })
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
