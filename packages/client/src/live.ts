import type { LiveMessage } from '@maru/contract'
import type { Client, StompSubscription } from '@stomp/stompjs'
import { call } from './call.ts'
import { isCallError } from './call-error.ts'
import { site } from './config.ts'
import { type FollowedTopic, followedTopics, onFollowedTopics } from './live-topics.ts'
import { session } from './session.ts'

export type LiveState = 'connecting' | 'live' | 'polling'
export type LiveListener = {
  onMessage: (message: LiveMessage) => void
  onState?: (state: LiveState) => void
}

const pollMs = 5_000
const reconnectMs = 2_000
const longestReconnectMs = 30_000
const heartbeatMs = 10_000

/**
 * Listens for the commands of the site and of the logged-in member; for a guest of the site only. The balance is asked for when the socket has come up, and every 5 seconds
 * while it is down; it comes as the same messages. An answer and a message may overtake each other: of two CASH the one with the higher version holds. Topics that pages follow (`followTopic`) share the connection. Returns how to stop.
 */
export const listenLive = ({ onMessage, onState }: LiveListener): (() => void) => {
  let client: Client | undefined
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = async (): Promise<void> => {
    try {
      const { balance, point, balanceVersion, newMsg } = await call('/api/cash/getUserCash', {})
      if (isStopped) return
      onMessage({ cmd: 'CASH', data1: balance, data2: point, version: balanceVersion })
      onMessage({ cmd: 'MSG', data1: newMsg, data2: '' })
    } catch (problem) {
      // Maintenance is noticed here, too. Anything else: the next round asks again, and an ended session has notified its listeners.
      if (!isStopped && isCallError(problem, 'B0093')) onMessage({ cmd: 'INSPECT', data1: 'Y', data2: '' })
    }
  }
  const poll = async (): Promise<void> => {
    if (isStopped || client?.connected) return
    if (session() && !document.hidden) await ask()
    if (!isStopped && !client?.connected) timer = setTimeout(poll, pollMs)
  }
  const fallBack = (): void => {
    if (isStopped || timer) return
    onState?.('polling')
    timer = setTimeout(poll, pollMs)
  }
  const stopPolling = (): void => {
    clearTimeout(timer)
    timer = undefined
  }

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

  const start = async (): Promise<void> => {
    onState?.('connecting')
    const [{ Client, ReconnectionTimeMode }, { siteId, authorization }] = await Promise.all([
      import('@stomp/stompjs'),
      site(),
    ])
    if (isStopped) return
    const take = (frame: { body: string }): void => onMessage(JSON.parse(frame.body) as LiveMessage)
    client = new Client({
      brokerURL: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`,
      reconnectDelay: reconnectMs,
      maxReconnectDelay: longestReconnectMs,
      reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
      heartbeatIncoming: heartbeatMs,
      heartbeatOutgoing: heartbeatMs,
      // The token may have been rotated since the last connection; who has none is a guest.
      beforeConnect: (own) => {
        const token = session()?.token
        own.connectHeaders = { login: authorization, ...(token === undefined ? {} : { passcode: token }) }
      },
      onConnect: () => {
        stopPolling()
        onState?.('live')
        client?.subscribe(`/topic/site/${siteId}`, take)
        following.clear()
        follow()
        const key = session()?.socketKey
        if (!key) return
        // What happened before anybody listened is asked for once it is sure that nothing more will be missed.
        const receipt = `heard-${key}`
        client?.watchForReceipt(receipt, () => void ask())
        client?.subscribe(`/topic/member/${key}`, take, { receipt })
      },
      onWebSocketClose: fallBack,
      onStompError: fallBack,
    })
    client.activate()
  }
  start().catch(fallBack)

  return () => {
    isStopped = true
    stopPolling()
    stopFollowing()
    void client?.deactivate()
  }
}
