import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { OpenTransport } from './bus.ts'
import { assembler, parcelsOf } from './parcels.ts'

const KEEPALIVE_MS = 10_000
const RECONNECT_MS = 500
/** Subjects share these channels: PostgreSQL compares each notification with every channel of each listener, one after the other. */
const CHANNELS = 16
const MOST_KNOWN = 10_000
const knownChannels = new Map<string, string>()
/** Subjects come again and again: a table's and its players' with every bet. */
const channelOf = (subject: string): string => {
  const known = knownChannels.get(subject)
  if (known !== undefined) return known
  const channel = `maru_live_${(createHash('md5').update(subject).digest()[0] as number) % CHANNELS}`
  if (knownChannels.size >= MOST_KNOWN) knownChannels.clear()
  knownChannels.set(subject, channel)
  return channel
}

/** LISTEN/NOTIFY, on a connection of its own. `name`: of that connection, as pg_stat_activity shows it. `onLost`: called once each time that there is none. */
export const postgresTransport =
  (url: string, name: string, onLost: () => void = () => {}): OpenTransport =>
  async ({ received, reconnected }, log) => {
    const self = randomUUID()
    /** How many subjects a channel carries for this process; `coming`: see `Interest`. */
    const needed = new Map<string, { subjects: number; coming: Promise<void> }>()
    let client: pg.Client | undefined
    let isClosed = false
    let lostAt: number | undefined
    /** However often it is tried again until then: a line when it is lost, and one when it is back. */
    const lost = ({ message }: Error): void => {
      if (isClosed || lostAt !== undefined) return
      lostAt = performance.now()
      log.warn({ error: message }, 'live bus has no connection')
      onLost()
    }
    const back = (): void => {
      if (lostAt === undefined) return
      const seconds = Math.round((performance.now() - lostAt) / 100) / 10
      lostAt = undefined
      log.warn({ seconds }, 'live bus is connected again')
    }
    /** A connection takes one query at a time. */
    let last: Promise<unknown> = Promise.resolve()
    const inTurn = (ask: (on: pg.Client) => Promise<unknown>): Promise<unknown> => {
      const turn = async () => {
        if (!client) throw new Error('live bus is not connected')
        await ask(client)
      }
      const done = last.then(turn, turn)
      last = done.catch(() => {})
      return done
    }

    const connect = async (): Promise<void> => {
      const fresh = new pg.Client({
        connectionString: url,
        application_name: name,
        // Mostly silent: else a connection that is gone would be noticed by nobody.
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEPALIVE_MS,
      })
      let hasEnded = false
      fresh.on('error', lost)
      // Also said of one that never came about: only the one in use may ask for another, or each failure would ask for two.
      fresh.on('end', () => {
        hasEnded = true
        if (client !== fresh) return
        client = undefined
        lost(new Error('the connection has ended'))
        void again()
      })
      const assemble = assembler(self)
      fresh.on('notification', ({ payload = '' }) => {
        for (const message of assemble(payload)) received(message)
      })
      try {
        await fresh.connect()
        // Nothing durable is written here, so no NOTIFY waits for the disk, nor makes others' commits wait.
        await fresh.query('SET synchronous_commit = off')
        if (hasEnded || isClosed) throw new Error('live bus lost its connection')
        client = fresh
        const listening = [...needed.keys()].map((channel) => `LISTEN ${channel}`)
        if (listening.length > 0) await inTurn((on) => on.query(listening.join(';')))
      } catch (error) {
        if (client === fresh) client = undefined
        void fresh.end().catch(() => {})
        throw error
      }
    }
    let isTrying = false
    /** One try after the other until there is a connection. */
    const again = async (): Promise<void> => {
      if (isTrying) return
      isTrying = true
      while (!isClosed && !client) {
        await sleep(RECONNECT_MS)
        if (isClosed) break
        await connect().then(() => {
          back()
          reconnected(false)
        }, lost)
      }
      isTrying = false
    }
    // A database that starts later than this process is waited for as one that went away.
    await connect().catch((error: Error) => {
      lost(error)
      void again()
    })

    return {
      async send(messages) {
        const parcels = parcelsOf(self, messages, channelOf)
        await inTurn((on) =>
          on.query('SELECT pg_notify(channel, text) FROM unnest($1::text[], $2::text[]) AS parcel (channel, text)', [
            parcels.map(({ channel }) => channel),
            parcels.map(({ text }) => text),
          ]),
        )
      },
      listen(subject) {
        const channel = channelOf(subject)
        const known = needed.get(channel)
        if (known) known.subjects++
        // A connection that is lost meanwhile: the next one listens to all.
        const begin = () =>
          inTurn((on) => on.query(`LISTEN ${channel}`)).then(
            () => {},
            () => {},
          )
        const { coming } = known ?? { coming: begin() }
        if (!known) needed.set(channel, { subjects: 1, coming })
        return coming
      },
      unlisten(subject) {
        const channel = channelOf(subject)
        const known = needed.get(channel)
        if (!known || --known.subjects > 0) return
        needed.delete(channel)
        void inTurn((on) => on.query(`UNLISTEN ${channel}`)).catch(() => {})
      },
      async close() {
        isClosed = true
        await client?.end()
      },
    }
  }
