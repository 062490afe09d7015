import {
  OPERATOR_CALLS,
  type OperatorCallName,
  type OperatorRequest,
  parseExactly,
  SIGNATURE_HEADER,
  verify,
} from '@maru/vendor-wallet'
import type { FastifyInstance } from 'fastify'
import { answerUnavailable, isUnavailable } from '../answer-unavailable.ts'
import { gameByCode } from '../catalogue.ts'
import { PURSE_PATH, purseCalls } from '../purses/purse-calls.ts'
import { roundById } from '../rounds/round.repository.ts'
import { sessionById, startSession } from '../sessions/session.repository.ts'
import { lookAtAll } from '../sessions/status.service.ts'
import type { Studio } from '../studio.ts'
import { findRoundOfPlayer } from '../tables/again/round-again.ts'
import type { TableGateway } from '../tables/gateway/gateway.ts'
import { tableCalls } from '../tables/operator/table-operator-calls.ts'
import { CallError } from './call-error.ts'
import { FRAME_MESSAGES } from './frame-messages.ts'
import { listedGames } from './game-list.ts'
import { type ReplayRight, replayTicket } from './replay-ticket.ts'

type Answers = { [N in OperatorCallName]?: (request: OperatorRequest<N>) => Promise<unknown> }

/** The operator's calls: signature first, over the bytes as they came, and only then the body. */
export function serveOperatorCalls(app: FastifyInstance, studio: Studio, tables: TableGateway): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      if (isUnavailable(error)) return answerUnavailable(reply)
      const status = error.statusCode ?? 500
      if (status >= 500) studio.log.error({ error }, 'operator call failed')
      return reply.code(status).send({ error: status >= 500 ? 'internal error' : error.message })
    })
    const answers: [below: string, calls: Answers][] = [
      ['', { ...answersOf(studio, tables), ...tableCalls(studio, tables) }],
      [PURSE_PATH, purseCalls(studio)],
    ]
    for (const [below, calls] of answers) serveAnswers(scope, studio, below, calls)
  })
}

function serveAnswers(scope: FastifyInstance, studio: Studio, below: string, calls: Answers): void {
  for (const name of Object.keys(calls) as OperatorCallName[]) {
    scope.post(below + OPERATOR_CALLS[name].path, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = request.headers[SIGNATURE_HEADER]
      if (!verify(body, typeof signature === 'string' ? signature : undefined, studio.operatorKey)) {
        throw new CallError(401, 'invalid signature')
      }
      const answer = calls[name] as (request: unknown) => Promise<unknown>
      return answer(parse(name, body))
    })
  }
}

function parse(name: OperatorCallName, body: Buffer): unknown {
  let json: unknown
  try {
    json = parseExactly(body.toString('utf8'))
  } catch {
    throw new CallError(400, 'body is not JSON')
  }
  const parsed = OPERATOR_CALLS[name].request.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new CallError(400, `${issue?.path.join('.')}: ${issue?.message}`)
}

function answersOf(studio: Studio, tables: TableGateway): Answers {
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
    async sessionEnded(request) {
      await lookAtAll(studio, request.sub_partner_id, request.user)
      return {}
    },
    async gameRound(request) {
      const right = (await soloRound(studio, request)) ?? (await tableRound(studio, request))
      if (!right) throw new CallError(404, 'unknown round')
      const { code, ...shown } = right
      const ticket = replayTicket(studio.replayKey, shown, Date.now())
      return { url: `${studio.publicUrl}/replay/${code}?ticket=${ticket}&lang=${request.lang ?? 'ko'}` }
    },
  }
}

type RoundAsked = OperatorRequest<'gameRound'>
type Shown = ReplayRight & { code: string }

/** A decided round of the player's own. */
async function soloRound({ db }: Studio, { round: id, user, lobby_url }: RoundAsked): Promise<Shown | undefined> {
  const round = isUuid(id) ? await roundById(db, id) : undefined
  if (!round?.events || round.player !== user) return undefined
  const shownAt = lobby_url ?? (await sessionById(db, round.sessionId)).lobbyUrl
  return { code: round.gameCode, round: round.id, framer: new URL(shownAt).origin }
}

/** A round of a live table that is over, with the player's own stakes. */
async function tableRound({ db }: Studio, { round: id, user, lobby_url }: RoundAsked): Promise<Shown | undefined> {
  const found = isUuid(id) ? await findRoundOfPlayer(db, id, user) : undefined
  if (!found) return undefined
  const { sessionId, ...right } = found
  const shownAt = lobby_url ?? (await sessionById(db, sessionId)).lobbyUrl
  return { ...right, framer: new URL(shownAt).origin }
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
