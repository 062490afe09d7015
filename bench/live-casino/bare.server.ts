import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerParent } from '../child.ts'

export type BareQuestion = { what: 'port' } | { what: 'send'; text: string }
/** `at`: before the first was sent, in ms since 1970. */
export type BareAnswer = { port: number; at: number }

// A process with bare sockets of ws and nothing else, which sends them what it is given.

const http = createServer()
const sockets = new Set<WebSocket>()
const webSockets = new WebSocketServer({
  server: http,
  perMessageDeflate: false,
  handleProtocols: (offered) => [...offered][0] ?? false,
})
webSockets.on('connection', (socket) => sockets.add(socket))
const port = await new Promise<number>((resolve) =>
  http.listen(0, '127.0.0.1', () => resolve((http.address() as AddressInfo).port)),
)

answerParent<BareQuestion, BareAnswer>(async (question) => {
  const at = Date.now()
  if (question.what === 'send') for (const socket of sockets) socket.send(question.text)
  return { port, at }
})
