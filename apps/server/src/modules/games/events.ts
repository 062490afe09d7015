declare module '../../platform/events/events.ts' {
  interface Events {
    /** Staff switched a game of the site on or off. `areGamesOn`: after it, at least one game of the site can be played. */
    'games.switched': { vendorCode: string; gameCode: string; isOn: boolean; areGamesOn: boolean }
    /** Staff registered, changed or switched a vendor. */
    'games.vendor-changed': { vendorCode: string }
    /** The member began or ended a game. */
    'games.session-changed': { memberId: number }
    /** A game of the player ended at a vendor that had not asked for it. */
    'games.session-ended': { vendorCode: string; playerId: string }
  }
}

export {}
