import type { LiveMessage } from '@maru/contract'
import type { Client } from '@stomp/stompjs'
import { call } from './call.ts'
import { isCallError } from './call-error.ts'
import { site } from './config.ts'
import { session } from './session.ts'

export type LiveState = 'connecting' | 'live' | 'polling'
export type LiveDoor = {
  onMessage: (message: LiveMessage) => void
  onState?: (state: LiveState) => void
}

const pollMs = 5_000
const reconnectMs = 2_000
const longestReconnectMs = 30_000
const heartbeatMs = 10_000

/**
 * Listens for the commands of the site and of the logged-in member. While the socket is down the balance is
 * asked for every 5 seconds and comes as the same messages. Returns how to stop.
 */
export const listenLive = ({ onMessage, onState }: LiveDoor): (() => void) => {
  let client: Client | undefined
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const poll = async (): Promise<void> => {
    if (isStopped || client?.connected) return
    if (session() && !document.hidden) {
      try {
        const { balance, point, newMsg } = await call('/api/cash/getUserCash', {})
        onMessage({ cmd: 'CASH', data1: balance, data2: point })
        onMessage({ cmd: 'MSG', data1: newMsg, data2: '' })
      } catch (problem) {
        // Maintenance is heard of here, too. Anything else: the next round asks again, and an ended session has told its listeners.
        if (isCallError(problem, 'B0093')) onMessage({ cmd: 'INSPECT', data1: 'Y', data2: '' })
      }
    }
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
      // The token may have been rotated since the last connection.
      beforeConnect: (own) => {
        own.connectHeaders = { login: authorization, passcode: session()?.token ?? '' }
      },
      onConnect: () => {
        stopPolling()
        onState?.('live')
        client?.subscribe(`/topic/site/${siteId}`, take)
        const key = session()?.socketKey
        if (key) client?.subscribe(`/topic/member/${key}`, take)
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
    void client?.deactivate()
  }
}
