import type { CashCurrency } from '@maru/contract'
import { safeInteger } from '@maru/postgres'
import type { Ctx } from '../../platform/context.ts'
import type { AccountRef } from './account-ref.ts'
import { keyHash } from './posting.rules.ts'
import type { Posting } from './posting.service.ts'
import type { PostingAnswer } from './posting-answer.rules.ts'
import { currencyNumbers, currencyOfPurse, firstPurses, purses, transferKinds } from './transfer-kinds.ts'

type Sides = { from: AccountRef; to: AccountRef }

/** Named, so that a connection plans it once. Its row comes as one text, which costs PostgreSQL less than a table of one row. */
const POST = {
  name: 'ledger.post',
  text: 'SELECT ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS row',
}

/** `mustPost`: what is refused is an error of PostgreSQL, which fails the transaction and which `refusedFrom` reads; else it is an answer. */
export const postTransfer = async (
  ctx: Ctx,
  posting: Omit<Posting, 'from' | 'to'> & Sides,
  mustPost: boolean,
): Promise<PostingAnswer> => {
  const { rows } = await ctx.db.client.query<{ row: string }>(POST, [
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
    mustPost,
  ])
  const [outcome, ...numbers] = rows[0]?.row.slice(1, -1).split(',') ?? []
  if (!outcome) throw new Error('ledger.post answered nothing')
  const [transferId, fromBalance, toBalance] = numbers.map((text) => (text === '' ? undefined : safeInteger(text)))
  return { outcome: outcome as PostingAnswer['outcome'], transferId: transferId ?? 0, fromBalance, toBalance }
}

const REFUSED: Record<string, PostingAnswer['outcome']> = { LE001: 'insufficient-funds', LE002: 'key-conflict' }

/** The answer that ledger.post would have given instead of this error; undefined for any other. */
export const refusedFrom = (error: unknown): PostingAnswer | undefined => {
  const { code = '', detail = '' } = error as { code?: string; detail?: string }
  const outcome = REFUSED[code]
  if (!outcome) return undefined
  const [transferId, fromBalance] =
    outcome === 'insufficient-funds' ? [0, safeInteger(detail)] : [safeInteger(detail), undefined]
  return { outcome, transferId, fromBalance, toBalance: undefined }
}

export const insertPurses = async (ctx: Ctx, memberId: number, cash: CashCurrency): Promise<void> => {
  await ctx.db.query('SELECT ledger.open_purses($1, $2, $3, $4)', [
    ctx.siteId,
    memberId,
    firstPurses.map((purse) => purses[purse].no),
    firstPurses.map((purse) => currencyNumbers[currencyOfPurse(purse, cash)]),
  ])
}
