import type { CashCurrency } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { AccountRef } from './account-ref.ts'
import { keyHash } from './posting.rules.ts'
import type { Posting } from './posting.service.ts'
import { currencyNumbers, currencyOfPurse, type Purse, purses, transferKinds } from './transfer-kinds.ts'

type PostedRow = {
  outcome: 'posted' | 'repeat' | 'reused' | 'short'
  transfer_id: number
  from_balance: number | null
  to_balance: number | null
}
type Sides = { from: AccountRef; to: AccountRef }

/** Named, so that a connection plans it once. */
const POST = { name: 'ledger.post', text: 'SELECT * FROM ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)' }

export const postTransfer = async (ctx: Ctx, posting: Omit<Posting, 'from' | 'to'> & Sides): Promise<PostedRow> => {
  const { rows } = await ctx.db.client.query<PostedRow>(POST, [
    ctx.siteId,
    transferKinds[posting.kind].no,
    currencyNumbers[posting.currency],
    posting.from.accountId,
    posting.from.house,
    posting.to.accountId,
    posting.to.house,
    posting.amount,
    keyHash(ctx.siteId, posting.key),
    posting.reference ?? '',
    posting.happenedAt ?? ctx.now,
  ])
  const [row] = rows
  if (!row) throw new Error('ledger.post answered nothing')
  return row
}

export const insertPurses = async (ctx: Ctx, memberId: number, cash: CashCurrency): Promise<void> => {
  const all = Object.keys(purses) as Purse[]
  await ctx.db.query('SELECT ledger.open_purses($1, $2, $3, $4)', [
    ctx.siteId,
    memberId,
    all.map((purse) => purses[purse].no),
    all.map((purse) => currencyNumbers[currencyOfPurse(purse, cash)]),
  ])
}
