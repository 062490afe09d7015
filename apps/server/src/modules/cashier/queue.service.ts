import { type AdminCashRow, cashOf } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../platform/cursor.ts'
import { contactFor, type MemberRecord, membersByIds } from '../identity/index.ts'
import { bankNames } from '../site/index.ts'
import { findAccounts } from './accounts/account.repository.ts'
import { maskedAccount } from './accounts/account.rules.ts'
import { coinTermsOf } from './coin-terms.rules.ts'
import { reasonIn } from './reason.rules.ts'
import type { RequestRow } from './request.repository.ts'
import { countOpen, findRequests, type QueueFilter } from './request-list.repository.ts'

type Asked = QueueFilter & { before: string; size: number }

export const listRequests = async (ctx: StaffCtx, { before, size, ...filter }: Asked) => {
  const found = await findRequests(ctx, filter, size + 1, cursorOf(before, 1)?.[0])
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.request_id))
  const accounts = await accountNames(ctx)
  const members = await membersByIds(
    ctx,
    rows.map((row) => row.member_id),
  )
  return {
    rows: rows.map((row) => shown(ctx, row, members.get(row.member_id), accounts)),
    next,
    counts: await countOpen(ctx),
  }
}

/** Every account of the site as staff read it: bank, number without its middle, holder. */
const accountNames = async (ctx: StaffCtx): Promise<ReadonlyMap<number, string>> => {
  const [accounts, banks] = [await findAccounts(ctx), await bankNames(ctx)]
  return new Map(
    accounts.map(({ accountId, bankCode, account, holder }) => [
      accountId,
      `${banks.get(bankCode) ?? bankCode} ${maskedAccount(account)} ${holder}`,
    ]),
  )
}

const shown = (
  ctx: StaffCtx,
  row: RequestRow,
  member: MemberRecord | undefined,
  accounts: ReadonlyMap<number, string>,
): AdminCashRow => ({
  cashIdx: row.request_id,
  cashType: row.cash_type,
  memberId: row.member_id,
  memId: member?.memId ?? '',
  memNick: member?.memNick ?? '',
  amount: cashOf(row.amount),
  bonus: row.bonus,
  status: row.status,
  holder: member?.memName ?? '',
  bankName: member?.bankName ?? '',
  bankacc: contactFor(ctx).account(member?.bankacc ?? ''),
  sentTo: accounts.get(row.account_id ?? 0) ?? null,
  method: row.method,
  coin: coinTermsOf(row),
  isPaying: row.is_paying,
  createdAt: row.created_at.toISOString(),
  waitedAt: row.waited_at?.toISOString() ?? null,
  handledAt: row.handled_at?.toISOString() ?? null,
  staffName: row.staff_name,
  staffId: row.staff_id,
  reason: reasonIn(ctx.language, row),
})
