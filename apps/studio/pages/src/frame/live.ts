import { Client, ReconnectionTimeMode } from '@stomp/stompjs'
import { LIVE_PATH, OWN_ROUNDS, type RoundNews } from '../../../src/live/live-words.ts'

const RECONNECT_MS = 1_000
const LONGEST_RECONNECT_MS = 15_000
const HEARTBEAT_MS = 10_000

export interface LiveHandlers {
  news(news: RoundNews): void
  /** The studio has sent the page away: mostly because its session has ended. */
  refused(): void
}

/** Listens to the studio until it is stopped; after an interruption it comes back by itself and receives how the last round stands. */
export function listen(passcode: string, handlers: LiveHandlers): () => void {
  const client = new Client({
    brokerURL: new URL(LIVE_PATH, location.origin.replace('http', 'ws')).href,
    connectHeaders: { passcode },
    reconnectDelay: RECONNECT_MS,
    maxReconnectDelay: LONGEST_RECONNECT_MS,
    reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
    heartbeatIncoming: HEARTBEAT_MS,
    heartbeatOutgoing: HEARTBEAT_MS,
    onConnect: () => void client.subscribe(OWN_ROUNDS, ({ body }) => handlers.news(JSON.parse(body))),
    onStompError: () => handlers.refused(),
  })
  client.activate()
  return () => void client.deactivate()
}
