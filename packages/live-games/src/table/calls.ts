import type { Change, Chips, TableState } from './state.ts'

/** A call to the wallet; `change`, or `player` of a win, makes its transaction id, the same however often it is made. A win of 0 ends the player's round. */
export type WalletCall =
  | { type: 'bet'; change: string; player: string; amount: number }
  | { type: 'rollback'; change: string; player: string }
  | { type: 'win'; player: string; amount: number }

/** Under which the call of a change is owed. */
export const keyOfChange = (change: string): string => `change ${change}`

/** One bet for each change, then nothing until it has to be rolled back. */
export const owedOf = ({ change, player, chips, state }: Change): WalletCall | undefined => {
  if (state === 'asked') return { type: 'bet', change, player, amount: amountOf(chips) }
  return state === 'undoing' ? { type: 'rollback', change, player } : undefined
}

export const amountOf = (chips: Chips): number => Object.values(chips).reduce((sum, amount) => sum + amount, 0)

/** The round is settled or voided, and the wallet has acknowledged everything. */
export const isFinished = ({ phase, owed }: TableState): boolean =>
  (phase === 'settled' || phase === 'voided') && owed.size === 0

/** What a player holds now: accepted chips, and those that are being asked for. */
export const chipsOf = ({ held }: TableState, player: string): Chips => Object.fromEntries(held.get(player) ?? [])

/** The chips of the round before, once more, without doubles and splits. */
export const repeatOf = (before: TableState, player: string): Chips => {
  const chips: { [place: string]: number } = {}
  for (const change of before.changes.values())
    if (change.player === player && change.state === 'accepted' && !change.isRaise)
      for (const [place, amount] of Object.entries(change.chips)) chips[place] = (chips[place] ?? 0) + amount
  return chips
}

/** As many chips again as the player holds, on the same places. */
export const doubleOf = (state: TableState, player: string): Chips => chipsOf(state, player)

/** What everybody sees: the sum of accepted chips per place, and how many players have some. */
export const acceptedOfAll = ({ changes }: TableState): { places: Chips; players: number } => {
  const places: { [place: string]: number } = {}
  const players = new Set<string>()
  for (const { state, player, chips } of changes.values()) {
    if (state !== 'accepted') continue
    players.add(player)
    for (const [place, amount] of Object.entries(chips)) places[place] = (places[place] ?? 0) + amount
  }
  return { places, players: players.size }
}
