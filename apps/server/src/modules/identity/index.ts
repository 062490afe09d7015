import './events.ts'

/** Members whom something is to be sent to. */
export { countAudience, findAudience, findUnknownIds, type Wanted } from './audience.repository.ts'
/** The end of an account, and what a member wants of messages. */
export { closeAccount, eraseAccount, isPauseOn, saveMarketing, wantsMarketing } from './closing.service.ts'
/** What these staff see of a phone and an account. */
export { contactFor } from './contact.rules.ts'
/** In steps: the member, whose current password it is; LX02 where it is not. */
export { assertOwnPassword } from './current-password.service.ts'
/** For seeds; refuse outside demo mode. */
export { type DemoMember, type DemoStaff, ensureDemoMember, ensureDemoStaff } from './demo-account.service.ts'
export type { SessionEndReason } from './events.ts'
/** What a withdrawal asks besides its password. */
export { factorsOf, waitsAfterReset } from './factors/factors.service.ts'
export { hashRecoveryCode, newRecoveryCodes, readableSecret } from './factors/recovery.rules.ts'
/** A member's application for codes, for who has just shown the password. */
export { beginMemberTotp, confirmMemberTotp, judgeCode, mayWithdrawWith } from './factors/totp.service.ts'
/** From which networks an account was logged in to: none is known any more. */
export { clearPlaces } from './guard.repository.ts'
/** Tries of a login: counted before they are judged, whether the account exists or not. */
export { countLogin, forgiveLogin, memberAccount, uncountLogin } from './guard.service.ts'
/** Writes that a session was seen, apart from who finds it. */
export { createLastSeen } from './last-seen.service.ts'
export { inTurn } from './login-turns.ts'
/** A login's own look at a member: the row with its password hash. */
export { findMemberByMemId, lockMember } from './member.repository.ts'
/** Members of the context's site only; nobody of another site is found. `memberFile` is for staff. */
export {
  assertIsNoPartner,
  holdMember,
  /** The code a launch is refused with: B1002 locked, B0095 partner, B0091 not active. Undefined: may play. */
  launchRefusal,
  type MemberFile,
  type MemberRecord,
  type MemberRestrictions,
  memberById,
  memberByMemId,
  memberByNick,
  memberFile,
  membersByIds,
  /** Ids of members seen within three minutes. */
  onlineMembers,
  /** Of members of any site, for batches. */
  restrictionsOf,
  saveHasBonus,
  saveHasPlayLimits,
  saveLevels,
  savePause,
  saveRealityDue,
  testMembers,
} from './member.service.ts'
/** Nicknames of members and names of staff by their ids. */
export { memberNicks, staffNames } from './name.repository.ts'
/** What begins and ends in the same commit as a member's sessions. */
export type { AdmittedMember, MemberObserver, SessionObserver } from './observe.ts'
/** In steps: an account for a partner whom another one creates, active at once. Throws every wrong field, as a sign-up does. */
export { insertPartnerAccount, preparePartnerAccount } from './partner-account.service.ts'
/** Passwords and tokens of a login that another module has. Argon2id takes some 25 ms: outside of transactions. */
export { hashPassword, isPassword, pretendPassword } from './password.ts'
/** At which rates members' bets are accepted: written by who owns the rates. */
export { saveRateChains, saveRateHolder, saveTier } from './rate-chain.repository.ts'
/** Who a session token stands for, at the context's site. */
export {
  authenticateMember,
  endSessions,
  /** For what must not begin after the member's session has ended. */
  lockOwnSession,
  /** Until when a session is open; undefined when it has ended. Many that ask at once share a statement. */
  sessionOpenUntil,
} from './session.service.ts'
/** Members who come from one address. */
export { sharedPlaces } from './shared-place.repository.ts'
/** How others read a nickname: its first letter. */
export { maskedNick, shownNick } from './shown-nick.rules.ts'
/** Applications that wait for staff. */
export { countWaitingSignUps } from './sign-up.repository.ts'
export { isPasswordFine } from './sign-up.rules.ts'
export { staffRoles } from './staff.roles.ts'
/** For staff who manage staff, and for the operator's commands. Seeds of one-time codes are answered once. */
export {
  addStaffAccount,
  changeStaffAccount,
  lockStaffAccount,
  resetStaffPassword,
  resetStaffTotp,
  staffAccounts,
  type TotpSeed,
  unlockStaffAccount,
} from './staff-account.service.ts'
export { authenticateStaff } from './staff-session.service.ts'
export { hashToken, looksLikeToken, newToken } from './token.rules.ts'
/** `totpCode`: what a seed gives at an instant, for the start message and for tests. */
export { newTotpSecret, totpAddress, totpCode, totpStep } from './totp.ts'
/** Counts the try, then judges it. `locked` after five wrong ones in a row, until staff unlock. */
export { checkWithdrawalPassword, isProofValid } from './withdrawal-password.service.ts'
