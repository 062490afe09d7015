import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readReplayTicket } from '../operator/replay-ticket.ts'
import type { Studio } from '../studio.ts'
import { type RightToRound, recordAgain, roundAgain } from '../tables/again/round-again.ts'
import type { RecordAgain, TableRoundAgain } from '../tables/again/round-again-shapes.ts'
import { PlayRefusal } from './play-refusal.ts'
import { replayAsked } from './play-shapes.ts'

/** A round of a live table that is over, and the record of its shoe. Each ticket shows one round to one of its players. */
export function serveTableRounds(scope: FastifyInstance, studio: Studio): void {
  scope.post('/play-api/table-round', async (request): Promise<TableRoundAgain> => {
    const language = request.headers['x-language']
    const asked = language === 'en' || language === 'vn' ? language : 'ko'
    const round = await roundAgain(studio.db, rightOf(studio, request), asked)
    if (!round) throw new PlayRefusal('ticket-ended', 404)
    return round
  })
  scope.post(
    '/play-api/table-record',
    async (request): Promise<RecordAgain> => recordAgain(studio.db, rightOf(studio, request)),
  )
}

function rightOf({ replayKey }: Studio, request: FastifyRequest): RightToRound {
  const asked = replayAsked.safeParse(request.body)
  const right = asked.success ? readReplayTicket(replayKey, asked.data.ticket, Date.now()) : undefined
  if (right?.player === undefined) throw new PlayRefusal('ticket-ended', 404)
  return { round: right.round, player: right.player }
}
