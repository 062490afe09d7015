import { decideCommand, type Limits, type Refusal, type TableCommand } from '@maru/live-games'
import { BET_UNIT } from '../table-places.ts'
import type { TableRefusal } from '../table-shapes.ts'
import { openRaise } from './blackjack-now.ts'
import type { NumberedEvent } from './event.repository.ts'
import { applyStored, type RefusedWhy, type RoundNow } from './round-now.ts'
import { isOpenFor, isTrusted, limitsAt, type TableNow } from './table-now.ts'
import { siteAndPlayerOf } from './wallet-ids.ts'

type Distributed<Command> = Command extends unknown ? Omit<Command, 'isOpen'> : never
/** A command to one round; whether betting is open is decided with it. */
export type BetCommand = Distributed<TableCommand>

export type BetOutcome = { refused?: TableRefusal; most?: number }
/** One command, and who waits for it. `failed`: nothing of it is stored, as far as is known. */
export type BetWork = {
  round: number
  command: BetCommand
  session?: string
  name?: string
  why?: RefusedWhy
  done(outcome: BetOutcome): void
  failed(): void
}

/** Changes of one player in one round, taken back ones too. */
const MOST_CHANGES = 200
const ONLY_WHILE_OPEN = ['asked', 'accepted']

export type Batch = {
  events: NumberedEvent[]
  outcomes: { work: BetWork; outcome: BetOutcome }[]
  /** Changes with another state than before: a call may be owed for each. */
  changes: { round: RoundNow; change: string }[]
  /** Players whose part of a round changed, and who do not learn of it otherwise. */
  players: Set<string>
  /** All whose part of a round changed. */
  unstored: Set<string>
  openUntil: number | undefined
}

/** Decides commands in their order and applies each, so that the next one is decided by it. Where the batch cannot be stored, the state has to be loaded anew. */
export const decideBatch = (now: TableNow, works: readonly BetWork[], at: number): Batch => {
  const batch: Batch = {
    events: [],
    outcomes: [],
    changes: [],
    players: new Set(),
    unstored: new Set(),
    openUntil: undefined,
  }
  for (const work of works) {
    const round = now.rounds.get(work.round)
    const outcome = round ? decideOne(now, round, work, at, batch) : { refused: 'late' as const }
    batch.outcomes.push({ work, outcome })
  }
  return batch
}

const decideOne = (now: TableNow, round: RoundNow, work: BetWork, at: number, batch: Batch): BetOutcome => {
  const { command } = work
  const isOpen = round.round === now.row.round && (isOpenFor(now, at) || isTurnOpen(now, round, command, at))
  const refused = command.type === 'place' ? refusedAtOnce(now, round, command, isOpen) : undefined
  if (refused) return { refused }
  const player =
    'player' in command
      ? command.player
      : round.state.changes.get(command.type === 'answer' ? command.change : '')?.player
  const limits = limitsAt(now, player ? siteAndPlayerOf(player).site : '')
  const decision = decideCommand(round.state, limits, { ...command, isOpen } as TableCommand)
  for (const event of decision.events) {
    const stored: NumberedEvent = {
      round: round.round,
      seq: round.seq,
      event,
      ...(event.type === 'asked' ? { session: work.session, name: work.name } : {}),
      ...(event.type === 'refused' ? { why: work.why } : {}),
    }
    batch.events.push(stored)
    applyStored(round, stored)
    if ('change' in event) batch.changes.push({ round, change: event.change })
    if (ONLY_WHILE_OPEN.includes(event.type) || (event.type === 'undoing' && event.why === 'player'))
      batch.openUntil = now.row.endsAt
    const who =
      'change' in event ? round.state.changes.get(event.change)?.player : 'player' in event ? event.player : undefined
    if (who) batch.unstored.add(who)
    // That a bet is being asked for is said to the page that placed it, in its answer.
    if (who && event.type !== 'asked') batch.players.add(who)
  }
  return decision.refused ? refusal(limits, decision.refused, command, round.state.held.get(player ?? '')) : {}
}

/** The turn still waits for this raise. */
const isTurnOpen = ({ row }: TableNow, round: RoundNow, command: BetCommand, at: number): boolean =>
  command.type === 'answer' &&
  row.phase === 'dealing' &&
  at < (row.endsAt ?? 0) &&
  openRaise(round)?.change.change === command.change

/** What the rules of bets do not know: the unit, the switch of the site, a shoe that nobody has mixed, too many changes. */
const refusedAtOnce = (
  now: TableNow,
  round: RoundNow,
  { player, change, chips }: Extract<BetCommand, { type: 'place' }>,
  isOpen: boolean,
): TableRefusal | undefined => {
  if (round.state.changes.has(change)) return undefined
  if (now.state === 'closed' || now.sites.get(siteAndPlayerOf(player).site)?.isOn === false) return 'closed'
  if (now.row.phase === 'betting' && !isTrusted(now)) return 'not-mixed'
  if (!isOpen) return 'late'
  if (now.table.game === 'blackjack' && !maySit(now, player, Object.keys(chips))) return 'not-seated'
  if (Object.values(chips).some((amount) => amount % BET_UNIT !== 0)) return 'amount'
  return (round.changesOf.get(player)?.length ?? 0) >= MOST_CHANGES ? 'too-often' : undefined
}

const OF_SEAT = /^(seat|behind|perfect-pairs|21\+3)-(\d)$/
/** A seat is for its player alone; behind it others bet, and side bets are for all, while somebody sits there. */
const maySit = ({ seats }: TableNow, player: string, places: readonly string[]): boolean =>
  places.every((place) => {
    const [, kind, number] = OF_SEAT.exec(place) ?? []
    const seat = seats.find((one) => one.seat === Number(number))
    return kind === undefined || (seat !== undefined && (kind !== 'seat' || seat.player === player))
  })

/** The limit that was broken is said with it: those of the page may be older than the order that changed them. */
const refusal = (
  { places, mostOfPlayer }: Limits,
  refused: Refusal,
  command: BetCommand,
  held: ReadonlyMap<string, number> | undefined,
): BetOutcome => {
  if (refused === 'player-most') return { refused, most: mostOfPlayer }
  if (command.type !== 'place' || (refused !== 'place-least' && refused !== 'place-most')) return { refused }
  const broken = Object.entries(command.chips).find(([place, amount]) => {
    const after = amount + (held?.get(place) ?? 0)
    const limit = places[place]
    return limit && (refused === 'place-least' ? after < limit.least : after > limit.most)
  })
  const limit = places[broken?.[0] ?? '']
  return { refused, most: refused === 'place-least' ? limit?.least : limit?.most }
}
