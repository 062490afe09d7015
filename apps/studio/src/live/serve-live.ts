import { type Authenticate, serveLive, Topics } from '@maru/stomp'
import type { FastifyInstance } from 'fastify'
import { addressOf, networkOf } from '../listener.ts'
import { lastRound } from '../rounds/round.repository.ts'
import { openUntil, type Session, sessionBySecret } from '../sessions/session.repository.ts'
import { askStatus } from '../sessions/status.service.ts'
import type { Studio } from '../studio.ts'
import type { TableGateway } from '../tables/gateway/gateway.ts'
import { TILES } from '../tables/gateway/table-topics.ts'
import { readWatchTicket, type WatchRight } from '../tables/watch/watch-ticket.ts'
import { LIVE_PATH, OWN_ROUNDS } from './live-words.ts'
import { isRounds, LOOK, loginOf, newsOf, placeOf, topicOf } from './news.ts'

/** A page has one; while it comes back after an interruption, two. */
const LIMITS = { frames: { perSecond: 2, burst: 40 }, maximumSubscriptions: 8, maximumSessionsPerLogin: 8 }

/** The pages' socket. The session's secret is the passcode; who has it receives news of its own rounds, until the session ends. Or a ticket, by which one table is watched. */
export function servePlayLive(app: FastifyInstance, studio: Studio, tables: TableGateway): void {
  const topics = new Topics(tables.interest)
  /** Logins whose end has to be asked for, though it is not yet time. */
  const toLook = new Set<string>()

  const snapshotOf = async (place: Parameters<typeof topicOf>[0]) => {
    const last = await lastRound(studio.db, place)
    return last ? [newsOf(last)] : []
  }
  const missed = async (): Promise<void> => {
    void topics.check()
    const subscribed = topics.subscribed()
    await tables.missed(subscribed, (topic, body, version) => topics.publish(topic, body, version))
    for (const topic of subscribed.filter(isRounds))
      for (const { body, version } of await snapshotOf(placeOf(topic))) topics.publish(topic, body, version)
  }
  studio.bus.receive(
    (message) => {
      const { subject, body, version, isLast } = message
      tables.received(message)
      if (isLast) return topics.end(subject)
      if (body !== LOOK) return topics.publish(subject, body, version)
      if (topics.sessionsOf(subject) > 0) toLook.add(subject)
      topics.check(subject)
    },
    () => void missed().catch((error) => studio.log.warn({ error }, 'rounds not read again')),
  )

  const principalOf = (session: Session, expiresAt: Date): Awaited<ReturnType<Authenticate>> => {
    const login = loginOf(session.id)
    let lookedAt = Date.now()
    return {
      expiresAt,
      login,
      subject: login,
      limits: LIMITS,
      open: (destination) =>
        destination === OWN_ROUNDS
          ? { topic: topicOf(session), snapshot: () => snapshotOf(session) }
          : tables.open(destination, session),
      async openUntil() {
        if (toLook.delete(login) || Date.now() - lookedAt >= studio.timing.lookEveryMs) {
          lookedAt = Date.now()
          await askStatus(studio, session)
        }
        return openUntil(studio.db, session.id)
      },
    }
  }
  const watcherOf = (right: WatchRight): Awaited<ReturnType<Authenticate>> => {
    const until = new Date(right.until)
    return {
      expiresAt: until,
      login: `watch ${right.by}`,
      limits: LIMITS,
      open: (destination) => tables.openWatched(destination, right),
      openUntil: async () => (right.until > Date.now() ? until : undefined),
    }
  }
  const authenticate: Authenticate = async ({ passcode = '' }) => {
    const right = readWatchTicket(studio.watchKey, passcode, Date.now())
    if (right) return watcherOf(right)
    const session = await sessionBySecret(studio.db, passcode)
    const until = session && (await openUntil(studio.db, session.id))
    return until ? principalOf(session, until) : null
  }

  const own = new URL(studio.publicUrl).host
  const close = serveLive(
    app.server,
    {
      path: LIVE_PATH,
      topics,
      mayConnectFrom({ headers: { origin, host } }) {
        const from = origin && URL.parse(origin)?.host
        return origin === undefined || from === own || (from !== undefined && from === host)
      },
      addressOf: (request) => addressOf(request, studio.proxies),
      networkOf,
      onLimit: (address) => studio.log.warn({ address }, 'too many sockets of an address'),
      authenticate: () => authenticate,
    },
    { checkMs: studio.timing.lookEveryMs },
  )
  tables.publishTiles(
    (topic, body) => topics.publish(topic, body),
    () => topics.readers(TILES) > 0,
  )
  app.addHook('preClose', close)
}
