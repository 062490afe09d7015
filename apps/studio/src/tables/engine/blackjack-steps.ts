import {
  type Action,
  blackjackResult,
  dealings,
  nextStep,
  type RoundRow,
  turnMsOf,
  turnOf,
  voidRound,
} from '@maru/live-games'
import { type BlackjackNow, blackjackPays, blackjackShown, openRaise, playedTo, playingSeats } from './blackjack-now.ts'
import { clockOf, commitStep, eventsOf, publishPhase, type StepHost } from './commit-step.ts'
import type { NumberedEvent } from './event.repository.ts'
import type { Dealt, RoundNow } from './round-now.ts'
import { dealShown, rowShown } from './shown.ts'
import { storeBlackjack, storeDealt } from './table.repository.ts'
import { runningRound, type TableNow } from './table-now.ts'

/** First cards for every seat that has a stake. Undefined: nobody plays, or the shoe has too few cards. */
export const firstCards = ({ shoe, seats }: TableNow, round: RoundNow): BlackjackNow | undefined => {
  const playing = playingSeats(round, seats)
  if (!shoe || playing.length === 0) return undefined
  try {
    return playedTo(shoe.cards, round.atCard ?? 0, playing, [])
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export const dealBlackjackRound = async (host: StepHost, round: RoundNow, at: number): Promise<void> => {
  const { now } = host
  const first = firstCards(now, round)
  const cards = first ? cardsOf(now, round, first) : []
  const next = nextStep(now.row, clockOf(host), at, { cards: cards.length, decided: first?.round.ended ?? false })
  const turnMs = first && !first.round.ended ? turnMsOf(now.table.pace) / host.engine.speed : 0
  await storePlayed(host, round, { ...next, endsAt: (next.endsAt ?? at) + turnMs }, first, [])
  publishPhase(host)
}

/** Plays an action of the hand whose turn it is; after the last one the dealer plays. */
export const playAction = async (
  host: StepHost,
  round: RoundNow,
  action: Action,
  at: number,
  events: readonly NumberedEvent[] = [],
): Promise<void> => {
  const { now, engine, publisher } = host
  const { blackjack } = round
  if (!blackjack || !now.shoe) throw new Error(`table ${now.table.code} plays no round`)
  const next = playedTo(now.shoe.cards, round.atCard ?? 0, blackjack.seats, [...blackjack.actions, action])
  const drawn = next.round.dealt - blackjack.round.dealt
  const { afterMs } = dealings.blackjack
  const waitMs = next.round.ended ? afterMs : turnMsOf(now.table.pace)
  const ms = drawn * clockOf(host).perCardMs + waitMs / engine.speed
  await storePlayed(host, round, { ...now.row, endsAt: Math.round(at + ms), decided: next.round.ended }, next, events)
  const deal = dealShown(now)
  if (deal) publisher.publish({ t: 'act', row: rowShown(now), deal })
}

/** The turn's time is over: what was staked for it is carried out, else the hand stands. A raise without an answer is taken back. */
export const endTurn = async (host: StepHost, round: RoundNow, at: number): Promise<void> => {
  const raise = openRaise(round)
  if (raise?.change.state === 'accepted') return playAction(host, round, raise.action, at)
  const events = raise ? eventsOf(host, round, { type: 'withdraw', change: raise.change.change }) : []
  await playAction(host, round, 'stand', at, events)
}

/** A double or split whose stake the wallet has taken since. */
export const playRaised = async (host: StepHost, at: number): Promise<boolean> => {
  const round = runningRound(host.now)
  const raise = host.now.row.phase === 'dealing' && round ? openRaise(round) : undefined
  if (!round || raise?.change.state !== 'accepted') return false
  await playAction(host, round, raise.action, at)
  return true
}

export const isWaitingForTurn = ({ blackjack }: RoundNow): boolean =>
  blackjack !== undefined && turnOf(blackjack.round) !== undefined

/** Nobody has staked on a seat: there is nothing to deal. */
export const hasNoSeat = ({ seats }: TableNow, { state }: RoundNow): boolean =>
  !seats.some(({ seat, player }) => (state.held.get(player)?.get(`seat-${seat}`) ?? 0) > 0)

/** Something was bet on it, though nothing on a seat. */
export const hasStakes = ({ state }: RoundNow): boolean =>
  [...state.held.values()].some((places) => [...places.values()].some((amount) => amount > 0))

/** Betting goes on for the same round, or the round is over. */
export const prolongBetting = (host: StepHost, at: number, ends: boolean): RoundRow => {
  const clock = clockOf(host)
  const { row } = host.now
  return ends ? voidRound(row, clock, at) : { ...row, startedAt: at, endsAt: at + clock.bettingMs }
}

const cardsOf = ({ shoe }: TableNow, { atCard = 0 }: RoundNow, { round }: BlackjackNow): readonly number[] =>
  shoe?.cards.slice(atCard, round.dealt) ?? []

const storePlayed = async (
  host: StepHost,
  round: RoundNow,
  to: RoundRow,
  played: BlackjackNow | undefined,
  events: readonly NumberedEvent[],
): Promise<void> => {
  const { now } = host
  const { code } = now.table
  const cards = played ? cardsOf(now, round, played) : []
  const dealt = played?.round.ended ? dealtOf(played, cards) : undefined
  await commitStep(host, to, round, events, async (db) => {
    if (played) await storeBlackjack(db, code, round.round, cards, played.seats, played.actions)
    if (dealt) await storeDealt(db, code, round.round, dealt)
  })
  if (now.shoe) now.shoe.dealt += cards.length - (round.blackjack ? cardsOf(now, round, round.blackjack).length : 0)
  round.blackjack = played
  round.dealt = dealt
}

const dealtOf = (played: BlackjackNow, cards: readonly number[]): Dealt => ({
  cards,
  result: blackjackResult(played.round),
  deal: blackjackShown(played, undefined),
  pays: blackjackPays(played),
})
