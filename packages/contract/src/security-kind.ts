/** Kinds of security events; a word for each in the `office` locale area. */
export const securityKinds = [
  'member-login-failed',
  /** A wrong password or code of somebody who is logged in: `detail` says which. */
  'member-proof-failed',
  'staff-login-failed',
  /** An account waits after too many failures. */
  'account-waits',
  'staff-account-waits',
  /** A network address waits after too many failures. */
  'address-waits',
  /** Calls, frames or connections above a limit. */
  'limit-hit',
  /** A member or an address that enters wrong numbers of coupons again and again. */
  'coupon-guessed',
  'permission-refused',
  'vendor-signature-refused',
] as const
export type SecurityKind = (typeof securityKinds)[number]
