import { setTimeout as sleep } from 'node:timers/promises'
import { getUserCash, livePath, memberTopic, siteTopic } from '@maru/contract'
import type { Server } from '../cluster.ts'
import { randomOf } from '../random.ts'
import type { Arena } from './arena.ts'
import { frameReader, written } from './stomp.ts'
import type { Browser } from './wire.ts'

/** What came over one connection, from its CONNECT to its end. */
export type Connection = {
  server: string
  openedAt: number
  /** The server said that nothing will be missed from then on. */
  subscribedAt?: number
  endedAt?: number
  why?: string
  /** Balances that were pushed, in the order in which they came. */
  cash: number[]
  /** Destinations of messages that were not asked for, or belong to somebody else. */
  strange: string[]
}
export type Received = {
  name: string
  /** Of a member; a guest has none. */
  memberId: number | undefined
  connections: Connection[]
  /** What the member would see now. */
  balance: number | undefined
}
/** What comes over the topics that are for everybody. */
export type OnPublic = (destination: string, body: string) => void

export type Listener = { received: Received; stop(): Promise<void> }
type Who = { memberId: number; browser: Browser } | undefined
type Message = { cmd: string; data1: unknown }

/** Longer than any process that is stopped for a while. */
const CONNECT_MS = 5_000
const FIRST_RETRY_MS = 300
const LONGEST_RETRY_MS = 1_500

/** Someone who looks at a page: a member, or a guest. Comes back whenever the connection ends, at either server, and then asks what was missed. */
export const listen = (
  arena: Pick<Arena, 'seed' | 'servers' | 'people'>,
  name: string,
  who: Who,
  publicTopics: readonly string[] = [],
  onPublic: OnPublic = () => {},
): Listener => {
  const received: Received = { name, memberId: who?.memberId, connections: [], balance: undefined }
  const noise = randomOf(arena.seed, name)
  let socket: WebSocket | undefined
  let isStopped = false

  const ask = async (server: Server, connection: Connection): Promise<void> => {
    for (let attempt = 0; who && attempt < 20 && connection.endedAt === undefined; attempt++) {
      const before = connection.cash.length
      const reply = await who.browser.call(server, getUserCash.path, {}).catch(() => undefined)
      // A balance that was pushed meanwhile is newer.
      if (connection.cash.length > before) return
      if (reply?.resultCode === '0') {
        received.balance = Number(reply.data.balance)
        return
      }
      await sleep(FIRST_RETRY_MS)
    }
  }

  const connectTo = (server: Server): Promise<void> =>
    new Promise((resolve) => {
      const session = who?.browser.session()
      const own = session && memberTopic(session.socketKey)
      const wanted = [siteTopic(arena.people.site.siteId), ...publicTopics, ...(own ? [own] : [])]
      const connection: Connection = { server: server.name, openedAt: Date.now(), cash: [], strange: [] }
      received.connections.push(connection)
      const opened = new WebSocket(`ws://127.0.0.1:${server.door}${livePath}`, 'v12.stomp')
      socket = opened
      const end = (why: string) => {
        clearTimeout(timer)
        connection.endedAt ??= Date.now()
        connection.why ??= why
        opened.close()
        resolve()
      }
      const timer = setTimeout(() => end('not subscribed in time'), CONNECT_MS)
      const read = frameReader()
      const take = (destination: string, body: string): void => {
        if (destination !== own) {
          if (wanted.includes(destination)) onPublic(destination, body)
          else connection.strange.push(destination)
          return
        }
        const { cmd, data1 } = JSON.parse(body) as Message
        if (cmd !== 'CASH') return
        connection.cash.push(Number(data1))
        received.balance = Number(data1)
      }
      opened.onopen = () => {
        const login: Record<string, string> = { login: arena.people.site.authorization }
        if (session) login.passcode = session.token
        opened.send(written('CONNECT', { 'accept-version': '1.2', host: 'maru', ...login }))
      }
      opened.onmessage = ({ data }) => {
        for (const { command, headers, body } of read(String(data))) {
          if (command === 'CONNECTED')
            for (const [no, destination] of wanted.entries())
              opened.send(written('SUBSCRIBE', { id: `${no}`, destination, receipt: `${no}` }))
          if (command === 'RECEIPT' && headers['receipt-id'] === `${wanted.length - 1}`) {
            clearTimeout(timer)
            connection.subscribedAt = Date.now()
            void ask(server, connection)
          }
          if (command === 'MESSAGE') take(headers.destination ?? '', body)
          if (command === 'ERROR') end(headers.message ?? 'ERROR')
        }
      }
      opened.onclose = ({ code }) => end(`closed ${code}`)
      opened.onerror = () => end('cut')
    })

  const run = async (): Promise<void> => {
    let pauseMs = FIRST_RETRY_MS
    while (!isStopped) {
      const began = Date.now()
      const server = noise.pick(arena.servers)
      // A member whose session has ended logs in again; the socket does not do that.
      const isKnown = !who || (await isLoggedIn(who.browser, server))
      if (isKnown && !isStopped) await connectTo(server)
      pauseMs = Date.now() - began > LONGEST_RETRY_MS ? FIRST_RETRY_MS : Math.min(pauseMs * 2, LONGEST_RETRY_MS)
      if (!isStopped) await sleep(noise.between(FIRST_RETRY_MS, pauseMs))
    }
  }
  const running = run()
  return {
    received,
    stop: async () => {
      isStopped = true
      socket?.close()
      await running
    },
  }
}

/** By a call, which also logs in where that is due. */
const isLoggedIn = async (browser: Browser, server: Server): Promise<boolean> => {
  const reply = await browser.call(server, getUserCash.path, {}).catch(() => undefined)
  return reply?.resultCode === '0' && browser.session() !== undefined
}
