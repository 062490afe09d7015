declare module '../../platform/events/events.ts' {
  interface Events {
    /** These members got a message that was sent to many. */
    'community.mailing-moved': { memberIds: readonly number[] }
    /** The member's unread messages are now that many: one came, or one was read. */
    'community.message-sent': { memberId: number; unread: number }
  }
}

export {}
