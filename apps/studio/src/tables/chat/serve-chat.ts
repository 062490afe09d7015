import type { Rate } from '@maru/stomp'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { createCallRates } from '../../sessions/call-rates.ts'
import { createOpenSessions } from '../../sessions/open-sessions.ts'
import type { Session } from '../../sessions/session.repository.ts'
import type { Studio } from '../../studio.ts'
import { displayName } from '../gateway/display-name.ts'
import { tableByCode } from '../table-list.ts'
import { deleteOld, insertMessage, insertReport, rightsOf } from './chat.repository.ts'
import { publishChat } from './chat-room.ts'
import { CHAT_CALLS, type ChatAnswer, type ChatCallName, type ChatRefusal } from './chat-shapes.ts'
import { cleanText } from './clean-text.ts'

/** Of one session; and of a player in a minute, at all tables and in all processes. */
const RATE: Rate = { perSecond: 0.5, burst: 5 }
const MOST_A_MINUTE = 15
/** Calls at once in this process: what comes beyond them is refused, so that bets never wait for chat. */
const MOST_AT_ONCE = 4
const BODY_LIMIT = 4 * 1024
/** How long messages are stored; looked at so often, ms. */
const STORED_DAYS = 30
const RETENTION_MS = 3_600_000

type Context = Pick<Studio, 'db' | 'bus' | 'log'>

/** What players write at tables. It asks no leader of a table, and stands beside the calls of bets. */
export function serveChat(app: FastifyInstance, studio: Context): void {
  const rates = createCallRates(app, RATE)
  const openSession = createOpenSessions(studio.db)
  let running = 0
  const retention = setInterval(() => {
    deleteOld(studio.db, STORED_DAYS).catch((error) => studio.log.warn({ error }, 'old chat was not deleted'))
  }, RETENTION_MS).unref()
  app.addHook('onClose', async () => clearInterval(retention))

  /** Rate and number first: who asks too often is not even looked up. */
  const mayAsk = (secret: string): boolean => rates.mayCall(secret) && running < MOST_AT_ONCE

  app.post<{ Params: { code: string; call: string } }>(
    '/play-api/chat/:code/:call',
    { bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const { code, call } = request.params
      const name = Object.hasOwn(CHAT_CALLS, call) ? (call as ChatCallName) : undefined
      if (!name || !tableByCode(code)) return reply.code(404).send({ error: 'not-allowed' })
      const secret = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
      if (!secret) return reply.code(401).send({ error: 'session-ended' })
      if (!mayAsk(secret)) return reply.send(refused('too-often'))
      running++
      try {
        const session = await openSession(secret)
        if (!session) return reply.code(401).send({ error: 'session-ended' })
        const parsed = CHAT_CALLS[name].safeParse(request.body ?? {})
        if (!parsed.success) return reply.code(400).send({ error: 'not-allowed' })
        const answer =
          'message' in parsed.data
            ? await report(studio, code, session, parsed.data.message)
            : await say(studio, code, session, parsed.data)
        return reply.send(answer)
      } finally {
        running--
      }
    },
  )
}

const refused = (reason: ChatRefusal): ChatAnswer => ({ outcome: 'refused', reason })

const say = async (
  { db, bus }: Context,
  code: string,
  { site, player, displayName: masked }: Session,
  asked: z.infer<typeof CHAT_CALLS.say>,
): Promise<ChatAnswer> => {
  const room = { code, site }
  const { isOn, isMuted, words, lately } = await rightsOf(db, room, player)
  if (!isOn) return refused('off')
  if (isMuted) return refused('muted')
  if (lately >= MOST_A_MINUTE) return refused('too-often')
  const cleaned = 'said' in asked ? cleanText(asked.said, words) : { said: null }
  if ('refused' in cleaned) return refused(cleaned.refused)
  const message = await insertMessage(
    db,
    room,
    { player, name: displayName(masked, site, player) },
    { sent: asked.sent, said: cleaned.said, phrase: 'phrase' in asked ? asked.phrase : null },
  )
  if (message) publishChat(bus, code, site, { t: 'said', message })
  return { outcome: 'done' }
}

const report = async (
  { db }: Context,
  code: string,
  { site, player }: Session,
  message: number,
): Promise<ChatAnswer> =>
  (await insertReport(db, { code, site }, player, message)) ? { outcome: 'done' } : refused('unknown')
