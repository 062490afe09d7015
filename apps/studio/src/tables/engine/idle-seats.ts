import type { TransactionDb } from '@maru/postgres'
import { playingSeats } from './blackjack-now.ts'
import type { StepHost } from './commit-step.ts'
import { ageSeats, freeSeats, keepSeats } from './seat.repository.ts'
import { seatsShown } from './shown.ts'
import type { TableNow } from './table-now.ts'

/** A seat without a bet for so many rounds is free. */
const IDLE_ROUNDS = 3

type Db = Pick<TransactionDb, 'query'>
type SeatsAfter = { played: readonly number[]; left: readonly number[] }

const idleSeats = ({ seats, row }: TableNow, played: readonly number[] = []): number[] =>
  seats.filter((one) => !played.includes(one.seat) && row.round - one.lastRound >= IDLE_ROUNDS).map(({ seat }) => seat)

export const seatsAfterRound = (now: TableNow): SeatsAfter => {
  const round = now.rounds.get(now.row.round)
  const played = round ? playingSeats(round, now.seats) : []
  return { played, left: idleSeats(now, played) }
}

export const storeSeatsAfterRound = async (db: Db, code: string, { played, left }: SeatsAfter, round: number) => {
  if (played.length > 0) await keepSeats(db, code, played, round)
  if (left.length > 0) await freeSeats(db, code, left)
}

export const holdSeats = ({ now, publisher }: StepHost, { played, left }: SeatsAfter): void => {
  if (now.seats.length === 0) return
  for (const seat of now.seats) if (played.includes(seat.seat)) seat.lastRound = now.row.round - 1
  now.seats = now.seats.filter(({ seat }) => !left.includes(seat))
  publisher.publish({ t: 'seats', seats: seatsShown(now) })
}

/**
 * Betting went on for the same round because no seat had a bet: to the seats it was a round. Else who went away would keep them, and who waits for one could never
 * begin the next round.
 */
export const seatsAfterWaiting = (now: TableNow): readonly number[] => idleSeats(now)

export const storeWaited = async (db: Db, code: string, left: readonly number[]): Promise<void> => {
  await ageSeats(db, code)
  if (left.length > 0) await freeSeats(db, code, left)
}

export const holdWaited = ({ now, publisher }: StepHost, left: readonly number[]): void => {
  const gone = now.seats.filter(({ seat }) => left.includes(seat)).map(({ player }) => player)
  now.seats = now.seats
    .filter(({ seat }) => !left.includes(seat))
    .map((one) => ({ ...one, lastRound: one.lastRound - 1 }))
  if (gone.length === 0) return
  publisher.publish({ t: 'seats', seats: seatsShown(now) })
  publisher.own(gone)
}
