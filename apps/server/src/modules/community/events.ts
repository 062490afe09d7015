import type { Notice } from '@maru/contract'

declare module '../../platform/events/events.ts' {
  interface Events {
    /** These members got a message that was sent to many. `isQuiet`: their pages show the number alone. */
    'community.mailing-moved': { memberIds: readonly number[]; isQuiet?: boolean }
    /** These members are shown a note of it, as they have chosen. */
    'community.noticed': { memberIds: readonly number[]; notice: Notice }
    /** The member's unread messages are now that many: one came, or one was read. */
    'community.message-sent': { memberId: number; unread: number; isQuiet?: boolean }
  }
}
