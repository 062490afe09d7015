import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveLive, Topics } from '@maru/stomp'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerParent } from '../child.ts'

export type FanoutQuestion =
  | { what: 'ports' }
  | { what: 'publish'; topic: string; body: string }
  | { what: 'send'; text: string }
export type FanoutAnswer = { stomp: number; bare: number }

// Our live sockets and bare ones in one process, which is given what to send to everybody.

const listening = (http: ReturnType<typeof createServer>): Promise<number> =>
  new Promise((resolve) => http.listen(0, '127.0.0.1', () => resolve((http.address() as AddressInfo).port)))

const topics = new Topics()
const stomp = createServer()
serveLive(
  stomp,
  {
    path: '/live',
    topics,
    mayConnectFrom: () => true,
    authenticate: () => async () => ({
      expiresAt: new Date(Date.now() + 3_600_000),
      open: (destination) => ({ topic: destination }),
    }),
  },
  { sessionsPerAddress: 100_000 },
)

const bare = createServer()
const sockets = new Set<WebSocket>()
const webSockets = new WebSocketServer({
  server: bare,
  perMessageDeflate: false,
  handleProtocols: (offered) => [...offered][0] ?? false,
})
webSockets.on('connection', (socket) => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
})

const ports = { stomp: await listening(stomp), bare: await listening(bare) }

answerParent<FanoutQuestion, FanoutAnswer>(async (question) => {
  if (question.what === 'publish') topics.publish(question.topic, question.body)
  if (question.what === 'send') for (const socket of sockets) socket.send(question.text)
  return ports
})
