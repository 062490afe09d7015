import type { Rate } from '@maru/stomp'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCallRates } from '../../sessions/call-rates.ts'
import { createOpenSessions } from '../../sessions/open-sessions.ts'
import type { Session } from '../../sessions/session.repository.ts'
import type { Studio } from '../../studio.ts'
import { recordOf } from '../engine/record.repository.ts'
import { tableByCode } from '../table-list.ts'
import { TABLE_CALLS, type TableAnswer, type TableCallName } from '../table-shapes.ts'
import { finishedShoesOf } from './finished-shoes.ts'
import type { TableGateway } from './gateway.ts'
import { callerOf } from './table-topics.ts'

/** Of one session, all its pages together: a chip, an undo and a question each second are far below. */
const RATE: Rate = { perSecond: 10, burst: 60 }
const BODY_LIMIT = 16 * 1024

/** Their answer is a TableAnswer; that of the others says how things are, so where nobody leads the table there is none. */
const CHANGING: readonly TableCallName[] = ['place', 'undo', 'seedCommitment', 'seed', 'seat', 'act']

const PENDING: TableAnswer = { outcome: 'pending' }
const TOO_OFTEN: TableAnswer = { outcome: 'refused', reason: 'too-often', own: null }

/** Calls of the rooms: checked here, answered by whoever leads the table. The session's secret is the bearer token. */
export function serveTableCalls(app: FastifyInstance, studio: Studio, { leaders, describe }: TableGateway): void {
  const openSession = createOpenSessions(studio.db)
  const rates = createCallRates(app, RATE)

  /** Undefined: no session. `often`: one that asks too often, which is not even looked up. */
  const sessionOf = async (request: FastifyRequest): Promise<Session | 'often' | undefined> => {
    const secret = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
    if (!secret) return undefined
    const isKnown = rates.isKnown(secret)
    if (isKnown && !rates.mayCall(secret)) return 'often'
    const session = await openSession(secret)
    // Secrets of nobody are not held in memory.
    if (session && !isKnown) rates.mayCall(secret)
    return session
  }

  app.post<{ Params: { code: string; call: string } }>(
    '/play-api/table/:code/:call',
    { bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const { code, call } = request.params
      const session = await sessionOf(request)
      if (!session) return reply.code(401).send({ error: 'session-ended' })
      const name = Object.hasOwn(TABLE_CALLS, call) ? (call as TableCallName) : undefined
      const table = tableByCode(code)
      if (!name || !table) return reply.code(404).send({ error: 'not-allowed' })
      const isChanging = CHANGING.includes(name)
      if (session === 'often')
        return isChanging ? reply.send(TOO_OFTEN) : reply.code(429).send({ error: 'not-allowed' })
      const parsed = TABLE_CALLS[name].safeParse(request.body ?? {})
      if (!parsed.success) return reply.code(400).send({ error: 'bet-invalid' })
      // What is over stands in the database, whoever leads the table.
      if (name === 'describe') return reply.send(await describe(table, session.site, session.language))
      if (name === 'shoes') return reply.send({ shoes: await finishedShoesOf(studio.db, code) })
      if (name === 'shoe') {
        const { shoe } = TABLE_CALLS.shoe.parse(parsed.data)
        return reply.send({ record: (await recordOf(studio.db, table, shoe)) ?? null })
      }
      const answer = await leaders.ask(code, name, { caller: callerOf(session), asked: parsed.data as never })
      if (!answer) return isChanging ? reply.send(PENDING) : reply.code(503).send({ error: 'internal' })
      if (answer.status !== 200) return reply.code(400).send({ error: 'bet-invalid' })
      return reply.type('application/json; charset=utf-8').send(answer.text)
    },
  )
}
