import type { z } from 'zod'
import type { Caller, OwnAnswer, ShoesAnswer, ShownAnswer } from '../engine-shapes.ts'
import type { TABLE_CALLS, TableAnswer, TableRefusal } from '../table-shapes.ts'
import type { TableActor } from './actor.ts'
import { storedChange } from './event.repository.ts'
import { finishedShoes, recordOf } from './record.repository.ts'
import { actAtTurn, takeSeat } from './seats.ts'
import { ownShown } from './shown.ts'
import { playerKeyOf } from './wallet-ids.ts'

type Asked = { [Call in keyof typeof TABLE_CALLS]: z.infer<(typeof TABLE_CALLS)[Call]> }
/** How long a page waits for the wallet, ms; then it asks again. */
const ANSWER_WITHIN_MS = 2_500
/** And for what is just being stored. */
const STORED_WITHIN_MS = 500

const come = async (actor: TableActor, caller: Caller): Promise<string> => {
  const key = playerKeyOf(caller.site, caller.player)
  await actor.people.playerOf(key, caller.name, caller.sessionId)
  actor.present()
  return key
}

/** `pending` where what would be said is not stored. */
const answerOf = (
  actor: TableActor,
  key: string,
  caller: Caller,
  refused?: TableRefusal,
  most?: number,
): Promise<TableAnswer> => whenStored(actor, key, () => answerNow(actor, key, caller, refused, most))

const whenStored = async (actor: TableActor, key: string, answer: () => TableAnswer): Promise<TableAnswer> =>
  (await actor.waiting.whenStored(key, STORED_WITHIN_MS, answer)) ?? { outcome: 'pending' }

const answerNow = (
  actor: TableActor,
  key: string,
  { sessionId }: Caller,
  refused?: TableRefusal,
  most?: number,
): TableAnswer => {
  const own = ownShown(actor.now, key, sessionId)
  return refused ? { outcome: 'refused', reason: refused, ...(most ? { most } : {}), own } : { outcome: 'done', own }
}

export const place = async (
  actor: TableActor,
  caller: Caller,
  { round, change, chips }: Asked['place'],
): Promise<TableAnswer> => {
  const key = await come(actor, caller)
  if (!actor.roundOf(round)) return placedBefore(actor, caller, key, round, change)
  const known = actor.roundOf(round)?.state.changes.get(change)
  // Waits from before the command: the wallet may answer before this call goes on.
  const answered = actor.waiting.untilAnswered(change, ANSWER_WITHIN_MS)
  const { refused, most } = await actor.command(
    round,
    { type: 'place', change, player: key, chips },
    { session: caller.sessionId, name: caller.name },
  )
  if (refused) return answerOf(actor, key, caller, refused, most)
  if (!known || known.state === 'asked') await answered
  return becameOf(actor, caller, key, round, change)
}

/** The round is over, and everything of it is acknowledged. */
const placedBefore = async (
  actor: TableActor,
  caller: Caller,
  key: string,
  round: number,
  change: string,
): Promise<TableAnswer> => {
  const became = await storedChange(actor.engine.db, actor.table.code, round, change, key)
  if (became === 'accepted') return answerOf(actor, key, caller)
  return answerOf(actor, key, caller, became === 'refused' ? 'not-allowed' : 'late')
}

/** What has become of a change. */
const becameOf = async (
  actor: TableActor,
  caller: Caller,
  key: string,
  round: number,
  id: string,
): Promise<TableAnswer> => {
  if (!actor.roundOf(round)) return placedBefore(actor, caller, key, round, id)
  return whenStored(actor, key, () => {
    const kept = actor.roundOf(round)
    const change = kept?.state.changes.get(id)
    // A round that ended meanwhile says it when it is asked again.
    if (!change || change.state === 'asked') return { outcome: 'pending' }
    if (change.state === 'refused') return answerNow(actor, key, caller, kept?.whyOf.get(id) ?? 'not-allowed')
    return answerNow(actor, key, caller, change.why === 'late' ? 'late' : undefined)
  })
}

export const undo = async (
  actor: TableActor,
  caller: Caller,
  { round, change }: Asked['undo'],
): Promise<TableAnswer> => {
  const key = await come(actor, caller)
  const { refused } = await actor.command(round, { type: 'undo', player: key, change })
  return answerOf(actor, key, caller, refused)
}

export const seedCommitment = async (
  actor: TableActor,
  caller: Caller,
  { cut, commitment }: Asked['seedCommitment'],
): Promise<TableAnswer> => {
  const key = await come(actor, caller)
  return answerOf(actor, key, caller, await actor.seed({ session: caller.sessionId, cut, commitment }))
}

export const seed = async (actor: TableActor, caller: Caller, { cut, seed }: Asked['seed']): Promise<TableAnswer> => {
  const key = await come(actor, caller)
  return answerOf(actor, key, caller, await actor.seed({ session: caller.sessionId, cut, seed }))
}

/** Between two commits, so that nothing is shown that may not be stored. */
export const shown = async (actor: TableActor, caller: Caller | undefined): Promise<ShownAnswer> => {
  const key = caller && (await come(actor, caller))
  return actor.exclusively(async () => ({
    message: actor.publisher.whole(),
    own: key ? ownShown(actor.now, key, caller.sessionId) : null,
  }))
}

/** The caller's part of `shown` alone. */
export const own = async (actor: TableActor, caller: Caller): Promise<OwnAnswer> => {
  const key = await come(actor, caller)
  return actor.exclusively(async () => ({ own: ownShown(actor.now, key, caller.sessionId) }))
}

export const shoes = async (actor: TableActor): Promise<ShoesAnswer> => ({
  shoes: await finishedShoes(actor.engine.db, actor.table.code),
})

/** Null until the shoe has ended. */
export const shoe = async (actor: TableActor, { shoe }: Asked['shoe']) => ({
  record: (await recordOf(actor.engine.db, actor.table, shoe)) ?? null,
})

export const seat = async (actor: TableActor, caller: Caller, { seat }: Asked['seat']): Promise<TableAnswer> => {
  const key = await come(actor, caller)
  return answerOf(actor, key, caller, await actor.exclusively(() => takeSeat(actor, key, caller, seat)))
}

export const act = async (actor: TableActor, caller: Caller, asked: Asked['act']): Promise<TableAnswer> => {
  const key = await come(actor, caller)
  const { refused, raise } = await actor.exclusively(() => actAtTurn(actor, caller, asked))
  if (refused || !raise) return answerOf(actor, key, caller, refused)
  if (actor.roundOf(asked.round)?.state.changes.get(raise)?.state === 'asked')
    await actor.waiting.untilAnswered(raise, ANSWER_WITHIN_MS)
  return becameOf(actor, caller, key, asked.round, raise)
}
