import type { MemberObserver } from '../../identity/index.ts'
import { endSessionsOfPartner } from './end-sessions.service.ts'

/** A partner's own sessions at the partner site go with those of the member site; its employees have passwords of their own. */
export const endPartnerLogins: MemberObserver = { loginsEnded: endSessionsOfPartner }
