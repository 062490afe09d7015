declare module '../../platform/events/events.ts' {
  interface Events {
    'identity.signed-up': { memberId: number }
    'identity.sign-up-decided': { memberId: number; isApproved: boolean }
    /** The socket of that key is to be notified and closed. */
    'identity.session-ended': { memberId: number; socketKey: string; reason: SessionEndReason }
    /** Something that staff see of a member changed. */
    'identity.member-changed': { memberId: number }
  }
}
export type SessionEndReason =
  | 'replaced'
  | 'logout'
  | 'staff'
  | 'maintenance'
  | 'locked'
  | 'password'
  | 'paused'
  | 'time-limit'
