import type { RsStatus } from '@maru/vendor-wallet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { answerUnavailable, isUnavailable } from '../answer-unavailable.ts'
import { gameByCode } from '../catalogue.ts'
import type { BaccaratTable } from '../games/baccarat/table.ts'
import { readReplayTicket } from '../operator/replay-ticket.ts'
import { isPurseToken } from '../purses/purse-wallet.ts'
import { playRound } from '../rounds/play-round.service.ts'
import {
  lastRound,
  markShown,
  netOf,
  type Round,
  roundById,
  tableOf,
  unshownRound,
} from '../rounds/round.repository.ts'
import { isUnfinished } from '../rounds/round.states.ts'
import { tableBefore } from '../rounds/table-before.ts'
import { type Session, sessionBySecret } from '../sessions/session.repository.ts'
import { askStatus, hasEnded, lookAtOthers, noteEnded } from '../sessions/status.service.ts'
import type { Studio } from '../studio.ts'
import { netOfSession } from '../tables/engine/player.repository.ts'
import type { TableGateway } from '../tables/gateway/gateway.ts'
import { describeGame } from './describe-game.ts'
import { PlayRefusal } from './play-refusal.ts'
import {
  type PlayError,
  type ReplayShown,
  type RoundAnswer,
  type RoundShown,
  replayAsked,
  roundAsked,
  type SessionShown,
  type ShownAnswer,
  shownAsked,
  type TableShown,
} from './play-shapes.ts'
import { serveTableRounds } from './serve-table-rounds.ts'

/** Calls of the studio's own pages. The session's secret is the bearer token. */
export function servePlayCalls(app: FastifyInstance, studio: Studio, tables: TableGateway): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      if (error instanceof PlayRefusal) return reply.code(error.statusCode).send({ error: error.code })
      if (isUnavailable(error)) return answerUnavailable(reply)
      const status = error.statusCode ?? 500
      if (status >= 500) studio.log.error({ error }, 'play call failed')
      const code: PlayError = status >= 500 ? 'internal' : 'bet-invalid'
      return reply.code(status).send({ error: code })
    })
    scope.post('/play-api/session', async (request) =>
      describeSession(studio, tables, await sessionOf(studio, request)),
    )
    scope.post('/play-api/balance', async (request) => askStatus(studio, await sessionOf(studio, request)))
    scope.post('/play-api/round', async (request): Promise<RoundAnswer> => {
      const session = await sessionOf(studio, request)
      const { key, bet } = parsed(roundAsked, request.body)
      const played = await playRound(studio, session, { key, bet }).catch(inDoubt)
      if ('refusal' in played) throw new PlayRefusal(played.refusal, played.refusal === 'bet-invalid' ? 400 : 409)
      if (played.round.state === 'refused' && hasEnded(played.round.lastStatus)) await noteEnded(studio, session)
      return answerOf(played.round, played.balance ?? null, (await netOf(studio.db, session.id)).net)
    })
    scope.post('/play-api/shown', async (request): Promise<ShownAnswer> => {
      const session = await sessionOf(studio, request)
      await markShown(studio.db, session, parsed(shownAsked, request.body).round)
      return { net: (await netOf(studio.db, session.id)).net }
    })
    serveTableRounds(scope, studio)
    scope.post('/play-api/replay', async (request): Promise<ReplayShown> => {
      const right = readReplayTicket(studio.replayKey, parsed(replayAsked, request.body).ticket, Date.now())
      const round = right && (await roundById(studio.db, right.round))
      const game = round && gameByCode(round.gameCode)
      if (!round?.events || !game) throw new PlayRefusal('ticket-ended', 404)
      const language = request.headers['x-language']
      return {
        game: describeGame(game, language === 'en' || language === 'vn' ? language : 'ko'),
        round: shown(round),
        playedAt: round.createdAt.toISOString(),
        table: game.kind === 'baccarat' ? await tableBefore(studio.db, round) : null,
      }
    })
  })
}

/** It may be open already, and its bet taken. */
function inDoubt(error: unknown): never {
  throw isUnavailable(error) ? new PlayRefusal('internal', 503) : error
}

async function sessionOf(studio: Studio, request: FastifyRequest): Promise<Session> {
  const secret = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
  const session = secret && (await sessionBySecret(studio.db, secret))
  if (!session) throw new PlayRefusal('session-ended', 401)
  return session
}

function parsed<T>(shape: z.ZodType<T>, body: unknown): T {
  const result = shape.safeParse(body)
  if (!result.success) throw new PlayRefusal('bet-invalid', 400)
  return result.data
}

async function describeSession(studio: Studio, tables: TableGateway, session: Session): Promise<SessionShown> {
  const game = gameByCode(session.gameCode)
  if (!game) throw new PlayRefusal('session-ended', 401)
  const unshown = await unshownRound(studio.db, session)
  const [{ balance }, { net, rounds }, table, last] = await Promise.all([
    askStatus(studio, session),
    game.kind === 'table' ? tableNet(studio, session) : netOf(studio.db, session.id),
    tableOf(studio.db, session),
    lastRound(studio.db, session),
    lookAtOthers(studio, session),
  ])
  return {
    game:
      game.kind === 'table'
        ? await tables.describe(game.table, session.site, session.language)
        : describeGame(game, session.language),
    language: session.language,
    balance,
    net: unshown?.sessionId === session.id ? net - ((unshown.payout ?? 0) - unshown.stake) : net,
    rounds,
    age: Math.floor((Date.now() - session.startedAt.getTime()) / 1_000),
    lobbyUrl: session.lobbyUrl,
    depositUrl: session.depositUrl,
    demo: session.demo,
    hasPurse: isPurseToken(session.launchToken),
    table: game.kind === 'baccarat' ? tableShown(table as BaccaratTable | undefined, unshown !== undefined) : null,
    unshown: unshown ? shown(unshown) : null,
    settledUpTo: last ? last.number - (isUnfinished(last.state) ? 1 : 0) : 0,
  }
}

/** A live table says which rounds were played; a page of it counts none. */
const tableNet = async ({ db }: Studio, { id }: Session) => ({ net: await netOfSession(db, id), rounds: 0 })

/** Never the cards; and not the coup that is still to be shown. */
function tableShown(table: BaccaratTable | undefined, lastIsUnshown: boolean): TableShown | null {
  if (!table) return null
  return { shoe: table.shoe, outcomes: lastIsUnshown ? table.outcomes.slice(0, -1) : table.outcomes }
}

function answerOf(round: Round, balance: number | null, net: number): RoundAnswer {
  switch (round.state) {
    case 'decided':
    case 'paid':
      return { outcome: 'played', round: shown(round), balance, net }
    case 'refused':
      return { outcome: 'refused', reason: reasonOf(round.lastStatus), balance }
    case 'undoing':
    case 'undone':
      return { outcome: 'undone' }
    case 'opened':
      return { outcome: 'pending' }
  }
}

function shown({ id, number, stake, payout, events, state }: Round): RoundShown {
  return { id, number, stake, payout: payout ?? 0, events: events ?? [], paid: state === 'paid' }
}

const REASONS: Partial<Record<RsStatus, PlayError>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'no-money',
  RS_ERROR_LIMIT_REACHED: 'limit-reached',
  RS_ERROR_BET_LIMIT_EXCEEDED: 'stake-limit',
}

function reasonOf(status: string | null): PlayError {
  return hasEnded(status) ? 'session-ended' : (REASONS[status as RsStatus] ?? 'not-allowed')
}
