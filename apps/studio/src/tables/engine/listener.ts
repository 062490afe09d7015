import { hkdfSync, timingSafeEqual } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  caller,
  ENGINE_CALLS,
  type EngineCallName,
  INTERNAL_SECRET_HEADER,
  type TriesAnswer,
} from '../engine-shapes.ts'
import type { TableActor } from './actor.ts'
import { type Engine, LostLeadership } from './engine.ts'
import { carryOutCommand } from './staff.ts'
import { act, own, place, seat, seed, seedCommitment, shoe, shoes, shown, undo } from './table-calls.ts'

const BODY_LIMIT = 64 * 1024

/** What processes of this studio show each other, hexadecimal; `privateKey`: DER of PKCS #8. */
export const internalSecretOf = (privateKey: Buffer): string =>
  Buffer.from(hkdfSync('sha256', privateKey, '', 'maru studio internal calls', 32)).toString('hex')

/** The calls that other processes of the studio make to the leader of a table. */
export const serveEngineCalls = (
  secret: string,
  actorOf: (code: string) => TableActor | undefined,
  log: Engine['log'],
): FastifyInstance => {
  const app = fastify({ bodyLimit: BODY_LIMIT, return503OnClosing: false })
  const expected = Buffer.from(secret)
  app.addHook('onRequest', async (request, reply) => {
    const shown = Buffer.from(String(request.headers[INTERNAL_SECRET_HEADER] ?? ''))
    if (shown.length !== expected.length || !timingSafeEqual(shown, expected))
      return reply.code(401).send({ error: 'secret' })
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof LostLeadership) return reply.code(409).send({ error: 'not the leader' })
    const status = error.statusCode ?? 500
    if (status >= 500) log.warn({ error }, 'a call to a table failed')
    return reply.code(status).send({ error: error.message })
  })
  app.get('/health', async () => ({ status: 'ok' }))
  app.post<{ Params: { code: string; call: string } }>('/internal/tables/:code/:call', async (request, reply) => {
    const { code, call } = request.params
    const body = bodies.get(call as EngineCallName)
    if (!body) return reply.code(404).send({ error: 'no such call' })
    const actor = actorOf(code)
    if (!actor) throw new LostLeadership(code)
    const parsed = body.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) })
    return answer(actor, call as EngineCallName, parsed.data as Body)
  })
  return app
}

type Body = { caller?: z.infer<typeof caller>; asked: never }

/** A call of a page names its caller; the others may. */
const WITHOUT_CALLER: readonly EngineCallName[] = ['command', 'heads', 'shown', 'shoes', 'shoe', 'tries']
const shapeOf = (call: EngineCallName) =>
  z.object({ caller: WITHOUT_CALLER.includes(call) ? caller.nullish() : caller, asked: ENGINE_CALLS[call] })
/** Made once: zod compiles each shape where it is first used. */
const bodies = new Map((Object.keys(ENGINE_CALLS) as EngineCallName[]).map((call) => [call, shapeOf(call)]))

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
