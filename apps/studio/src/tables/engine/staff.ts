import { decideRound, mayBeVoided, voidRound } from '@maru/live-games'
import type { TransactionDb } from '@maru/postgres'
import type { CommandAnswer, CommandAsked, StaffOrder } from '../engine-shapes.ts'
import { placesOf } from '../table-places.ts'
import type { TableActor } from './actor.ts'
import { clockOf, commitStep } from './commit-step.ts'
import { dealFromSight } from './deal.ts'
import { endInVoid } from './round-steps.ts'
import { storeDealt, whileLeading } from './table.repository.ts'
import { runningRound } from './table-now.ts'

type Db = Pick<TransactionDb, 'query'>
type Refused = Extract<CommandAnswer, { outcome: 'refused' }>['reason']

/** What staff of the operator do with a table: each once, and kept. */
export const carryOutCommand = (actor: TableActor, asked: CommandAsked): Promise<CommandAnswer> =>
  actor.exclusively(async () => {
    const known = await knownCommand(actor, asked)
    if (known) return known
    const refused = await carryOut(actor, asked)
    return refused ? { outcome: 'refused', reason: refused } : { outcome: 'done' }
  })

const knownCommand = async (actor: TableActor, { id, order }: CommandAsked): Promise<CommandAnswer | undefined> => {
  const { rows } = await actor.engine.db.query<{ code: string; answer: CommandAnswer; isSame: boolean }>(
    'SELECT code, answer, content = $2::jsonb AS "isSame" FROM studio.table_command WHERE id = $1',
    [id, JSON.stringify(order)],
  )
  const row = rows[0]
  if (!row) return undefined
  return row.code === actor.table.code && row.isSame ? row.answer : { outcome: 'refused', reason: 'conflict' }
}

/** In the transaction of what it does. */
const keepCommand = (db: Db, code: string, { id, by, order }: CommandAsked): Promise<unknown> =>
  db.query('INSERT INTO studio.table_command (id, code, by, content, answer) VALUES ($1, $2, $3, $4, $5)', [
    id,
    code,
    by,
    JSON.stringify(order),
    JSON.stringify({ outcome: 'done' } satisfies CommandAnswer),
  ])

const carryOut = async (actor: TableActor, asked: CommandAsked): Promise<Refused | undefined> => {
  const { order } = asked
  switch (order.kind) {
    case 'open':
    case 'pause':
    case 'close':
      return change(actor, asked, 'state', ({ open: 'open', pause: 'paused', close: 'closed' } as const)[order.kind])
    case 'dealer':
      return change(actor, asked, 'dealer', order.dealer)
    case 'dress':
      return change(actor, asked, 'room', order.room)
    case 'video':
      if (actor.table.game === 'blackjack') return 'not-possible'
      return actor.now.row.phase === 'asleep' ? change(actor, asked, 'video', order.video) : 'too-late'
    case 'switch':
    case 'limits':
      return changeSite(actor, asked, order)
    case 'void':
      return voidNow(actor, asked, order)
    case 'type-result':
      return typeResult(actor, asked, order)
    case 'confirm-result':
      return confirmResult(actor, asked, order)
  }
}

const keep = (actor: TableActor, asked: CommandAsked, act: (db: Db) => Promise<unknown>): Promise<void> =>
  whileLeading(actor.engine, { code: actor.table.code, term: actor.now.term }, async (db) => {
    await act(db)
    await keepCommand(db, actor.table.code, asked)
  })

const change = async <Field extends 'state' | 'dealer' | 'room' | 'video'>(
  actor: TableActor,
  asked: CommandAsked,
  field: Field,
  value: TableActor['now'][Field],
): Promise<undefined> => {
  const stored = field === 'video' && value !== null ? JSON.stringify(value) : value
  await keep(actor, asked, (db) =>
    db.query(`UPDATE studio.live_table SET ${field} = $2 WHERE code = $1`, [actor.table.code, stored]),
  )
  const { now } = actor
  now[field] = value
  if (field === 'state' && value === 'open') actor.present()
  actor.publisher.publish({ t: 'state', state: now.state, dealer: now.dealer, video: now.video })
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
  await keep(actor, asked, (db) =>
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
  await endInVoid(actor, to, reason, (db) => keepCommand(db, actor.table.code, asked))
  return undefined
}

/** What was typed waits for the one who confirms it. */
const typeResult = async (
  actor: TableActor,
  asked: CommandAsked,
  { round, dealt }: Extract<StaffOrder, { kind: 'type-result' }>,
): Promise<Refused | undefined> => {
  const refused = maySee(actor, round)
  if (refused) return refused
  if (!dealFromSight(actor.table.game, dealt)) return 'wrong-result'
  await keep(actor, asked, async () => {})
  return undefined
}

const confirmResult = async (
  actor: TableActor,
  asked: CommandAsked,
  { round, typed }: Extract<StaffOrder, { kind: 'confirm-result' }>,
): Promise<Refused | undefined> => {
  const { now, engine, table } = actor
  const running = runningRound(now)
  const refused = maySee(actor, round)
  if (refused || !running) return refused ?? 'unknown'
  const { rows } = await engine.db.query<{ content: StaffOrder }>(
    'SELECT content FROM studio.table_command WHERE id = $1 AND code = $2',
    [typed, table.code],
  )
  const order = rows[0]?.content
  if (order?.kind !== 'type-result' || order.round !== round) return 'unknown'
  const dealt = dealFromSight(table.game, order.dealt)
  if (!dealt) return 'wrong-result'
  await commitStep(actor, decideRound(now.row, engine.clock.now()), running, [], async (db) => {
    await storeDealt(db, table.code, round, dealt)
    await keepCommand(db, table.code, asked)
  })
  running.dealt = dealt
  return undefined
}

const maySee = ({ now }: TableActor, round: number): Refused | undefined => {
  if (now.video === null) return 'not-possible'
  if (round !== now.row.round) return round > now.row.round ? 'unknown' : 'too-late'
  return now.row.phase === 'dealing' && !now.row.decided ? undefined : 'too-late'
}
