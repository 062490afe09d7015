import { randomUUID } from 'node:crypto'
import { type Action, legalActions, turnOf } from '@maru/live-games'
import type { Caller } from '../engine-shapes.ts'
import type { TableRefusal } from '../table-shapes.ts'
import type { TableActor } from './actor.ts'
import { openRaise, raiseOf, stakedOn } from './blackjack-now.ts'
import { playAction } from './blackjack-steps.ts'
import { commitStep, eventsOf } from './commit-step.ts'
import { freeSeats, storeSeat } from './seat.repository.ts'
import { seatsShown } from './shown.ts'
import { whileLeading } from './table.repository.ts'
import { runningRound } from './table-now.ts'
import { playerKeyOf } from './wallet-ids.ts'

/** The wallet has so long to take the stake of a double or split, ms; then the hand stands. */
const RAISE_MS = 5_000

/** Takes a seat, or leaves it (null). One that has chips on the round is kept until it is over. */
export const takeSeat = async (
  actor: TableActor,
  key: string,
  { name, site }: Caller,
  seat: number | null,
): Promise<TableRefusal | undefined> => {
  const { now, engine, table } = actor
  if (table.game !== 'blackjack') return 'not-seated'
  const isOff = now.state === 'closed' || now.sites.get(site)?.isOn === false
  if (seat !== null && isOff) return 'closed'
  const own = now.seats.find(({ player }) => player === key)
  if (own?.seat === (seat ?? undefined)) return undefined
  const held = own && runningRound(now)?.state.held.get(key)?.get(`seat-${own.seat}`)
  const isPlayed = now.row.phase !== 'break' && now.row.phase !== 'asleep' && now.row.phase !== 'cut'
  if (held && isPlayed) return 'in-round'
  if (seat !== null && now.seats.some((one) => one.seat === seat)) return 'seat-taken'
  const taken = seat === null ? undefined : { seat, player: key, name, lastRound: now.row.round }
  await whileLeading(engine, { code: table.code, term: now.term }, async (db) => {
    if (taken) await storeSeat(db, table.code, taken)
    else if (own) await freeSeats(db, table.code, [own.seat])
  })
  now.seats = [...now.seats.filter(({ player }) => player !== key), ...(taken ? [taken] : [])]
  now.seats.sort((one, other) => one.seat - other.seat)
  actor.publisher.publish({ t: 'seats', seats: seatsShown(now) })
  return undefined
}

type Acted = { refused?: TableRefusal; raise?: string }

/** An action of the hand whose turn it is. A double or split is carried out once the wallet has taken its stake; `raise` is its change. */
export const actAtTurn = async (
  actor: TableActor,
  { sessionId, name, site, player }: Caller,
  asked: { round: number; step: number; action: Action },
): Promise<Acted> => {
  const { now, engine } = actor
  const key = playerKeyOf(site, player)
  const round = runningRound(now)
  const turn = round?.blackjack && turnOf(round.blackjack.round)
  const at = engine.clock.now()
  const isNow = asked.round === now.row.round && now.row.phase === 'dealing' && at < (now.row.endsAt ?? 0)
  if (!round?.blackjack || !turn || !isNow || asked.step !== round.blackjack.actions.length)
    return { refused: 'no-turn' }
  if (now.seats.find(({ seat }) => seat === turn.seat)?.player !== key) return { refused: 'no-turn' }
  if (!legalActions(round.blackjack.round).includes(asked.action)) return { refused: 'no-turn' }
  const open = openRaise(round)
  if (open) return open.action === asked.action ? { raise: open.change.change } : { refused: 'no-turn' }
  if (asked.action === 'hit' || asked.action === 'stand') {
    await playAction(actor, round, asked.action, at)
    return {}
  }
  const where = raiseOf(round.blackjack, asked.action)
  const amount = where ? stakedOn(round, where.like, key) : 0
  if (!where || amount === 0) return { refused: 'no-turn' }
  const change = randomUUID()
  const chips = { [where.place]: amount }
  const events = eventsOf(actor, round, { type: 'raise', change, player: key, chips, isOpen: true })
  const kept = events.map((event) => ({ ...event, session: sessionId, name }))
  const endsAt = Math.max(now.row.endsAt ?? 0, at + RAISE_MS)
  await commitStep(actor, { ...now.row, endsAt }, round, kept)
  actor.publisher.own([key])
  return { raise: change }
}
