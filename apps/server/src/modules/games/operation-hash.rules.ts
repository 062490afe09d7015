import { hash } from 'node:crypto'
import { sha256 } from '../../platform/sha256.ts'
import type { WalletOperation } from './wallet-port.ts'

/**
 * Hex SHA-256 of what an operation says, and so of what must be equal for it to be the same one. The token is left out: a vendor may repeat
 * with a renewed one.
 */
export const fingerprintOf = (operation: WalletOperation): string => {
  const { playerId, round, endsRound, gameCode } = operation
  const own =
    operation.verb === 'bet'
      ? [operation.currency, operation.amount, operation.isFree]
      : operation.verb === 'win'
        ? [operation.currency, operation.amount, operation.referenceId]
        : [operation.referenceId]
  const byRound =
    operation.manner === 'by-round'
      ? [operation.group ?? null, operation.verb === 'win' && operation.isGift === true, bonusOf(operation)]
      : []
  return hash('sha256', JSON.stringify([operation.verb, playerId, round, endsRound, gameCode, ...own, ...byRound]))
}

const bonusOf = (operation: WalletOperation): number => (operation.verb === 'rollback' ? 0 : (operation.bonus ?? 0))

/** SHA-256 of a launch token, as it is stored. */
export const tokenHash = (token: string): Buffer => sha256(token)
