/** What the socket of a game page carries; the page's calls are in `play-shapes.ts`. */
export const LIVE_PATH = '/play-live'
/** The rounds of this player at this game that were finished while no call of a page was waiting for them. */
export const OWN_ROUNDS = '/topic/rounds'

/** How the player's last round stands. `open`: its bet or its payout is not yet acknowledged by the operator. */
export interface RoundNews {
  readonly number: number
  readonly outcome: 'open' | 'paid' | 'undone' | 'refused'
  /** Won, when the operator has just said so. */
  readonly balance: number | null
}
