import type { MemberObserver } from '../../identity/index.ts'
import { endAllSessionsOfPartner, endSessionsOfPartner } from './end-sessions.service.ts'

/**
 * A partner's own sessions at the partner site go with those of the member site. Its employees have passwords of their own: they are out where the partner itself is locked, and log in anew when it is unlocked.
 */
export const endPartnerLogins: MemberObserver = {
  loginsEnded: (ctx, memberId, reason) =>
    reason === 'locked' ? endAllSessionsOfPartner(ctx, memberId) : endSessionsOfPartner(ctx, memberId),
}
