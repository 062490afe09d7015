import { setTimeout as sleep } from 'node:timers/promises'
import type { BusMessage, OpenTransport } from '@maru/stomp/bus'
import { type ConnectionOptions, connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'

const RECONNECT_MS = 500
/** A server that is silent for two of them is left. */
const PING_MS = 5_000
const MOST_PINGS = 2
/** A process starts without the bus after this. */
const FIRST_CONNECT_MS = 2_000

/** What a subject's message holds. */
type Sent = Omit<BusMessage, 'subject'>

/**
 * NATS: each subject is one of the server's, below `prefix`. `address`: one or several with commas between, `nats://user:password@host:4222`; `tls://` where the
 * server must prove who it is.
 */
export const natsTransport =
  (address: string, prefix: string): OpenTransport =>
  async ({ received, reconnected }, log) => {
    const options = optionsOf(address)
    const wanted = new Map<string, Subscription | undefined>()
    let connection: NatsConnection | undefined
    let isUp = false
    let isClosed = false

    const subscribe = (on: NatsConnection, subject: string): void => {
      const callback = (error: Error | null, message: { data: Uint8Array }): void => {
        if (!error) received({ subject, ...(JSON.parse(Buffer.from(message.data).toString()) as Sent) })
      }
      wanted.set(subject, on.subscribe(`${prefix}.${subject}`, { callback }))
    }
    const follow = async (on: NatsConnection): Promise<void> => {
      for await (const status of on.status()) {
        if (status.type === 'disconnect') {
          isUp = false
          log.warn('live bus lost its connection')
        }
        if (status.type !== 'reconnect') continue
        isUp = true
        // Subscriptions came back with the connection. Nobody says which messages were still on their way.
        reconnected(true)
      }
    }
    /** Until there is a connection, and again should the client ever give one up. */
    const keepConnected = async (first: () => void): Promise<void> => {
      for (let isFirst = true; !isClosed; isFirst = false) {
        const fresh = await connect(options).catch((error: Error) => {
          if (isFirst) log.warn({ error: error.message }, 'live bus has no connection yet')
        })
        if (!fresh) {
          await sleep(RECONNECT_MS)
          continue
        }
        if (isClosed) return fresh.close()
        connection = fresh
        isUp = true
        for (const subject of wanted.keys()) subscribe(fresh, subject)
        first()
        reconnected(!isFirst)
        void follow(fresh)
        await fresh.closed()
        isUp = false
      }
    }
    await new Promise<void>((done) => {
      void keepConnected(done)
      setTimeout(done, FIRST_CONNECT_MS).unref()
    })

    return {
      async send(messages) {
        if (!connection || !isUp) throw new Error('live bus is not connected')
        for (const { subject, ...sent } of messages) connection.publish(`${prefix}.${subject}`, JSON.stringify(sent))
      },
      async listen(subject) {
        wanted.set(subject, undefined)
        if (!connection || connection.isClosed()) return
        subscribe(connection, subject)
        // Cut meanwhile: it is subscribed to when the connection is back.
        if (isUp) await connection.flush().catch(() => {})
      },
      unlisten(subject) {
        wanted.get(subject)?.unsubscribe()
        wanted.delete(subject)
      },
      async close() {
        isClosed = true
        if (isUp) await connection?.flush().catch(() => {})
        await connection?.close()
      },
    }
  }

const optionsOf = (address: string): ConnectionOptions => {
  const urls = address.split(',').map((one) => new URL(one))
  const [first] = urls
  const login = urls.find(({ username }) => username !== '')
  const user = login && decodeURIComponent(login.username)
  const pass = login && decodeURIComponent(login.password)
  return {
    servers: urls.map(({ host }) => host),
    name: 'maru',
    // What a process publishes it has delivered to itself.
    noEcho: true,
    maxReconnectAttempts: -1,
    // A server that was given another password is no reason to give up.
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RECONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: MOST_PINGS,
    timeout: FIRST_CONNECT_MS,
    ...(first?.protocol === 'tls:' ? { tls: {} } : {}),
    ...(user && pass ? { user, pass } : user ? { token: user } : {}),
  }
}
