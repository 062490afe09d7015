import { z } from 'zod'
import { caller, ENGINE_CALLS, type EngineCallName, type TriesAnswer } from '../engine-shapes.ts'
import type { TableActor } from './actor.ts'
import { type Engine, LostLeadership } from './engine.ts'
import { carryOutCommand } from './staff.ts'
import { act, own, place, seat, seed, seedCommitment, shoe, shoes, shown, undo } from './table-calls.ts'

type Body = { caller?: z.infer<typeof caller>; asked: never }
/** As HTTP has them. `text` is JSON. */
export type Answered = { status: 200 | 400 | 404 | 409 | 413 | 500; text: string }

const refused = (status: Answered['status'], error: string): Answered => ({ status, text: JSON.stringify({ error }) })
export const TOO_LONG = refused(413, 'too long')
const NO_SUCH_CALL = refused(404, 'no such call')
const NOT_THE_LEADER = refused(409, 'not the leader')
const FAILED = refused(500, 'failed')

/** A call of a page names its caller; the others may. */
const WITHOUT_CALLER: readonly EngineCallName[] = ['command', 'heads', 'shown', 'shoes', 'shoe', 'tries']
const shapeOf = (call: EngineCallName) =>
  z.object({ caller: WITHOUT_CALLER.includes(call) ? caller.nullish() : caller, asked: ENGINE_CALLS[call] })
/** Made once: zod compiles each shape where it is first used. */
const bodies = new Map((Object.keys(ENGINE_CALLS) as EngineCallName[]).map((call) => [call, shapeOf(call)]))

/** What a table answers to a call of another process. Never rejects: a call that failed may or may not have happened. */
export const answerCall = async (
  actorOf: (code: string) => TableActor | undefined,
  log: Engine['log'],
  { code, call, text }: { code: string; call: string; text: string },
): Promise<Answered> => {
  const body = bodies.get(call as EngineCallName)
  if (!body) return NO_SUCH_CALL
  const actor = actorOf(code)
  if (!actor) return NOT_THE_LEADER
  const parsed = body.safeParse(jsonOf(text))
  if (!parsed.success) return refused(400, z.prettifyError(parsed.error))
  try {
    return { status: 200, text: JSON.stringify(await answer(actor, call as EngineCallName, parsed.data as Body)) }
  } catch (error) {
    if (error instanceof LostLeadership) return NOT_THE_LEADER
    log.warn({ error, call }, 'a call to a table failed')
    return FAILED
  }
}

/** Undefined where it is none, which no call takes. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const answer = async (actor: TableActor, call: EngineCallName, { caller: by, asked }: Body): Promise<unknown> => {
  if (call === 'command') return carryOutCommand(actor, asked)
  if (call === 'heads') return actor.noteHeads(asked)
  if (call === 'shown') return shown(actor, by)
  if (call === 'tries') return { tries: Object.fromEntries(actor.caller.tries) } satisfies TriesAnswer
  if (call === 'shoes') return shoes(actor)
  if (call === 'shoe') return shoe(actor, asked)
  if (!by) throw new Error(`${call} without a caller`)
  try {
    if (call === 'own') return await own(actor, by)
    if (call === 'place') return await place(actor, by, asked)
    if (call === 'undo') return await undo(actor, by, asked)
    if (call === 'seedCommitment') return await seedCommitment(actor, by, asked)
    if (call === 'seed') return await seed(actor, by, asked)
    return call === 'seat' ? await seat(actor, by, asked) : await act(actor, by, asked)
  } catch (error) {
    if (error instanceof LostLeadership) throw error
    // It may or may not be stored: the same ids again say which.
    actor.engine.log.warn({ error, call }, 'a call of a page failed')
    return { outcome: 'pending' }
  }
}
