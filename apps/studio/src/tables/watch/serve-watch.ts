import type { Rate } from '@maru/stomp'
import type { FastifyInstance } from 'fastify'
import { createCallRates } from '../../sessions/call-rates.ts'
import type { Studio } from '../../studio.ts'
import { recordOf } from '../engine/record.repository.ts'
import { finishedShoesOf } from '../gateway/finished-shoes.ts'
import type { TableGateway } from '../gateway/gateway.ts'
import { tableByCode } from '../table-list.ts'
import { WATCH_CALLS, type WatchCallName, type WatchedTable } from './watch-shapes.ts'
import { readWatchTicket } from './watch-ticket.ts'

/** Of one ticket: a page asks when it opens, and every three seconds while its socket is down. */
const RATE: Rate = { perSecond: 2, burst: 20 }
const BODY_LIMIT = 1_024

/** What a room asks that may only be watched. A ticket is no session: no call that places or takes anything knows it. */
export function serveWatch(app: FastifyInstance, studio: Studio, { leaders, describe }: TableGateway): void {
  const rates = createCallRates(app, RATE)
  app.post<{ Params: { call: string } }>('/play-api/watch/:call', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const ticket = /^Bearer ([\w.-]{1,400})$/.exec(request.headers.authorization ?? '')?.[1]
    const right = ticket === undefined ? undefined : readWatchTicket(studio.watchKey, ticket, Date.now())
    const table = right && tableByCode(right.code)
    if (!ticket || !right || !table) return reply.code(401).send({ error: 'session-ended' })
    const { call } = request.params
    const name = Object.hasOwn(WATCH_CALLS, call) ? (call as WatchCallName) : undefined
    if (!name) return reply.code(404).send({ error: 'not-allowed' })
    if (!rates.mayCall(ticket)) return reply.code(429).send({ error: 'not-allowed' })
    const parsed = WATCH_CALLS[name].safeParse(request.body ?? {})
    if (!parsed.success) return reply.code(400).send({ error: 'bet-invalid' })
    if (name === 'describe') {
      const language = request.headers['x-language']
      const asked = language === 'en' || language === 'vn' ? language : 'ko'
      const said: WatchedTable = { table: await describe(table, right.site, asked), until: right.until }
      return reply.send(said)
    }
    if (name === 'shoes') return reply.send({ shoes: await finishedShoesOf(studio.db, table.code) })
    if (name === 'shoe') {
      const { shoe } = WATCH_CALLS.shoe.parse(parsed.data)
      return reply.send({ record: (await recordOf(studio.db, table, shoe)) ?? null })
    }
    // Without a caller: who watches wakes no table and has no part of a round.
    const answer = await leaders.ask(table.code, 'shown', { asked: {} })
    if (answer?.status !== 200) return reply.code(503).send({ error: 'internal' })
    return reply.type('application/json; charset=utf-8').send(answer.text)
  })
}
