import { cashStatuses } from '@maru/contract'
import type { Operation } from '../history.ts'
import { type CashRequest, type Facts, groupedBy, type Transfer, type VendorRequest } from './facts.ts'

/** Kinds of the ledger for what a vendor's operation moves. A rollback gives a stake back or takes a payout back. */
const VENDOR_KINDS = {
  bet: ['wager-placed'],
  win: ['wager-paid'],
  rollback: ['wager-cancelled', 'payout-taken-back'],
} as const

const CASH_ORDER = ['deposit', 'withdrawal', 'cancel', 'wait', 'approve', 'reject'] as const

/** Counts how often an operation is there, with all that belongs to it. */
export const effectsOf = (facts: Facts) => {
  const requests = new Map(facts.vendorRequests.map((row) => [`${row.verb} ${row.id}`, row]))
  const transfers = new Map(facts.transfers.map((row) => [row.id, row]))
  const cashByKey = new Map(facts.cash.map((row) => [`${row.member_id} ${row.key}`, row]))
  const cashById = new Map(facts.cash.map((row) => [row.id, row]))
  const audits = groupedBy(facts.audits, ({ action, target }) => `${action} ${target}`)

  const ofVendor = (operation: Operation): number => {
    const row = requests.get(`${operation.kind} ${operation.id}`)
    if (row?.outcome !== 'done') return 0
    const isWhole =
      row.member_id === operation.memberId &&
      row.round === operation.round &&
      (row.reference ?? undefined) === operation.reference &&
      hasItsMoney(row, row.transfer_id === null ? undefined : transfers.get(row.transfer_id), operation)
    return isWhole ? 1 : Number.NaN
  }
  const ofDesk = (operation: Operation, row: CashRequest | undefined): number => {
    if (!row) return 0
    const decided = (action: string) => audits.get(`cashier.${action} cash:${row.id}`)?.length ?? 0
    switch (operation.kind as (typeof CASH_ORDER)[number]) {
      case 'deposit':
      case 'withdrawal':
        return row.type === operation.kind && row.amount === operation.amount ? 1 : Number.NaN
      case 'cancel':
        return row.status === cashStatuses.cancelled && decided('wait') === 0 ? 1 : 0
      case 'wait':
        return decided('wait')
      case 'approve':
        return row.status === cashStatuses.completed ? decided('approve') : 0
      case 'reject':
        return row.status === cashStatuses.cancelled ? decided('reject') : 0
    }
  }
  return {
    requests,
    transfers,
    cashByKey,
    /** 1: whole. 0: not at all. NaN: something of it, or something else. More: more often. */
    of(operation: Operation): number {
      if (operation.kind in VENDOR_KINDS) return ofVendor(operation)
      const byKey = cashByKey.get(`${operation.memberId} ${operation.id}`)
      return ofDesk(
        operation,
        operation.kind === 'deposit' || operation.kind === 'withdrawal' ? byKey : cashById.get(operation.cashIdx ?? 0),
      )
    },
  }
}

const hasItsMoney = (row: VendorRequest, transfer: Transfer | undefined, operation: Operation): boolean => {
  if (row.transfer_id !== null && !transfer) return false
  if (!transfer) return row.verb === 'rollback' || operation.amount === 0
  const kinds: readonly string[] = VENDOR_KINDS[row.verb]
  const member = kinds.some((kind) => ['wager-placed', 'payout-taken-back'].includes(kind) && kind === transfer.kind)
    ? transfer.from
    : transfer.to
  const amountFits = row.verb === 'rollback' || transfer.amount === operation.amount
  return kinds.includes(transfer.kind) && amountFits && member >> 4 === operation.memberId
}
