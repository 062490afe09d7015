declare module '../../platform/events/events.ts' {
  interface Events {
    /** A notice for the member about its session. `seconds`: what is left of the time of its limit. */
    'protection.session-notice': { memberId: number; what: 'reality-check' | 'time-left'; seconds: number }
  }
}

export {}
