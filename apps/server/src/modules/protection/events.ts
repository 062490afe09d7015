declare module '../../platform/events/events.ts' {
  interface Events {
    /** The member is to be told of its session. `seconds`: what is left of the time of its limit. */
    'protection.session-notice': { memberId: number; what: 'reality-check' | 'time-left'; seconds: number }
  }
}

export {}
