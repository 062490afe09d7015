import type { Phase } from '@maru/live-games'
import type { CommandAnswer, CommandAsked, StaffOrder } from '../engine-shapes.ts'
import type { TableActor } from './actor.ts'
import { storeCommand } from './command.repository.ts'
import { fenceOf, type StepHost } from './commit-step.ts'
import { endShift, insertShift, loadShifts, type Shift, storeDealer } from './shift.repository.ts'
import { whileLeading } from './table.repository.ts'
import type { TableNow } from './table-now.ts'

type Refused = Extract<CommandAnswer, { outcome: 'refused' }>['reason']
type OrderOf<Kind extends StaffOrder['kind']> = Extract<StaffOrder, { kind: Kind }>

const LONGEST_MS = 24 * 3_600_000
const PLANNED_MS = 62 * LONGEST_MS

const betweenRounds: readonly Phase[] = ['cut', 'break', 'asleep']

/** The shift that the clock says. */
export const shiftAt = (shifts: readonly Shift[], at: number): Shift | undefined =>
  shifts.find(({ beginsAt, endsAt }) => beginsAt <= at && at < endsAt)

/**
 * Between two rounds the one takes over whose shift the clock says, once; true where the table has changed. When a shift ends and none follows, the character stays, without
 * a name. What staff changed by hand stays until the next shift begins or ends.
 */
export const changeShift = async (host: StepHost, at: number): Promise<boolean> => {
  const { engine, now } = host
  if (!betweenRounds.includes(now.row.phase)) return false
  const due = shiftAt(now.shifts, at)
  if ((due?.id ?? null) === now.shift) return false
  const to = { dealer: due?.dealer ?? now.dealer, dealerName: due?.name ?? null, shift: due?.id ?? null }
  await whileLeading(engine, fenceOf(host), (db) => storeDealer(db, now.table.code, to))
  Object.assign(now, to, { shifts: now.shifts.filter(({ endsAt }) => endsAt > at) })
  publishState(host)
  return true
}

/** Of a table that no round changes. */
export const publishState = ({ now, publisher }: StepHost): void => publisher.publish({ t: 'state', ...stateOf(now) })
const stateOf = ({ state, dealer, dealerName, video }: TableNow) => ({ state, dealer, dealerName, video })

/** At once. */
export const takeOver = async (
  actor: TableActor,
  asked: CommandAsked,
  { dealer, name = null }: OrderOf<'dealer'>,
): Promise<undefined> => {
  const { now, engine, table } = actor
  const to = { dealer, dealerName: name?.trim() ?? null, shift: now.shift }
  await whileLeading(engine, fenceOf(actor), async (db) => {
    await storeDealer(db, table.code, to)
    await storeCommand(db, table.code, asked)
  })
  Object.assign(now, to)
  publishState(actor)
}

/** Planned, under the id of the command. */
export const planShift = async (
  actor: TableActor,
  asked: CommandAsked,
  { dealer, name, from: beginsAt, to: endsAt }: OrderOf<'shift'>,
): Promise<Refused | undefined> => {
  const at = actor.engine.clock.now()
  if (beginsAt >= endsAt || endsAt - beginsAt > LONGEST_MS || beginsAt > at + PLANNED_MS) return 'not-possible'
  if (endsAt <= at) return 'too-late'
  const shift = { id: asked.id, dealer, name: name.trim(), beginsAt, endsAt }
  return change(actor, asked, async (db) =>
    (await insertShift(db, actor.table.code, shift, asked.by)) ? undefined : 'overlaps',
  )
}

export const cancelShift = (
  actor: TableActor,
  asked: CommandAsked,
  { shift }: OrderOf<'end-shift'>,
): Promise<Refused | undefined> =>
  change(actor, asked, async (db) =>
    (await endShift(db, actor.table.code, shift, actor.engine.clock.now())) ? undefined : 'unknown',
  )

type Db = Parameters<typeof insertShift>[0]

/** What is planned, and the command with it; refused, nothing is stored. */
const change = async (
  actor: TableActor,
  asked: CommandAsked,
  act: (db: Db) => Promise<Refused | undefined>,
): Promise<Refused | undefined> => {
  const { now, engine, table } = actor
  const { code } = table
  const { refused, shifts } = await whileLeading(engine, fenceOf(actor), async (db) => {
    const refused = await act(db)
    if (refused) return { refused, shifts: now.shifts }
    await storeCommand(db, code, asked)
    return { refused, shifts: await loadShifts(db, code, engine.clock.now()) }
  })
  now.shifts = shifts
  return refused
}
