import { keyOfChange, owedOf, type WalletCall } from './calls.ts'

/** Amounts per place, whole units of the currency. */
export type Chips = { readonly [place: string]: number }

/**
 * One change of a player's bets, and one bet of the wallet. asked: its bet is being asked for · accepted: it counts · refused: the wallet took nothing ·
 * undoing: its rollback is owed · undone: the rollback was acknowledged.
 */
export type ChangeState = 'asked' | 'accepted' | 'refused' | 'undoing' | 'undone'
/** Why a change is rolled back: the player took it back, it was not accepted before betting closed, or the round was voided. */
export type UndoReason = 'player' | 'late' | 'void'
export type Change = {
  readonly change: string
  readonly player: string
  readonly chips: Chips
  /** It stakes more while cards are dealt: a double, a split. */
  readonly isRaise: boolean
  state: ChangeState
  why: UndoReason | undefined
}

/** What a player staked and gets back; `paid` once the wallet has acknowledged it. */
export type Payout = { readonly player: string; readonly staked: number; readonly returned: number; paid: boolean }

/** Facts of one round, as they are stored and replayed. Ids of changes are unique in the round. */
export type TableEvent =
  | { type: 'asked'; change: string; player: string; chips: Chips; isRaise?: true }
  | { type: 'accepted' | 'refused' | 'undone'; change: string }
  | { type: 'undoing'; change: string; why: UndoReason }
  | { type: 'closed' }
  | { type: 'settled'; returns: Chips }
  | { type: 'voided' }
  | { type: 'paid'; player: string }

/** Bets of one round. Only `applyEvent` changes it. */
export type TableState = {
  phase: 'betting' | 'closed' | 'settled' | 'voided'
  /** In the order in which they were asked for. */
  changes: Map<string, Change>
  /** Asked and accepted chips: by player and place, and of all. Limits look at these. */
  held: Map<string, Map<string, number>>
  heldOfAll: number
  payouts: Map<string, Payout>
  /** Calls to the wallet that have not been answered clearly; each is made again until it is. */
  owed: Map<string, WalletCall>
}

export const emptyTable = (): TableState => ({
  phase: 'betting',
  changes: new Map(),
  held: new Map(),
  heldOfAll: 0,
  payouts: new Map(),
  owed: new Map(),
})

/** The state after all events of a round, in the order in which they were stored. */
export const replayed = (events: Iterable<TableEvent>): TableState => {
  const state = emptyTable()
  for (const event of events) applyEvent(state, event)
  return state
}

const mayBecome: { readonly [State in ChangeState]: readonly ChangeState[] } = {
  asked: ['accepted', 'refused', 'undoing'],
  accepted: ['undoing'],
  refused: [],
  undoing: ['undone'],
  undone: [],
}

/** Changes the state in place: a round may have ten thousand changes. Throws RangeError for an event that cannot come now, and changes nothing. */
export const applyEvent = (state: TableState, event: TableEvent): void => {
  switch (event.type) {
    case 'asked':
      return ask(state, event)
    case 'accepted':
    case 'refused':
    case 'undone':
      return become(state, changeOf(state, event.change), event.type)
    case 'undoing':
      return become(state, changeOf(state, event.change), 'undoing', event.why)
    case 'closed':
      enter(state, 'closed', ['betting'])
      return undoAll(state, ['asked'], 'late')
    case 'voided':
      enter(state, 'voided', ['betting', 'closed'])
      return undoAll(state, ['asked', 'accepted'], 'void')
    case 'settled':
      if (isAsking(state)) throw new RangeError('a raise has not been answered')
      enter(state, 'settled', ['closed'])
      return settle(state, event.returns)
    case 'paid':
      return pay(state, event.player)
  }
}

const ask = (
  state: TableState,
  { change, player, chips, isRaise = false }: { change: string; player: string; chips: Chips; isRaise?: boolean },
): void => {
  if (state.phase !== (isRaise ? 'closed' : 'betting') || state.changes.has(change))
    throw new RangeError(`no new change ${change}`)
  const asked: Change = { change, player, chips, isRaise, state: 'asked', why: undefined }
  state.changes.set(change, asked)
  hold(state, asked, 1)
  owe(state, asked)
}

const become = (state: TableState, change: Change, next: ChangeState, why?: UndoReason): void => {
  if (!mayBecome[change.state].includes(next)) throw new RangeError(`${change.state} does not become ${next}`)
  if (next === 'accepted' && state.phase !== (change.isRaise ? 'closed' : 'betting'))
    throw new RangeError('betting is closed')
  if (next === 'undoing' && state.phase === 'settled') throw new RangeError('the round is settled')
  const wasHeld = change.state === 'asked' || change.state === 'accepted'
  change.state = next
  if (why) change.why = why
  if (wasHeld && next !== 'accepted') hold(state, change, -1)
  owe(state, change)
}

const isAsking = ({ changes }: TableState): boolean => {
  for (const change of changes.values()) if (change.state === 'asked') return true
  return false
}

const undoAll = (state: TableState, from: readonly ChangeState[], why: UndoReason): void => {
  for (const change of state.changes.values()) if (from.includes(change.state)) become(state, change, 'undoing', why)
}

const enter = (state: TableState, phase: TableState['phase'], from: readonly TableState['phase'][]): void => {
  if (!from.includes(state.phase)) throw new RangeError(`${state.phase} does not become ${phase}`)
  state.phase = phase
}

/** `returns`: what 100 staked on a place bring back; a place that is not named lost. Each place is floored, so that what a player sees adds up. */
const settle = (state: TableState, returns: Chips): void => {
  for (const [player, places] of state.held) {
    let [staked, returned] = [0, 0]
    for (const [place, amount] of places) {
      staked += amount
      returned += Number((BigInt(amount) * BigInt(returns[place] ?? 0)) / 100n)
    }
    const payout: Payout = { player, staked, returned, paid: false }
    state.payouts.set(player, payout)
    state.owed.set(`win ${player}`, { type: 'win', player, amount: returned })
  }
}

const pay = (state: TableState, player: string): void => {
  const payout = state.payouts.get(player)
  if (!payout || payout.paid) throw new RangeError(`nothing is owed to ${player}`)
  payout.paid = true
  state.owed.delete(`win ${player}`)
}

const hold = (state: TableState, { player, chips }: Change, sign: 1 | -1): void => {
  const places = state.held.get(player) ?? new Map<string, number>()
  for (const [place, amount] of Object.entries(chips)) {
    const held = (places.get(place) ?? 0) + sign * amount
    if (held === 0) places.delete(place)
    else places.set(place, held)
    state.heldOfAll += sign * amount
  }
  if (places.size === 0) state.held.delete(player)
  else state.held.set(player, places)
}

const owe = (state: TableState, change: Change): void => {
  const call = owedOf(change)
  if (call) state.owed.set(keyOfChange(change.change), call)
  else state.owed.delete(keyOfChange(change.change))
}

const changeOf = ({ changes }: TableState, change: string): Change => {
  const found = changes.get(change)
  if (!found) throw new RangeError(`no change ${change}`)
  return found
}
