declare module '../../platform/events/events.ts' {
  interface Events {
    /** Maintenance began or ended, by staff or by the clock. */
    'site.maintenance-changed': { isNow: boolean }
    /** Banners, popups, notices or options are not what they were. */
    'site.content-changed': { what: 'content' | 'site' | 'bank' | 'option' }
  }
}

export {}
