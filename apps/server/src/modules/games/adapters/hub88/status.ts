import type { RsStatus } from '@maru/vendor-wallet'
import type { WalletOutcome } from '../../wallet-port.ts'

/** How each outcome is called in this protocol. */
export const statusOf: Record<WalletOutcome, RsStatus> = {
  done: 'RS_OK',
  'unknown-player': 'RS_ERROR_INVALID_TOKEN',
  'unknown-token': 'RS_ERROR_INVALID_TOKEN',
  'foreign-token': 'RS_ERROR_INVALID_TOKEN',
  'session-ended': 'RS_ERROR_TOKEN_EXPIRED',
  'unknown-game': 'RS_ERROR_INVALID_GAME',
  'game-off': 'RS_ERROR_INVALID_GAME',
  'wrong-currency': 'RS_ERROR_WRONG_CURRENCY',
  'wrong-amount': 'RS_ERROR_WRONG_TYPES',
  'stake-limit': 'RS_ERROR_BET_LIMIT_EXCEEDED',
  'limit-reached': 'RS_ERROR_LIMIT_REACHED',
  'not-enough-money': 'RS_ERROR_NOT_ENOUGH_MONEY',
  // Not answered here: this protocol does not speak of bonus money.
  'not-enough-bonus': 'RS_ERROR_NOT_ENOUGH_MONEY',
  'member-barred': 'RS_ERROR_USER_DISABLED',
  maintenance: 'RS_ERROR_MAINTENANCE',
  // The protocol has no word of its own for a bet on a round that has ended.
  'round-closed': 'RS_ERROR_UNKNOWN',
  'unknown-transaction': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'rolled-back': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'other-content': 'RS_ERROR_DUPLICATE_TRANSACTION',
  'already-settled': 'RS_ERROR_TRANSACTION_ALREADY_SETTLED',
  // Not answered here: in this protocol wins may be rolled back.
  'not-a-bet': 'RS_ERROR_UNKNOWN',
}
