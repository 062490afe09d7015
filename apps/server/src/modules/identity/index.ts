import './events.ts'

/** For seeds; refuse outside demo mode. */
export { type DemoMember, type DemoStaff, ensureDemoMember, ensureDemoStaff } from './demo-account.service.ts'
export type { SessionEndReason } from './events.ts'
/** Members of the context's site only; nobody of another site is found. `memberFile` is for staff. */
export {
  /** The code a launch is refused with: B1002 locked, B0095 partner, B0091 not active. Undefined: may play. */
  launchable,
  type MemberFile,
  type MemberRecord,
  memberById,
  memberByMemId,
  memberFile,
  membersByIds,
  /** Ids of members seen within three minutes. */
  onlineMembers,
  /** Keys of the member's live topics: one, or none when logged out. */
  socketKeysOf,
} from './member.service.ts'
/** Who a session token stands for, at the context's site. */
export { authenticateMember, endSessions } from './session.service.ts'
/** Applications that wait for staff. */
export { countWaitingSignUps } from './sign-up.repository.ts'
export { authenticateStaff } from './staff-session.service.ts'
/** The code that a one-time seed gives at an instant: for the start message and for tests. */
export { totpCode } from './totp.ts'
/** Counts the try, then judges it. `locked` after five wrong ones in a row, until staff unlock. */
export { checkWithdrawalPassword } from './withdrawal-password.service.ts'
