import {
  applyEvent,
  type Change,
  type Chips,
  emptyTable,
  isFinished,
  keyOfChange,
  type TableEvent,
  type TableState,
  type WalletCall,
} from '@maru/live-games'
import type { DealShown } from '../table-shapes.ts'
import type { BlackjackNow } from './blackjack-now.ts'

/** Why the wallet took nothing of a change. */
export type RefusedWhy = 'no-money' | 'stake-limit' | 'not-allowed' | 'session-ended'
/** An event with what only the studio has to know of it. `session` and `name`: whose change was asked for. */
export type StoredEvent = { event: TableEvent; session?: string; name?: string; why?: RefusedWhy }

/** A round that was dealt: what the room shows, and what 100 staked on each place bring back. */
export type Dealt = { cards: readonly number[]; result: string; deal: DealShown; pays: Chips }

/** A round whose payouts have not all arrived, or that is still played. */
export type RoundNow = {
  readonly round: number
  /** Of the wallet. */
  readonly id: string
  readonly shoe: number | undefined
  readonly atCard: number | undefined
  readonly link: number | undefined
  state: TableState
  /** Events that were stored. */
  seq: number
  dealt: Dealt | undefined
  /** While it is played. */
  blackjack: BlackjackNow | undefined
  isVoided: boolean
  readonly sessionOf: Map<string, string>
  readonly changesOf: Map<string, Change[]>
  readonly whyOf: Map<string, RefusedWhy>
  /** Accepted chips, newest last. */
  readonly recent: { player: string; change: string; place: string; amount: number }[]
  /** Calls that may have been made: those owed and the bets of all changes when the state was loaded, and bets that were asked for since. */
  readonly doubtful: Set<string>
}

const RECENT = 8

export const newRound = (of: Pick<RoundNow, 'round' | 'id' | 'shoe' | 'atCard' | 'link'>): RoundNow => ({
  ...of,
  state: emptyTable(),
  seq: 0,
  dealt: undefined,
  blackjack: undefined,
  isVoided: false,
  sessionOf: new Map(),
  changesOf: new Map(),
  whyOf: new Map(),
  recent: [],
  doubtful: new Set(),
})

/** Changes the round in place. Throws RangeError for an event that cannot come now. */
export const applyStored = (round: RoundNow, { event, session, why }: StoredEvent): void => {
  applyEvent(round.state, event)
  round.seq++
  if (event.type === 'asked') {
    if (session) round.sessionOf.set(event.change, session)
    const change = round.state.changes.get(event.change)
    if (change) round.changesOf.set(event.player, [...(round.changesOf.get(event.player) ?? []), change])
  }
  if (event.type === 'refused' && why) round.whyOf.set(event.change, why)
  if (event.type === 'voided') round.isVoided = true
  if (event.type !== 'accepted') return
  const change = round.state.changes.get(event.change)
  for (const [place, amount] of Object.entries(change?.chips ?? {}))
    round.recent.push({ player: change?.player ?? '', change: event.change, place, amount })
  round.recent.splice(0, Math.max(0, round.recent.length - RECENT))
}

/** Accepted changes, too: what they staked is to be given back when they are undone later. */
export const doubtAll = (round: RoundNow): void => {
  for (const key of round.state.owed.keys()) round.doubtful.add(key)
  for (const change of round.state.changes.keys()) round.doubtful.add(keyOfChange(change))
}

/** The call that is owed under a key, if it still is of this type. */
export const owedCall = (round: RoundNow, key: string, type: WalletCall['type']): WalletCall | undefined => {
  const call = round.state.owed.get(key)
  return call?.type === type ? call : undefined
}

export const isDone = ({ state }: RoundNow): boolean => isFinished(state)

/** The player's first accepted change: its bet is what a win refers to, and its session whose token is shown. */
export const firstAccepted = (round: RoundNow, player: string): Change | undefined =>
  round.changesOf.get(player)?.find(({ state }) => state === 'accepted')

/** Accepted chips of each player with some. */
export const acceptedByPlayer = (round: RoundNow): Map<string, Chips> => {
  const all = new Map<string, Chips>()
  for (const [player, changes] of round.changesOf)
    if (changes.some(({ state }) => state === 'accepted')) all.set(player, acceptedChipsOf(round, player))
  return all
}

/** What of a player was accepted and not taken back, by place. */
export const acceptedChipsOf = ({ changesOf }: RoundNow, player: string): Chips => {
  const own: { [place: string]: number } = {}
  for (const { state, chips } of changesOf.get(player) ?? []) {
    if (state !== 'accepted') continue
    for (const [place, amount] of Object.entries(chips)) own[place] = (own[place] ?? 0) + amount
  }
  return own
}

/** Whole units, each place floored: as the rules settle. */
export const returnedOf = (chips: Chips, pays: Chips): number =>
  Object.entries(chips).reduce(
    (sum, [place, amount]) => sum + Number((BigInt(amount) * BigInt(pays[place] ?? 0)) / 100n),
    0,
  )
