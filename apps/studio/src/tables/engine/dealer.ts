import { acceptsBets, decideRound, endBetting, mayBeOpened, openRound } from '@maru/live-games'
import type { CommandAnswer, CommandAsked, StaffOrder } from '../engine-shapes.ts'
import type { TableActor } from './actor.ts'
import { storeCommand } from './command.repository.ts'
import { clockOf, commitStep, publishPhase } from './commit-step.ts'
import { dealFromSight } from './deal.ts'
import { beginRound, roundOf } from './steps.ts'
import { insertRound, storeDealt, whileLeading } from './table.repository.ts'
import { runningRound } from './table-now.ts'

/** What the dealer of a table with a stream does in a round, in the order in which it is done. */

type Refused = Extract<CommandAnswer, { outcome: 'refused' }>['reason']
type OrderOf<Kind extends StaffOrder['kind']> = Extract<StaffOrder, { kind: Kind }>

/** No round of such a table lasts longer: what was typed earlier is of another one. */
const LONGEST_ROUND_S = 3_600

/** Begins the round of this number, which is the next one. */
export const openBets = async (
  actor: TableActor,
  asked: CommandAsked,
  { round }: OrderOf<'open-bets'>,
): Promise<Refused | undefined> => {
  const { now, engine, table } = actor
  if (now.video === null || now.state !== 'open') return 'not-possible'
  if (round !== now.row.round + 1) return round > now.row.round ? 'unknown' : 'too-late'
  if (!mayBeOpened(now.row)) return 'not-possible'
  const to = openRound(now.row, clockOf(actor), engine.clock.now())
  const next = roundOf(now, to)
  await commitStep(actor, to, undefined, [], async (db) => {
    await insertRound(db, table.code, next)
    await storeCommand(db, table.code, asked)
  })
  beginRound(actor, next)
  return undefined
}

/** Betting ends before its time; the clock goes on from there. */
export const closeBets = async (
  actor: TableActor,
  asked: CommandAsked,
  { round }: OrderOf<'close-bets'>,
): Promise<Refused | undefined> => {
  const { now, engine, table } = actor
  const at = engine.clock.now()
  if (now.video === null) return 'not-possible'
  if (round !== now.row.round) return round > now.row.round ? 'unknown' : 'too-late'
  if (!acceptsBets(now.row, at)) return 'too-late'
  await commitStep(actor, endBetting(now.row, at), undefined, [], (db) => storeCommand(db, table.code, asked))
  publishPhase(actor)
  return undefined
}

/** What was typed waits for the one who confirms it. What is typed anew takes its place. */
export const typeResult = async (
  actor: TableActor,
  asked: CommandAsked,
  { round, dealt }: OrderOf<'type-result'>,
): Promise<Refused | undefined> => {
  const { engine, table, now } = actor
  const refused = maySee(actor, round)
  if (refused) return refused
  if (!dealFromSight(table.game, dealt)) return 'wrong-result'
  await whileLeading(engine, { code: table.code, term: now.term }, (db) => storeCommand(db, table.code, asked))
  return undefined
}

export const confirmResult = async (
  actor: TableActor,
  asked: CommandAsked,
  { round, typed }: OrderOf<'confirm-result'>,
): Promise<Refused | undefined> => {
  const { now, engine, table } = actor
  const running = runningRound(now)
  const refused = maySee(actor, round)
  if (refused || !running) return refused ?? 'unknown'
  const { rows } = await engine.db.query<{ id: string; content: OrderOf<'type-result'>; by: string }>(
    `SELECT id, content, by FROM studio.table_command
     WHERE code = $1 AND at > clock_timestamp() - make_interval(secs => $3) AND content ->> 'kind' = 'type-result'
       AND (content ->> 'round')::int8 = $2 ORDER BY at DESC`,
    [table.code, round, LONGEST_ROUND_S],
  )
  const order = rows.find(({ id }) => id === typed.toLowerCase())
  if (!order) return 'unknown'
  // Whoever confirms has read another result than the one that would be in force.
  if (order !== rows[0]) return 'conflict'
  if (order.by === asked.by) return 'not-possible'
  const dealt = dealFromSight(table.game, order.content.dealt)
  if (!dealt) return 'wrong-result'
  await commitStep(actor, decideRound(now.row, engine.clock.now()), running, [], async (db) => {
    await storeDealt(db, table.code, round, dealt)
    await storeCommand(db, table.code, asked)
  })
  running.dealt = dealt
  return undefined
}

const maySee = ({ now }: TableActor, round: number): Refused | undefined => {
  if (now.video === null) return 'not-possible'
  if (round !== now.row.round) return round > now.row.round ? 'unknown' : 'too-late'
  return now.row.phase === 'dealing' && !now.row.decided ? undefined : 'too-late'
}

/** A table that was paused or closed need not wait for its dealer any more. */
export const endHeldBreak = async (actor: TableActor): Promise<void> => {
  const { row, state, video } = actor.now
  if (video === null || state === 'open' || row.phase !== 'break') return
  await commitStep(actor, { ...row, endsAt: actor.engine.clock.now() }, undefined, [])
}
