import type { WalletOperation, WalletOutcome } from '../../wallet-port.ts'

/** The error codes of the PAM API that this adapter answers, with the sentence beside each. */
export const pamErrors = {
  PAM_ERR_UNDEFINED: 'The request cannot be carried out.',
  PAM_ERR_GAME_NOT_FOUND: 'There is no such game.',
  PAM_ERR_ROUND_NOT_FOUND: 'There is no such game round.',
  PAM_ERR_TRANS_NOT_FOUND: 'There is no such game round to deposit to.',
  PAM_ERR_CASH_OVERDRAFT: 'The cash does not cover it.',
  PAM_ERR_BONUS_OVERDRAFT: 'There is no bonus balance.',
  PAM_ERR_PROMO_OVERDRAFT: 'The promo money does not cover it.',
  PAM_ERR_SESSION_NOT_FOUND: 'There is no such session.',
  PAM_ERR_SESSION_EXPIRED: 'The session has ended.',
  PAM_ERR_MISSING_PROVIDER: 'There is no such provider.',
  PAM_ERR_TRANS_CURRENCY: 'The currency is not that of the player.',
  PAM_ERR_NEGATIVE_STAKE: 'An amount is negative.',
  PAM_ERR_CANCEL_NOT_FOUND: 'There is no such transaction to cancel; it will be refused should it come.',
  PAM_ERR_TRANS_ALREADY_CANCELLED: 'It was cancelled.',
  PAM_ERR_CANCEL_NON_WITHDRAW: 'Only a withdrawal can be cancelled.',
  PAM_ERR_BET_NOT_ALLOWED: 'The player may not bet now, or not this much in this game.',
  PAM_ERR_PLAYER_NOT_FOUND: 'There is no such player.',
  PAM_ERR_API_TOKEN: 'The api key is wrong.',
  PAM_ERR_TRANS_ALREADY_SETTLED: 'It was settled, or its round has ended.',
  PAM_ERR_DUPLICATE_TRANS: 'The transaction id was used before with other content.',
} as const
export type PamCode = keyof typeof pamErrors

const codes: Record<Exclude<WalletOutcome, 'done' | 'unknown-transaction'>, PamCode> = {
  'unknown-player': 'PAM_ERR_PLAYER_NOT_FOUND',
  'unknown-token': 'PAM_ERR_SESSION_NOT_FOUND',
  'foreign-token': 'PAM_ERR_SESSION_NOT_FOUND',
  'session-ended': 'PAM_ERR_SESSION_EXPIRED',
  'unknown-game': 'PAM_ERR_GAME_NOT_FOUND',
  'game-off': 'PAM_ERR_BET_NOT_ALLOWED',
  'wrong-currency': 'PAM_ERR_TRANS_CURRENCY',
  'wrong-amount': 'PAM_ERR_UNDEFINED',
  'stake-limit': 'PAM_ERR_BET_NOT_ALLOWED',
  'limit-reached': 'PAM_ERR_BET_NOT_ALLOWED',
  'not-enough-money': 'PAM_ERR_CASH_OVERDRAFT',
  'not-enough-bonus': 'PAM_ERR_PROMO_OVERDRAFT',
  'member-barred': 'PAM_ERR_BET_NOT_ALLOWED',
  maintenance: 'PAM_ERR_BET_NOT_ALLOWED',
  'round-closed': 'PAM_ERR_TRANS_ALREADY_SETTLED',
  'rolled-back': 'PAM_ERR_TRANS_ALREADY_CANCELLED',
  'other-content': 'PAM_ERR_DUPLICATE_TRANS',
  'already-settled': 'PAM_ERR_TRANS_ALREADY_SETTLED',
  'not-a-bet': 'PAM_ERR_CANCEL_NON_WITHDRAW',
}

/** How an outcome is called in this protocol; `OK` where it took effect. */
export const codeOf = (outcome: WalletOutcome, verb: WalletOperation['verb']): PamCode | 'OK' => {
  if (outcome === 'done') return 'OK'
  if (outcome !== 'unknown-transaction') return codes[outcome]
  return verb === 'rollback' ? 'PAM_ERR_CANCEL_NOT_FOUND' : 'PAM_ERR_TRANS_NOT_FOUND'
}
