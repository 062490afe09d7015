import {
  type AdminAnswerOf,
  type adminMoneyBack,
  type adminTransferAsk,
  type adminTransferList,
  type adminVendorPurses,
  cashOf,
} from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { memberNicks } from '../../identity/index.ts'
import { vendorByCode, vendorsOf } from '../vendors/list.ts'
import { askTransfer } from './ask-transfer.service.ts'
import { takeBack } from './take-back.service.ts'
import { findTransfer } from './transfer.repository.ts'
import { isUnderWay } from './transfer.rules.ts'
import { findTransfers, sumsByVendor, type TransferFilter } from './transfer-list.repository.ts'
import { findPurses } from './vendor-purse-due.repository.ts'

const PURSES_SHOWN = 200

export const listTransfers = async (
  ctx: StaffCtx,
  { size, ...filter }: TransferFilter & { size: number },
): Promise<AdminAnswerOf<typeof adminTransferList>> => {
  const found = await findTransfers(ctx, filter, size + 1)
  const rows = found.slice(0, size)
  const nicks = await memberNicks(ctx, [...new Set(rows.map(({ memberId }) => memberId))])
  return {
    hasMore: found.length > size,
    rows: rows.map((row) => ({
      transferId: row.transferId,
      memberId: row.memberId,
      memNick: nicks.get(row.memberId) ?? '',
      vendorCode: row.vendorCode,
      vendorName: nameOf(ctx, row.vendorCode),
      direction: row.direction,
      amount: cashOf(row.amount),
      status: row.status,
      transferUuid: row.transferUuid,
      createdAt: row.createdAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      nextAt: row.dueAt?.toISOString() ?? null,
      tries: row.tries,
      problem: row.problem ?? '',
    })),
  }
}

export const listPurses = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminVendorPurses>> => {
  const [sums, found] = await Promise.all([sumsByVendor(ctx), findPurses(ctx, PURSES_SHOWN)])
  const nicks = await memberNicks(ctx, [...new Set(found.map(({ memberId }) => memberId))])
  const known = new Map(sums.map((sum) => [sum.vendorCode, sum]))
  const connected = vendorsOf(ctx.config).filter(({ wallet }) => wallet === 'transfer')
  const codes = [...new Set([...connected.map(({ code }) => code), ...known.keys()])]
  return {
    vendors: codes.map((vendorCode) => {
      const sum = known.get(vendorCode)
      return {
        vendorCode,
        vendorName: nameOf(ctx, vendorCode),
        members: sum?.members ?? 0,
        ours: cashOf(sum?.ours ?? 0),
        oursAsked: cashOf(sum?.oursAsked ?? 0),
        theirsAsked: cashOf(sum?.theirsAsked ?? 0),
        unclear: sum?.unclear ?? 0,
        unclearSum: cashOf(sum?.unclearSum ?? 0),
      }
    }),
    purses: found.map((purse) => ({
      memberId: purse.memberId,
      memNick: nicks.get(purse.memberId) ?? '',
      vendorCode: purse.vendorCode,
      state: purse.status === 'leaving' ? 'leaving' : 'playing',
      ours: cashOf(purse.amount),
      theirs: purse.theirAmount === null ? null : cashOf(purse.theirAmount),
      theirsAt: purse.theirAt?.toISOString() ?? null,
      since: purse.since.toISOString(),
      nextAt: purse.dueAt?.toISOString() ?? null,
      tries: purse.tries,
      problem: purse.problem ?? '',
    })),
  }
}

/** In steps. */
export const askNow = async (ctx: StaffCtx, transferId: number): Promise<AdminAnswerOf<typeof adminTransferAsk>> => {
  const transfer = await findTransfer(ctx, transferId)
  if (!transfer) throw new StaffRefusal('STAFF_NOT_FOUND')
  const mayAsk = transfer.status === 'sent' && !isUnderWay(transfer, ctx.now)
  const asked = mayAsk ? await askTransfer(ctx, transfer) : transfer
  const answer = { status: asked.status, problem: asked.problem ?? '' }
  const before = { status: transfer.status }
  await ctx.inOwnTransaction((own) =>
    record(own, { action: 'games.ask-transfer', target: `transfer:${transferId}`, before, after: answer }),
  )
  return answer
}

/** In steps. */
export const bringMoneyBack = async (
  ctx: StaffCtx,
  memberId: number,
): Promise<AdminAnswerOf<typeof adminMoneyBack>> => {
  const taken = await takeBack(ctx, memberId, 'staff')
  if (taken.is === 'nothing') throw new StaffRefusal('STAFF_NOT_FOUND')
  const answer = { outcome: taken.is, amount: cashOf(taken.is === 'returned' ? taken.amount : 0) }
  await ctx.inOwnTransaction((own) =>
    record(own, { action: 'games.bring-money-back', target: `member:${memberId}`, before: null, after: answer }),
  )
  return answer
}

const nameOf = ({ config, language }: StaffCtx, code: string): string =>
  vendorByCode(config, code)?.name(language) ?? code
