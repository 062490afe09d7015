declare module '../../platform/events/events.ts' {
  interface Events {
    /** Once per call and member, however many transfers it made. */
    'ledger.balance-changed': { memberId: number }
  }
}

export {}
