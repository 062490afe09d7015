import pg from 'pg'
import type { Logger } from 'pino'
import type { Bus, BusMessage } from './bus.ts'

const channel = 'maru_live'
/** NOTIFY refuses 8,000 bytes and more. */
const maximumBytes = 7_900
const reconnectMs = 500

/** Messages to every server process by LISTEN/NOTIFY, on a connection of its own. Delivery to this process also goes through the database. */
export const postgresBus = async (url: string, log: Logger): Promise<Bus> => {
  const hearers = new Set<(message: BusMessage) => void>()
  let client: pg.Client | undefined
  let isClosed = false
  /** A connection takes one query at a time. */
  let last: Promise<void> = Promise.resolve()

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'maru-live' })
    fresh.on('error', (error) => log.warn({ error: error.message }, 'live bus lost its connection'))
    fresh.on('end', () => {
      client = undefined
      if (!isClosed) setTimeout(() => void again(), reconnectMs)
    })
    fresh.on('notification', ({ payload }) => {
      const message = JSON.parse(payload ?? 'null') as BusMessage | null
      if (message) for (const hear of hearers) hear(message)
    })
    await fresh.connect()
    await fresh.query(`LISTEN ${channel}`)
    client = fresh
  }
  const again = async (): Promise<void> => {
    if (!isClosed) await connect().catch(() => setTimeout(() => void again(), reconnectMs))
  }
  await connect()

  return {
    async publish(message) {
      const text = JSON.stringify(message)
      if (Buffer.byteLength(text) > maximumBytes) throw new RangeError('live message too large')
      const send = async (): Promise<void> => {
        if (!client) throw new Error('live bus is not connected')
        await client.query('SELECT pg_notify($1, $2)', [channel, text])
      }
      const sent = last.then(send, send)
      last = sent.catch(() => {})
      await sent
    },
    subscribe(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    async close() {
      isClosed = true
      await client?.end()
    },
  }
}
