declare module '../../platform/events/events.ts' {
  interface Events {
    /** Staff switched a game of the site on or off. */
    'games.switched': Record<string, never>
    /** The member began or ended a game. */
    'games.session-changed': { memberId: number }
  }
}

export {}
