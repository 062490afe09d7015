declare module '../../platform/events/events.ts' {
  interface Events {
    /** A member's level rose: a bonus may wait for it. Once per change. */
    'levels.member-rose': { memberId: number; from: number; to: number }
  }
}

export {}
