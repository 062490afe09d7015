/** Refusals of the back office calls; texts in the `staff-codes` locale area. */
export const staffCodes = [
  'STAFF_LOGIN_FAILED',
  'STAFF_LOGIN_WAIT',
  'STAFF_LOGIN_REQUIRED',
  'STAFF_FORBIDDEN',
  'STAFF_NOT_FOUND',
  'STAFF_INVALID',
  'STAFF_CONFLICT',
  'STAFF_ALREADY_HANDLED',
  'STAFF_HELD_BY_OTHER',
  'STAFF_REASON_REQUIRED',
  'STAFF_STATUS_ORDER',
  'STAFF_TOO_MANY',
  /** What the member is protected by forbids it: a limit, a time-out or an exclusion. */
  'STAFF_MEMBER_PROTECTED',
  /** What was signed for a payment by coin may still be mined, or was: by a second transaction it would be paid twice. `why` says what staff wait for. */
  'STAFF_COIN_OPEN',
  'STAFF_COIN_UNPAID',
  /** The database does not answer; nothing was done. */
  'STAFF_UNAVAILABLE',
  /** Whether it was done could not be found out. */
  'STAFF_UNCONFIRMED',
  /** The page is made for won, and this site is played in another currency. */
  'STAFF_ERROR',
] as const
export type StaffCode = (typeof staffCodes)[number]
