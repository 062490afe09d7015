import type { LiveTable } from '../table-list.ts'
import { playedTo } from './blackjack-now.ts'
import { timelineNow } from './chain.ts'
import { countedAs } from './deal.ts'
import type { Engine } from './engine.ts'
import { loadEvents } from './event.repository.ts'
import { applyStored, doubtAll, newRound, type RoundNow } from './round-now.ts'
import { loadSeats } from './seat.repository.ts'
import { loadShifts } from './shift.repository.ts'
import { loadShoe, poolDb } from './shoe.repository.ts'
import type { ShoeNow } from './shoe-now.ts'
import { notePast, PAST_ROUNDS, resultShown } from './shown.ts'
import { loadPast, loadSites, loadTable, loadUnfinished, type RoundFound, shownCards } from './table.repository.ts'
import type { TableNow } from './table-now.ts'

/** A table as it was stored. `before`: what only memory knows, where this process led it already. */
export const loadNow = async (engine: Engine, table: LiveTable, term: number, before?: TableNow): Promise<TableNow> => {
  const { code, game, room } = table
  const db = poolDb(engine.db)
  const [stored, found, shoe, sites, seats, shifts, timeline] = await Promise.all([
    loadTable(db, code),
    loadUnfinished(db, code),
    loadShoe(engine, code, game),
    loadSites(db, code),
    loadSeats(db, code),
    loadShifts(db, code, engine.clock.now()),
    timelineNow(db),
  ])
  const rounds = new Map(found.map((one) => [one.round, roundOf(one, shoe)]))
  const names = new Map<string, string>()
  for (const stored of await loadEvents(engine.db, code, [...rounds.keys()])) {
    const round = rounds.get(stored.round)
    if (round) applyStored(round, stored)
    if (stored.event.type === 'asked' && stored.name) names.set(stored.event.player, stored.name)
  }
  for (const round of rounds.values()) doubtAll(round)
  const { past, results } = await loadPast(db, code, shoe && shoe.cards.length > 0 ? shoe.shoe : undefined, PAST_ROUNDS)
  const now: TableNow = {
    table,
    term,
    ...stored,
    room: stored.room ?? room,
    rounds,
    timeline,
    shoe,
    past,
    counted: results.flatMap((result) => countedAs(game, result) ?? []),
    result: null,
    players: before?.players ?? new Map(),
    sites,
    seats,
    shifts,
    heads: before?.heads ?? new Map(),
    // Who is at a table that is awake says so again; nobody is at one that sleeps.
    presentAt: before?.presentAt ?? (stored.row.phase === 'asleep' ? 0 : engine.clock.now()),
    names,
  }
  showAgain(now)
  return now
}

const roundOf = (found: RoundFound, current: ShoeNow | undefined): RoundNow => {
  const { round, id, shoe, atCard, link, cards, deal, result, pays, isVoided, seats, actions } = found
  const own = newRound({ round, id, shoe: shoe ?? undefined, atCard: atCard ?? undefined, link: link ?? undefined })
  own.isVoided = isVoided
  if (deal && result !== null && pays) own.dealt = { cards, deal, result, pays }
  if (seats && current && current.shoe === shoe)
    own.blackjack = playedTo(current.cards, atCard ?? 0, seats, actions ?? [])
  return own
}

/** The result that is in view while its round has not ended. */
const showAgain = (now: TableNow): void => {
  const round = now.rounds.get(now.row.round)
  const { phase } = now.row
  if (!round?.dealt || round.isVoided || (phase !== 'result' && phase !== 'payout' && phase !== 'break')) return
  now.result = resultShown(now, round, round.dealt)
  if (now.past.at(-1)?.round !== round.round)
    notePast(now, round.round, round.dealt.result, shownCards(round.dealt.cards))
}
