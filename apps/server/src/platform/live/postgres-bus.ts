import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { LIVE_CONNECTION } from '../db/index.ts'
import type { Bus, BusMessage } from './bus.ts'

const KEEPALIVE_MS = 10_000
const channel = 'maru_live'
/** NOTIFY refuses 8,000 bytes and more. */
const maximumBytes = 7_900
const reconnectMs = 500
/** Between two NOTIFYs of what this process has delivered already: each is a transaction, and wakes every process. */
const batchMs = 15

/** What crosses. `from` stands where the sender has delivered the messages already. */
type Parcel = { from?: string; messages: BusMessage[] }

/** Messages to every server process by LISTEN/NOTIFY, on a connection of its own. */
export const postgresBus = async (url: string, log: Logger): Promise<Bus> => {
  const self = randomUUID()
  const hearers = new Set<(message: BusMessage) => void>()
  const losers = new Set<() => void>()
  let client: pg.Client | undefined
  let isClosed = false
  /** A connection takes one query at a time. */
  let last: Promise<void> = Promise.resolve()

  const deliver = (messages: readonly BusMessage[]): void => {
    for (const message of messages) for (const hearer of hearers) hearer(message)
  }

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: LIVE_CONNECTION,
      // Mostly silent: else a connection that is gone would be noticed by nobody.
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEPALIVE_MS,
    })
    let hasEnded = false
    fresh.on('error', (error) => log.warn({ error: error.message }, 'live bus lost its connection'))
    // Also said of one that never came about: only the one in use may ask for another, or each failure would ask for two.
    fresh.on('end', () => {
      hasEnded = true
      if (client !== fresh) return
      client = undefined
      void again()
    })
    fresh.on('notification', ({ payload }) => {
      const parcel = JSON.parse(payload ?? 'null') as Parcel | null
      if (parcel && parcel.from !== self) deliver(parcel.messages)
    })
    try {
      await fresh.connect()
      // Nothing durable is written here, so no NOTIFY waits for the disk, nor makes others' commits wait.
      await fresh.query('SET synchronous_commit = off')
      await fresh.query(`LISTEN ${channel}`)
      if (hasEnded || isClosed) throw new Error('live bus lost its connection')
      client = fresh
      for (const missed of losers) missed()
    } catch (error) {
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
      await sleep(reconnectMs)
      if (!isClosed) await connect().catch(() => {})
    }
    isTrying = false
  }
  await connect()

  const send = (parcels: readonly string[]): Promise<void> => {
    const ask = async (): Promise<void> => {
      if (!client) throw new Error('live bus is not connected')
      await client.query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text', [channel, parcels])
    }
    const sent = last.then(ask, ask)
    last = sent.catch(() => {})
    return sent
  }

  /** Told here, not yet to the others. */
  const waiting = new Map<string, BusMessage>()
  let isTelling = false
  const notifyOthers = async (): Promise<void> => {
    if (isTelling) return
    isTelling = true
    while (waiting.size > 0) {
      const messages = [...waiting.values()]
      waiting.clear()
      await send(parcelsOf(self, messages)).catch((error) =>
        log.warn({ err: error, messages: messages.length }, 'live messages not published to other processes'),
      )
      await sleep(batchMs)
    }
    isTelling = false
  }

  return {
    async publish(message) {
      const text = JSON.stringify({ messages: [message] } satisfies Parcel)
      if (Buffer.byteLength(text) > maximumBytes) throw new RangeError('live message too large')
      await send([text])
    },
    broadcast(messages) {
      deliver(messages)
      for (const message of messages) waiting.set(message.topic, message)
      void notifyOthers()
    },
    subscribe(hearer, missed) {
      hearers.add(hearer)
      if (missed) losers.add(missed)
      return () => {
        hearers.delete(hearer)
        if (missed) losers.delete(missed)
      }
    },
    async close() {
      isClosed = true
      await client?.end()
    },
  }
}

/** As few texts as the size of a NOTIFY allows. One message that is too large for any is left to the database to refuse. */
const parcelsOf = (from: string, messages: readonly BusMessage[]): string[] => {
  const head = `{"from":"${from}","messages":[`
  const parcels: string[] = []
  let texts: string[] = []
  let bytes = head.length
  const close = (): void => {
    if (texts.length > 0) parcels.push(`${head}${texts.join(',')}]}`)
    texts = []
    bytes = head.length
  }
  for (const message of messages) {
    const text = JSON.stringify(message)
    const length = Buffer.byteLength(text) + 1
    if (bytes + length > maximumBytes) close()
    texts.push(text)
    bytes += length
  }
  close()
  return parcels
}
