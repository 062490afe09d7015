declare module '../../platform/events/events.ts' {
  interface Events {
    /** The member's unread messages are now that many: one came, or one was read. */
    'community.message-sent': { memberId: number; unread: number }
  }
}

export {}
