declare module '../../platform/events/events.ts' {
  interface Events {
    /** Open wagers, stakes or payouts of these sites changed. At most some times a second. */
    'wagers.figures-changed': { siteIds: number[] }
  }
}

export {}
