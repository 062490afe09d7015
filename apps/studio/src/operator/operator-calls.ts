import {
  OPERATOR_CALLS,
  type OperatorCallName,
  type OperatorRequest,
  SIGNATURE_HEADER,
  verify,
} from '@maru/vendor-wallet'
import type { FastifyInstance } from 'fastify'
import { gameByCode } from '../catalogue.ts'
import { roundById } from '../rounds/round.repository.ts'
import { sessionById, startSession } from '../sessions/session.repository.ts'
import type { Studio } from '../studio.ts'
import type { TableGateway } from '../tables/gateway/gateway.ts'
import { tableCalls } from '../tables/operator/table-operator-calls.ts'
import { CallError } from './call-error.ts'
import { FRAME_MESSAGES } from './frame-messages.ts'
import { listedGames } from './game-list.ts'
import { replayTicket } from './replay-ticket.ts'

type Answers = { [N in OperatorCallName]: (request: OperatorRequest<N>) => Promise<unknown> }

/** The operator's calls: signature first, over the bytes as they came, and only then the body. */
export function serveOperatorCalls(app: FastifyInstance, studio: Studio, tables: TableGateway): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) studio.log.error({ error }, 'operator call failed')
      return reply.code(status).send({ error: status >= 500 ? 'internal error' : error.message })
    })
    const answers: Answers = { ...answersOf(studio, tables), ...tableCalls(studio.db, tables) }
    for (const name of Object.keys(OPERATOR_CALLS) as OperatorCallName[]) {
      scope.post(OPERATOR_CALLS[name].path, async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = request.headers[SIGNATURE_HEADER]
        if (!verify(body, typeof signature === 'string' ? signature : undefined, studio.operatorKey)) {
          throw new CallError(401, 'invalid signature')
        }
        const answer = answers[name] as (request: unknown) => Promise<unknown>
        return answer(parse(name, body))
      })
    }
  })
}

function parse(name: OperatorCallName, body: Buffer): unknown {
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8'))
  } catch {
    throw new CallError(400, 'body is not JSON')
  }
  const parsed = OPERATOR_CALLS[name].request.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new CallError(400, `${issue?.path.join('.')}: ${issue?.message}`)
}

function answersOf(studio: Studio, tables: TableGateway): Pick<Answers, 'gameUrl' | 'gameList' | 'gameRound'> {
  return {
    async gameUrl(request) {
      const game = gameByCode(request.game_code)
      if (!game) throw new CallError(404, 'unknown game')
      if (request.currency !== 'KRW') throw new CallError(403, 'currency is not enabled')
      if (game.kind === 'table' && !(await tables.isOnAt(game.code, request.sub_partner_id)))
        throw new CallError(403, 'the table is off at this site')
      const secret = await startSession(studio.db, request)
      const url = `${studio.publicUrl}/play/${game.code}?session=${secret}&lang=${request.lang}`
      return { url, frame_messages: [...FRAME_MESSAGES] }
    },
    async gameList() {
      return listedGames()
    },
    async gameRound({ round: id, user, lang, lobby_url }) {
      const round = isUuid(id) ? await roundById(studio.db, id) : undefined
      if (!round?.events || round.player !== user) throw new CallError(404, 'unknown round')
      const shownAt = lobby_url ?? (await sessionById(studio.db, round.sessionId)).lobbyUrl
      const ticket = replayTicket(studio.replayKey, { round: round.id, framer: new URL(shownAt).origin }, Date.now())
      return { url: `${studio.publicUrl}/replay/${round.gameCode}?ticket=${ticket}&lang=${lang ?? 'ko'}` }
    },
  }
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
