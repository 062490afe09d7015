import { clockAtPace, decideCommand, type RoundRow, type TableClock, type TableCommand } from '@maru/live-games'
import type { Transaction } from '@maru/postgres'
import { localNow } from './database-clock.ts'
import type { Engine } from './engine.ts'
import { type NumberedEvent, storeEvents } from './event.repository.ts'
import type { Publisher } from './publisher.ts'
import { applyStored, type RoundNow } from './round-now.ts'
import { cutShown, shoeShown } from './shoe-now.ts'
import { dealShown, rowShown } from './shown.ts'
import { storeRow, whileLeading } from './table.repository.ts'
import { isTrusted, limitsAt, type TableNow } from './table-now.ts'

/** The parts of a table that a step works with. */
export type StepHost = { readonly engine: Engine; readonly now: TableNow; readonly publisher: Publisher }

export const clockOf = ({ engine, now }: StepHost): TableClock => {
  const clock = clockAtPace(now.table.game, now.table.pace)
  if (engine.speed === 1) return clock
  const { leastOpenMs = 0, speed } = engine
  const faster = (ms: number, least = 0): number => Math.max(least, Math.round(ms / speed))
  return {
    cutMs: faster(clock.cutMs, leastOpenMs),
    bettingMs: faster(clock.bettingMs, leastOpenMs),
    closingMs: faster(clock.closingMs),
    dealingMs: faster(clock.dealingMs),
    perCardMs: faster(clock.perCardMs),
    resultMs: faster(clock.resultMs),
    payoutMs: faster(clock.payoutMs),
    breakMs: faster(clock.breakMs),
    graceMs: clock.graceMs,
  }
}

export const fenceOf = ({ now: { table, term } }: StepHost) => ({ code: table.code, term })

/** Stores a step with what it does, then holds it in memory. Where the commit is in doubt, the caller loads the table anew. */
export const commitStep = async (
  host: StepHost,
  to: RoundRow,
  round: RoundNow | undefined,
  events: readonly NumberedEvent[],
  act: (db: Transaction) => Promise<unknown> = async () => {},
): Promise<void> => {
  const { engine, now } = host
  const fence = fenceOf(host)
  await whileLeading(engine, fence, async (db) => {
    if (events.length > 0) await storeEvents(db.client, engine.clock, fence, events, undefined, localNow())
    await act(db)
    await storeRow(db, fence.code, now.row, to)
  })
  for (const event of events) if (round) applyStored(round, event)
  now.row = to
}

/** The events of a command to a round, not yet applied. */
export const eventsOf = (
  { now }: StepHost,
  round: RoundNow | undefined,
  command: Extract<TableCommand, { type: 'close' | 'settle' | 'void' | 'withdraw' | 'raise' }>,
): NumberedEvent[] =>
  round
    ? decideCommand(round.state, limitsAt(now, ''), command).events.map((event, at) => ({
        round: round.round,
        seq: round.seq + at,
        event,
      }))
    : []

export const publishPhase = ({ now, publisher }: StepHost): void =>
  publisher.publish({
    t: 'phase',
    row: rowShown(now),
    deal: dealShown(now),
    shoe: shoeShown(now.shoe, now.table.game, isTrusted(now)),
    cut: now.row.phase === 'cut' ? cutShown(now.shoe) : null,
  })
