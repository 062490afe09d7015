/**
 * What a vendor does after an answer:
 * - `done`: the operation took effect (once, however often it was sent);
 * - `refused`: it did not and will not take effect; the round ends without it;
 * - `unknown`: it may or may not have taken effect: a bet is rolled back, a win or rollback is sent again;
 * - `defect`: the request itself is wrong; nothing happened, and sending it again changes nothing.
 */
export type StatusOutcome = 'done' | 'refused' | 'unknown' | 'defect'

/** Every answer the wallet can give, what it means and what follows from it. */
export const RS_MEANING = {
  RS_OK: { outcome: 'done', meaning: 'Accepted and processed, now or by an earlier identical request.' },
  RS_ERROR_UNKNOWN: { outcome: 'unknown', meaning: 'Any failure without a status of its own.' },
  RS_ERROR_INVALID_PARTNER: { outcome: 'refused', meaning: 'The operator or the sub-partner is unknown or disabled.' },
  RS_ERROR_INVALID_TOKEN: { outcome: 'refused', meaning: 'The launch token is unknown or belongs to another player.' },
  RS_ERROR_INVALID_GAME: { outcome: 'refused', meaning: 'The game code is unknown or switched off.' },
  RS_ERROR_WRONG_CURRENCY: { outcome: 'refused', meaning: 'The currency is not that of the player’s wallet.' },
  RS_ERROR_NOT_ENOUGH_MONEY: {
    outcome: 'refused',
    meaning: 'The balance does not cover the bet; the balance is sent.',
  },
  RS_ERROR_USER_DISABLED: { outcome: 'refused', meaning: 'The player is locked, excluded or barred from betting.' },
  RS_ERROR_INVALID_SIGNATURE: { outcome: 'defect', meaning: 'The signature does not belong to the body.' },
  RS_ERROR_TOKEN_EXPIRED: {
    outcome: 'refused',
    meaning: 'The session ended. Only bets and balance are refused for it: wins and rollbacks always pass.',
  },
  RS_ERROR_WRONG_SYNTAX: { outcome: 'defect', meaning: 'The body is not JSON, or a field is missing.' },
  RS_ERROR_WRONG_TYPES: { outcome: 'defect', meaning: 'A field has the wrong type or an amount that does not fit.' },
  RS_ERROR_DUPLICATE_TRANSACTION: {
    outcome: 'defect',
    meaning:
      'The transaction id was used before with other content or by another kind of call. Identical repeats answer the first outcome.',
  },
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: {
    outcome: 'refused',
    meaning: 'The referenced bet was never seen. A rollback of it is remembered, and the late bet refused.',
  },
  RS_ERROR_TRANSACTION_ROLLED_BACK: {
    outcome: 'refused',
    meaning: 'The bet was rolled back, before or after it arrived: it has no effect.',
  },
  /** Not of Hub88, which has no word for it. */
  RS_ERROR_TRANSACTION_ALREADY_SETTLED: {
    outcome: 'refused',
    meaning: 'The bet is settled: its wins must be rolled back before it.',
  },
  RS_ERROR_LIMIT_REACHED: { outcome: 'refused', meaning: 'A limit of the player or of the operator forbids the bet.' },
  RS_ERROR_BET_LIMIT_EXCEEDED: { outcome: 'refused', meaning: 'The stake is outside the limits of the game.' },
  RS_ERROR_MAINTENANCE: { outcome: 'refused', meaning: 'The site takes no bets now. Wins and rollbacks still pass.' },
  RS_ERROR_TIMEOUT: { outcome: 'unknown', meaning: 'The operator gave up waiting for a part of itself.' },
} as const satisfies Record<string, { outcome: StatusOutcome; meaning: string }>

export type RsStatus = keyof typeof RS_MEANING

export const RS_STATUSES = Object.keys(RS_MEANING) as [RsStatus, ...RsStatus[]]

/** What a vendor does after this answer. */
export function outcomeOf(status: RsStatus): StatusOutcome {
  return RS_MEANING[status].outcome
}
