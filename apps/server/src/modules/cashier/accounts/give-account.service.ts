import type { Ctx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { siteOptions } from '../../site/index.ts'
import {
  type AccountRow,
  findAccounts,
  findShown,
  lockAccount,
  lockAccountsOf,
  saveShown,
} from './account.repository.ts'
import { hasRoom, isFor, nextInTurn } from './account.rules.ts'

export type DepositTarget = { bankCode: string; account: string; holder: string; accountId: number | null }
type Depositor = { memberId: number; level: number }

/**
 * Where this member sends deposits: the account of before, as long as it can be used today, else the next in turn among those of the level. A site without accounts
 * has that of its option. `amount`: what is to be sent; where nobody knows, the least that a deposit may be. C130: there is none.
 */
export const giveAccount = async (ctx: Ctx, depositor: Depositor, amount = 0): Promise<DepositTarget> => {
  const { memberId, level } = depositor
  const options = await siteOptions(ctx)
  const all = await findAccounts(ctx)
  if (all.length === 0) return optionTarget(options.depositAccount)
  const needed = Math.max(amount, options.minimumDeposit)
  const shown = await usableShown(ctx, depositor, all, needed)
  if (shown) return targetOf(shown)
  const fitting = await lockAccountsOf(ctx, level)
  // Another call of the same member may have been given one while this one waited.
  const given = await usableShown(ctx, depositor, fitting, needed)
  if (given) return targetOf(given)
  const next = nextInTurn(fitting.filter((row) => hasRoom(row, needed)))
  if (!next) throw new Refusal('C130')
  await saveShown(ctx, memberId, next.accountId, Math.max(...fitting.map(({ turn }) => turn)) + 1)
  return targetOf(next)
}

const usableShown = async (
  ctx: Ctx,
  { memberId, level }: Depositor,
  all: readonly AccountRow[],
  amount: number,
): Promise<AccountRow | undefined> => {
  const accountId = await findShown(ctx, memberId)
  return all.find((row) => row.accountId === accountId && isFor(row, level) && hasRoom(row, amount))
}

const optionTarget = (account: Omit<DepositTarget, 'accountId'> | null): DepositTarget => {
  if (!account) throw new Refusal('C130')
  return { ...account, accountId: null }
}

const targetOf = ({ bankCode, account, holder, accountId }: AccountRow): DepositTarget => ({
  bankCode,
  account,
  holder,
  accountId,
})

/**
 * The account that a request for this sum goes to; null where the site has none but its option. It stays locked until the transaction ends, so that two requests at once do
 * not pass the day's maximum. C134: the member was shown one that cannot take it any more, and there is another.
 */
export const accountForRequest = async (ctx: Ctx, depositor: Depositor, amount: number): Promise<number | null> => {
  const shownId = await findShown(ctx, depositor.memberId)
  if (shownId === undefined) {
    const { accountId } = await giveAccount(ctx, depositor, amount)
    return accountId === null ? null : confirmed(ctx, depositor, accountId, amount)
  }
  return confirmed(ctx, depositor, shownId, amount)
}

const confirmed = async (ctx: Ctx, { level }: Depositor, accountId: number, amount: number): Promise<number> => {
  const row = await lockAccount(ctx, accountId)
  if (row && isFor(row, level) && hasRoom(row, amount)) return accountId
  const others = (await findAccounts(ctx)).filter((other) => isFor(other, level) && hasRoom(other, amount))
  throw new Refusal(others.length > 0 ? 'C134' : 'C130')
}
