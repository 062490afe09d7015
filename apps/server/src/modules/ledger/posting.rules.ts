import { hash } from 'node:crypto'
import { mayJoin, type Side, type TransferKind } from './transfer-kinds.ts'

type Movement = { kind: TransferKind; from: { side: Side }; to: { side: Side }; amount: number }

/** The compiler knows; this is for what reaches the ledger untyped. */
export const assertPostable = ({ kind, from, to, amount }: Movement): void => {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not a positive whole amount: ${amount}`)
  if (!mayJoin(kind, from.side, to.side)) throw new TypeError(`${kind} does not go from ${from.side} to ${to.side}`)
}

/** A key of any length in 16 bytes, which PostgreSQL stores as a uuid. */
export const keyHash = (siteId: number, key: string): string => hash('sha256', `${siteId}:${key}`, 'hex').slice(0, 32)
