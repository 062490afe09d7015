import type { Client, StompSubscription } from '@stomp/stompjs'
import { site } from './config.ts'
import { type FollowedTopic, followedTopics, onFollowedTopics } from './live-topics.ts'
import { session } from './session.ts'

const reconnectMs = 2_000
const longestReconnectMs = 30_000
const heartbeatMs = 10_000

export type LiveSocket = {
  isUp: () => boolean
  stop: () => void
}
type Listener = {
  /** After each connection, before the topics that pages follow. */
  onUp: (client: Client, siteId: number) => void
  /** It was cut, refused, or could not be opened; it tries again by itself. */
  onDown: () => void
}

/** A connection that comes back by itself, with the session of the moment; who has none is a guest. Topics that pages follow (`followTopic`) share it. */
export const openLiveSocket = ({ onUp, onDown }: Listener): LiveSocket => {
  let client: Client | undefined
  let isStopped = false

  /** Of this connection: topics that pages follow. */
  const following = new Map<FollowedTopic, StompSubscription>()
  let topicNumber = 0
  const follow = (): void => {
    if (!client?.connected) return
    for (const [topic, subscription] of following)
      if (!followedTopics().has(topic)) {
        following.delete(topic)
        subscription.unsubscribe()
      }
    for (const topic of followedTopics()) {
      if (following.has(topic)) continue
      const receipt = `followed-${++topicNumber}`
      client.watchForReceipt(receipt, () => topic.onFollowed?.())
      const take = ({ body }: { body: string }): void => topic.onMessage(JSON.parse(body))
      following.set(topic, client.subscribe(topic.destination, take, { receipt }))
    }
  }
  const stopFollowing = onFollowedTopics(follow)
  const down = (): void => {
    if (!isStopped) onDown()
  }

  const start = async (): Promise<void> => {
    const [{ Client, ReconnectionTimeMode }, { siteId, authorization }] = await Promise.all([
      import('@stomp/stompjs'),
      site(),
    ])
    if (isStopped) return
    client = new Client({
      brokerURL: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`,
      reconnectDelay: reconnectMs,
      maxReconnectDelay: longestReconnectMs,
      reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
      heartbeatIncoming: heartbeatMs,
      heartbeatOutgoing: heartbeatMs,
      // The token may have been rotated since the last connection.
      beforeConnect: (own) => {
        const token = session()?.token
        own.connectHeaders = { login: authorization, ...(token === undefined ? {} : { passcode: token }) }
      },
      onConnect: () => {
        if (!client) return
        onUp(client, siteId)
        following.clear()
        follow()
      },
      onWebSocketClose: down,
      onStompError: down,
    })
    client.activate()
  }
  let again: ReturnType<typeof setTimeout> | undefined
  const begin = (): void => {
    start().catch(() => {
      down()
      if (!isStopped) again = setTimeout(begin, reconnectMs)
    })
  }
  begin()

  return {
    isUp: () => client?.connected ?? false,
    stop: () => {
      isStopped = true
      clearTimeout(again)
      stopFollowing()
      void client?.deactivate()
    },
  }
}
