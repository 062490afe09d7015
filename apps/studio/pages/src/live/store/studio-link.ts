import { Client, ReconnectionTimeMode } from '@stomp/stompjs'
import { LIVE_PATH } from '../../../../src/live/live-words.ts'
import { chatTopic } from '../../../../src/tables/chat/chat-shapes.ts'
import { ownTableTopic, TABLES_TOPIC, tableTopic } from '../../../../src/tables/table-shapes.ts'
import { CallFailed, sessionSecret } from '../../frame/calls.ts'
import { languageOfPage } from '../../frame/texts.ts'
import type { TableLink } from './table-link.ts'

const RECONNECT_MS = 500
const LONGEST_RECONNECT_MS = 8_000
const HEARTBEAT_MS = 10_000

const clientOf = (): Client =>
  new Client({
    brokerURL: new URL(LIVE_PATH, location.origin.replace('http', 'ws')).href,
    connectHeaders: { passcode: sessionSecret },
    reconnectDelay: RECONNECT_MS,
    maxReconnectDelay: LONGEST_RECONNECT_MS,
    reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
    heartbeatIncoming: HEARTBEAT_MS,
    heartbeatOutgoing: HEARTBEAT_MS,
  })

/** The studio itself. A table has a socket of its own, so that one that is lost does not silence the other. */
export const studioLink: TableLink = {
  now: Date.now,
  listen(code, handlers) {
    const client = clientOf()
    const subscribe = () => [
      client.subscribe(tableTopic(code), ({ body }) => handlers.message(JSON.parse(body))),
      client.subscribe(ownTableTopic(code), ({ body }) => handlers.own(JSON.parse(body))),
      client.subscribe(chatTopic(code), ({ body }) => handlers.chat(JSON.parse(body))),
    ]
    let subscriptions: ReturnType<typeof subscribe> = []
    client.onConnect = () => {
      subscriptions = subscribe()
      handlers.up()
    }
    client.onWebSocketClose = () => handlers.down()
    client.onStompError = () => handlers.refused()
    client.activate()
    return {
      again() {
        if (!client.connected) return
        for (const subscription of subscriptions) subscription.unsubscribe()
        subscriptions = subscribe()
      },
      stop: () => void client.deactivate(),
    }
  },
  tiles(receive) {
    const client = clientOf()
    client.onConnect = () => void client.subscribe(TABLES_TOPIC, ({ body }) => receive(tilesOf(JSON.parse(body))))
    client.activate()
    return () => void client.deactivate()
  },
  call: (code, name, asked) => post(`table/${encodeURIComponent(code)}/${name}`, asked),
  chat: (code, name, asked) => post(`chat/${encodeURIComponent(code)}/${name}`, asked),
}

async function post<Answer>(path: string, asked: unknown): Promise<Answer> {
  const response = await fetch(`/play-api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${sessionSecret}`,
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
