import type { LiveMessage } from '@maru/contract'
import { call } from './call.ts'
import { isCallError } from './call-error.ts'
import { openLiveSocket } from './live-socket.ts'
import { session } from './session.ts'

export type LiveState = 'connecting' | 'live' | 'polling'
export type LiveListener = {
  onMessage: (message: LiveMessage) => void
  onState?: (state: LiveState) => void
}

const pollMs = 5_000

/**
 * Listens for the commands of the site and of the logged-in member; for a guest of the site only. The balance is asked for when the socket has come up, and every 5 seconds
 * while it is down; it comes as the same messages. An answer and a message may overtake each other: of two CASH the one with the higher version holds. Topics that pages follow (`followTopic`) share the connection. Returns how to stop.
 */
export const listenLive = ({ onMessage, onState }: LiveListener): (() => void) => {
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
    if (isStopped || socket.isUp()) return
    if (session() && !document.hidden) await ask()
    if (!isStopped && !socket.isUp()) timer = setTimeout(poll, pollMs)
  }
  const fallBack = (): void => {
    if (timer) return
    onState?.('polling')
    timer = setTimeout(poll, pollMs)
  }
  const stopPolling = (): void => {
    clearTimeout(timer)
    timer = undefined
  }

  onState?.('connecting')
  const socket = openLiveSocket({
    onUp: (client, siteId) => {
      const take = (frame: { body: string }): void => onMessage(JSON.parse(frame.body) as LiveMessage)
      stopPolling()
      onState?.('live')
      client.subscribe(`/topic/site/${siteId}`, take)
      const key = session()?.socketKey
      if (!key) return
      // What happened before anybody listened is asked for once it is sure that nothing more will be missed.
      const receipt = `ack-${key}`
      client.watchForReceipt(receipt, () => void ask())
      client.subscribe(`/topic/member/${key}`, take, { receipt })
    },
    onDown: fallBack,
  })

  return () => {
    isStopped = true
    stopPolling()
    socket.stop()
  }
}
