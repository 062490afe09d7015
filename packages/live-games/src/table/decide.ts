import { amountOf } from './calls.ts'
import { type LimitProblem, type Limits, limitProblem } from './limits.ts'
import type { Change, Chips, TableEvent, TableState } from './state.ts'

/** `isOpen`: `acceptsBets` of the clock at the commit, since the step that closes betting may come late. */
export type TableCommand =
  | { type: 'place'; change: string; player: string; chips: Chips; isOpen: boolean }
  /**
   * A double or a split, after betting has closed. `isOpen`: the turn waits for it. Who asks has looked at the rules of the game: no limit of a place counts.
   */
  | { type: 'raise'; change: string; player: string; chips: Chips; isOpen: boolean }
  /** The turn waits no longer: a raise without an answer is taken back. */
  | { type: 'withdraw'; change: string }
  /** One change, or all of the player (clear). */
  | { type: 'undo'; player: string; change: string | 'all'; isOpen: boolean }
  /** A clear answer to a bet; an unclear one is no command, and the bet is asked for again. */
  | { type: 'answer'; change: string; answer: 'accepted' | 'refused'; isOpen: boolean }
  | { type: 'rolled-back'; change: string }
  | { type: 'paid'; player: string }
  | { type: 'close' }
  | { type: 'settle'; returns: Chips }
  | { type: 'void' }

/** `conflict`: the id was used for another change; `unknown`: no such change of the player. */
export type Refusal = LimitProblem | 'late' | 'conflict' | 'unknown'
export type Decision = { events: readonly TableEvent[]; refused?: Refusal }

/**
 * The events that a command leads to. It looks at the state and changes nothing: store the events where nobody else has stored any since, then apply them. A
 * command that comes again leads to no further event.
 */
export const decideCommand = (state: TableState, limits: Limits, command: TableCommand): Decision => {
  switch (command.type) {
    case 'place':
      return place(state, limits, command)
    case 'raise':
      return raise(state, command)
    case 'withdraw':
      return withdraw(state.changes.get(command.change))
    case 'undo':
      return undo(state, command)
    case 'answer':
      return answer(state, command)
    case 'rolled-back':
      return only(state.changes.get(command.change)?.state === 'undoing', { type: 'undone', change: command.change })
    case 'paid':
      return only(state.payouts.get(command.player)?.paid === false, { type: 'paid', player: command.player })
    case 'close':
      return only(state.phase === 'betting', { type: 'closed' })
    case 'settle':
      return settle(state, command.returns)
    case 'void':
      return only(state.phase === 'betting' || state.phase === 'closed', { type: 'voided' })
  }
}

type Command<Type> = Extract<TableCommand, { type: Type }>

const nothing: Decision = { events: [] }
const only = (happens: boolean, event: TableEvent): Decision => (happens ? { events: [event] } : nothing)
const refuse = (refused: Refusal): Decision => ({ events: [], refused })
const isOpenAt = ({ phase }: TableState, isOpen: boolean): boolean => isOpen && phase === 'betting'

const place = (state: TableState, limits: Limits, command: Command<'place'>): Decision => {
  const { change, player, chips, isOpen } = command
  const known = state.changes.get(change)
  if (known) return known.player === player && isSame(known.chips, chips) ? nothing : refuse('conflict')
  if (!isOpenAt(state, isOpen)) return refuse('late')
  const problem = limitProblem(state, limits, player, chips)
  return problem ? refuse(problem) : { events: [{ type: 'asked', change, player, chips }] }
}

const raise = (state: TableState, { change, player, chips, isOpen }: Command<'raise'>): Decision => {
  const known = state.changes.get(change)
  if (known)
    return known.player === player && known.isRaise && isSame(known.chips, chips) ? nothing : refuse('conflict')
  if (state.phase !== 'closed' || !isOpen) return refuse('late')
  if (amountOf(chips) <= 0) return refuse('no-chips')
  return { events: [{ type: 'asked', change, player, chips, isRaise: true }] }
}

const withdraw = (change: Change | undefined): Decision =>
  change?.isRaise && change.state === 'asked'
    ? { events: [{ type: 'undoing', change: change.change, why: 'late' }] }
    : nothing

/** No raise is left without an answer: it is taken back before. */
const settle = (state: TableState, returns: Chips): Decision => {
  if (state.phase !== 'closed') return nothing
  const asked = [...state.changes.values()].flatMap((change) => withdraw(change).events)
  return { events: [...asked, { type: 'settled', returns }] }
}

const undo = (state: TableState, { player, change, isOpen }: Command<'undo'>): Decision => {
  const all = change === 'all' ? [...state.changes.values()] : [state.changes.get(change)]
  const own = all.filter((one): one is Change => one?.player === player)
  if (own.length === 0 && change !== 'all') return refuse('unknown')
  const held = own.filter((one) => !one.isRaise && (one.state === 'asked' || one.state === 'accepted'))
  if (held.length > 0 && !isOpenAt(state, isOpen)) return refuse('late')
  return { events: held.map((one) => ({ type: 'undoing', change: one.change, why: 'player' })) }
}

/** A bet that the wallet took after betting had closed, or the turn of a raise was over, is rolled back. */
const answer = (state: TableState, command: Command<'answer'>): Decision => {
  const { change, isOpen } = command
  const known = state.changes.get(change)
  if (known?.state !== 'asked') return nothing
  if (command.answer === 'refused') return { events: [{ type: 'refused', change }] }
  const isAccepted = known.isRaise ? isOpen && state.phase === 'closed' : isOpenAt(state, isOpen)
  return { events: [isAccepted ? { type: 'accepted', change } : { type: 'undoing', change, why: 'late' }] }
}

const isSame = (one: Chips, other: Chips): boolean =>
  amountOf(one) === amountOf(other) && Object.entries(one).every(([code, amount]) => other[code] === amount)
