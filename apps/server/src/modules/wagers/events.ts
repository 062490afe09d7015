declare module '../../platform/events/events.ts' {
  interface Events {
    /** Open wagers, stakes or payouts of these sites changed. At most some times a second. */
    'wagers.figures-changed': { siteIds: number[] }
    /** Once per batch: members a stake of whom was refused by their own limits. */
    'wagers.limits-reached': { members: { siteId: number; memberId: number }[] }
  }
}

export {}
