import { Client, ReconnectionTimeMode } from '@stomp/stompjs'
import { LIVE_PATH } from '../../../../src/live/live-words.ts'
import { chatTopic } from '../../../../src/tables/chat/chat-shapes.ts'
import { ownTableTopic, TABLES_TOPIC, tableTopic } from '../../../../src/tables/table-shapes.ts'
import { WATCH_CALLS, type WatchedTable } from '../../../../src/tables/watch/watch-shapes.ts'
import { CallFailed, sessionSecret } from '../../frame/calls.ts'
import { languageOfPage } from '../../frame/texts.ts'
import type { Listening, TableHandlers, TableLink } from './table-link.ts'

const RECONNECT_MS = 500
const LONGEST_RECONNECT_MS = 8_000
const HEARTBEAT_MS = 10_000

const clientOf = (passcode: string): Client =>
  new Client({
    brokerURL: new URL(LIVE_PATH, location.origin.replace('http', 'ws')).href,
    connectHeaders: { passcode },
    reconnectDelay: RECONNECT_MS,
    maxReconnectDelay: LONGEST_RECONNECT_MS,
    reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
    heartbeatIncoming: HEARTBEAT_MS,
    heartbeatOutgoing: HEARTBEAT_MS,
  })

type Subscribe = (client: Client) => readonly { unsubscribe(): void }[]

/** A socket of its own, with these subscriptions whenever it is connected. */
const listenAs = (
  passcode: string,
  handlers: Pick<TableHandlers, 'up' | 'down' | 'refused'>,
  subscribe: Subscribe,
): Listening => {
  const client = clientOf(passcode)
  let subscriptions: ReturnType<Subscribe> = []
  client.onConnect = () => {
    subscriptions = subscribe(client)
    handlers.up()
  }
  client.onWebSocketClose = () => handlers.down()
  client.onStompError = () => handlers.refused()
  client.activate()
  return {
    again() {
      if (!client.connected) return
      for (const subscription of subscriptions) subscription.unsubscribe()
      subscriptions = subscribe(client)
    },
    stop: () => void client.deactivate(),
  }
}

/** The studio itself. A table has a socket of its own, so that one that is lost does not silence the other. */
export const studioLink: TableLink = {
  now: Date.now,
  listen: (code, handlers) =>
    listenAs(sessionSecret, handlers, (client) => [
      client.subscribe(tableTopic(code), ({ body }) => handlers.message(JSON.parse(body))),
      client.subscribe(ownTableTopic(code), ({ body }) => handlers.own(JSON.parse(body))),
      client.subscribe(chatTopic(code), ({ body }) => handlers.chat(JSON.parse(body))),
    ]),
  tiles(receive) {
    const client = clientOf(sessionSecret)
    client.onConnect = () => void client.subscribe(TABLES_TOPIC, ({ body }) => receive(tilesOf(JSON.parse(body))))
    client.activate()
    return () => void client.deactivate()
  },
  call: (code, name, asked) => post(`table/${encodeURIComponent(code)}/${name}`, asked),
  chat: (code, name, asked) => post(`chat/${encodeURIComponent(code)}/${name}`, asked),
}

/** A table that is only watched, by a ticket in the place of a session: what players ask and send does not exist. */
export const watchLink = (ticket: string): TableLink => ({
  isWatched: true,
  now: Date.now,
  listen: (code, handlers) =>
    listenAs(ticket, handlers, (client) => [
      client.subscribe(tableTopic(code), ({ body }) => handlers.message(JSON.parse(body))),
    ]),
  tiles: () => () => {},
  call: (_, name, asked) =>
    Object.hasOwn(WATCH_CALLS, name)
      ? post(`watch/${name}`, asked, ticket)
      : Promise.reject(new CallFailed('not-allowed')),
  chat: () => Promise.reject(new CallFailed('not-allowed')),
})

export const openWatched = (ticket: string): Promise<WatchedTable> => post('watch/describe', {}, ticket)

async function post<Answer>(path: string, asked: unknown, secret = sessionSecret): Promise<Answer> {
  const response = await fetch(`/play-api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${secret}`,
      'x-language': languageOfPage(),
    },
    body: JSON.stringify(asked),
  }).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  if (!response?.ok || answer === undefined) throw new CallFailed(answer?.error ?? 'internal')
  return answer
}

/** The topic carries the list itself, or an object that holds it. */
const tilesOf = (body: unknown) => (Array.isArray(body) ? body : ((body as { tiles?: [] }).tiles ?? []))
