import { cashOf, type DataOf, type heldMoney, type ResultCode, type TransferRow } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { cashNow } from '../../ledger/index.ts'
import { gameNameKey, gameNamesOf } from '../../wagers/index.ts'
import { vendorByCode } from '../vendors/list.ts'
import { type TakenBack, takeBack } from './take-back.service.ts'
import { findSent, type Transfer } from './transfer.repository.ts'
import { findLastOf } from './transfer-list.repository.ts'
import { findPurse } from './vendor-purse.repository.ts'

const SHOWN = 10

type Said = Record<Exclude<TakenBack['is'], 'returned'>, ResultCode>
const said: Omit<Said, 'unanswered' | 'open-round'> = {
  nothing: 'G101',
  unknown: 'F001',
  busy: 'G104',
  refused: 'G102',
}
/** What a member reads: by the button of the held money, and by the dialog of the conversion. */
export const outCodes: Said = { ...said, unanswered: 'B9999', 'open-round': 'B9999' }
export const mergeCodes: Said = { ...said, unanswered: 'C009', 'open-round': 'C009' }

/** In steps. Brings back what the member has at a vendor, or refuses with what stands in the way. */
export const bringBack = async (ctx: MemberCtx, codes: Said) => {
  const { memberId } = ctx.who
  const taken = await takeBack(ctx, memberId, 'asked')
  if (taken.is !== 'returned') throw new Refusal(codes[taken.is])
  const { cash, balanceVersion } = await cashNow(ctx, memberId)
  return { returned: cashOf(taken.amount), balance: cash, balanceVersion }
}

export const showHeldMoney = async (ctx: MemberCtx): Promise<DataOf<typeof heldMoney>> => {
  const { memberId } = ctx.who
  const [purse, sent, last] = await Promise.all([
    findPurse(ctx, memberId),
    findSent(ctx, memberId),
    findLastOf(ctx, memberId, SHOWN),
  ])
  const names = purse ? await gameNamesOf(ctx, [purse]) : new Map<string, string>()
  const atVendor = purse && {
    vendorKey: purse.vendorCode,
    vendorName: nameOf(ctx, purse.vendorCode),
    gameName: names.get(gameNameKey(purse)) ?? purse.gameCode,
    amount: cashOf(purse.amount),
    since: purse.since.toISOString(),
    state: purse.status === 'leaving' ? ('leaving' as const) : ('playing' as const),
    nextAt: purse.dueAt?.toISOString() ?? null,
  }
  return {
    // Where all of it is on its way back, that is what is shown.
    atVendor: atVendor && (purse?.amount || !sent) ? atVendor : null,
    onItsWay: sent ? { ...shownTransfer(ctx, sent), nextAt: sent.dueAt?.toISOString() ?? null } : null,
    last: last.filter(({ status }) => status !== 'sent').map((transfer) => shownTransfer(ctx, transfer)),
  }
}

const shownTransfer = (ctx: MemberCtx, transfer: Transfer): TransferRow => ({
  transferId: transfer.transferId,
  vendorKey: transfer.vendorCode,
  vendorName: nameOf(ctx, transfer.vendorCode),
  direction: transfer.direction,
  amount: cashOf(transfer.amount),
  status: transfer.status,
  createdAt: transfer.createdAt.toISOString(),
  endedAt: transfer.endedAt?.toISOString() ?? null,
})

const nameOf = ({ config, language }: MemberCtx, code: string): string =>
  vendorByCode(config, code)?.name(language) ?? code
