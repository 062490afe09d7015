import { mayBeVoided, voidRound } from '@maru/live-games'
import type { TransactionDb } from '@maru/postgres'
import type { CommandAnswer, CommandAsked, StaffOrder } from '../engine-shapes.ts'
import { LIVE_TABLES } from '../table-list.ts'
import { placesOf } from '../table-places.ts'
import type { TableActor } from './actor.ts'
import { storeCommand, storedCommand } from './command.repository.ts'
import { clockOf } from './commit-step.ts'
import { closeBets, confirmResult, endHeldBreak, openBets, typeResult } from './dealer.ts'
import { endInVoid } from './round-steps.ts'
import { cancelShift, planShift, publishState, takeOver } from './shifts.ts'
import { whileLeading } from './table.repository.ts'

type Db = Pick<TransactionDb, 'query'>
type Refused = Extract<CommandAnswer, { outcome: 'refused' }>['reason']

/** What staff of the operator do with a table: each once, and stored. */
export const carryOutCommand = (actor: TableActor, asked: CommandAsked): Promise<CommandAnswer> =>
  actor.exclusively(async () => {
    const known = await storedCommand(actor.engine.db, actor.table.code, asked)
    if (known) return known
    const refused = await carryOut(actor, asked)
    return refused ? { outcome: 'refused', reason: refused } : { outcome: 'done' }
  })

const carryOut = async (actor: TableActor, asked: CommandAsked): Promise<Refused | undefined> => {
  const { order } = asked
  switch (order.kind) {
    case 'open':
    case 'pause':
    case 'close':
      return change(actor, asked, 'state', ({ open: 'open', pause: 'paused', close: 'closed' } as const)[order.kind])
    case 'dealer':
      return takeOver(actor, asked, order)
    case 'shift':
      return planShift(actor, asked, order)
    case 'end-shift':
      return cancelShift(actor, asked, order)
    case 'dress':
      return isDrawn(order.room) ? change(actor, asked, 'room', order.room) : 'unknown'
    case 'video':
      if (actor.table.game === 'blackjack') return 'not-possible'
      return actor.now.row.phase === 'asleep' ? change(actor, asked, 'video', order.video) : 'too-late'
    case 'switch':
    case 'limits':
      return changeSite(actor, asked, order)
    case 'void':
      return voidNow(actor, asked, order)
    case 'open-bets':
      return openBets(actor, asked, order)
    case 'close-bets':
      return closeBets(actor, asked, order)
    case 'try-owed':
      actor.caller.tryNow()
      return undefined
    case 'type-result':
      return typeResult(actor, asked, order)
    case 'confirm-result':
      return confirmResult(actor, asked, order)
  }
}

/** Every room that is drawn is that of one table. */
const isDrawn = (room: string): boolean => LIVE_TABLES.some((table) => table.room === room)

const storeWith = (actor: TableActor, asked: CommandAsked, act: (db: Db) => Promise<unknown>): Promise<void> =>
  whileLeading(actor.engine, { code: actor.table.code, term: actor.now.term }, async (db) => {
    await act(db)
    await storeCommand(db, actor.table.code, asked)
  })

const change = async <Field extends 'state' | 'room' | 'video'>(
  actor: TableActor,
  asked: CommandAsked,
  field: Field,
  value: TableActor['now'][Field],
): Promise<undefined> => {
  const stored = field === 'video' && value !== null ? JSON.stringify(value) : value
  await storeWith(actor, asked, (db) =>
    db.query(`UPDATE studio.live_table SET ${field} = $2 WHERE code = $1`, [actor.table.code, stored]),
  )
  const { now } = actor
  now[field] = value
  if (field === 'state' && value === 'open') actor.present()
  publishState(actor)
  await endHeldBreak(actor)
}

const changeSite = async (
  actor: TableActor,
  asked: CommandAsked,
  order: Extract<StaffOrder, { kind: 'switch' | 'limits' }>,
): Promise<Refused | undefined> => {
  const before = actor.now.sites.get(order.site) ?? { isOn: true, limits: null }
  const after = order.kind === 'switch' ? { ...before, isOn: order.isOn } : { ...before, limits: order.places }
  const known = new Set(placesOf(actor.table).map(({ code }) => code))
  const isWrong = Object.entries(after.limits ?? {}).some(
    ([place, { least, most }]) => !known.has(place) || least > most,
  )
  if (isWrong) return 'not-possible'
  await storeWith(actor, asked, (db) =>
    db.query(
      `INSERT INTO studio.table_site (code, site, is_on, limits) VALUES ($1, $2, $3, $4)
       ON CONFLICT (code, site) DO UPDATE SET is_on = EXCLUDED.is_on, limits = EXCLUDED.limits`,
      [actor.table.code, order.site, after.isOn, after.limits && JSON.stringify(after.limits)],
    ),
  )
  actor.now.sites.set(order.site, after)
  return undefined
}

const voidNow = async (
  actor: TableActor,
  asked: CommandAsked,
  { round, reason }: Extract<StaffOrder, { kind: 'void' }>,
): Promise<Refused | undefined> => {
  const { now, engine } = actor
  if (round > now.row.round) return 'unknown'
  if (round < now.row.round || !mayBeVoided(now.row)) return 'too-late'
  const to = voidRound(now.row, clockOf(actor), engine.clock.now())
  await endInVoid(actor, to, reason, (db) => storeCommand(db, actor.table.code, asked))
  return undefined
}
