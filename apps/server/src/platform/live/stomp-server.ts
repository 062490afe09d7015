import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { maximumFrameBytes } from './stomp-frame.ts'
import { type Authenticate, type SessionLimits, StompSession } from './stomp-session.ts'
import type { Topics } from './topics.ts'

const limits: SessionLimits = {
  maximumQueuedBytes: 1024 * 1024,
  maximumSubscriptions: 16,
  connectTimeoutMs: 10_000,
  heartbeatMs: 10_000,
}
const maximumSessionsPerAddress = 200
const protocols = ['v12.stomp']

export type LiveDoor = {
  path: string
  topics: Topics
  /** Origins whose pages may connect; a request without Origin comes from no browser. */
  mayConnectFrom(request: IncomingMessage): boolean
  authenticate(request: IncomingMessage): Authenticate
}

/** Serves STOMP over WebSocket at one path of an HTTP server. Returns a function that ends every session. */
export const serveLive = (
  http: Server,
  door: LiveDoor,
  overrides: Partial<SessionLimits & { sessionsPerAddress: number }> = {},
): (() => Promise<void>) => {
  const perAddress = new Map<string, number>()
  const most = overrides.sessionsPerAddress ?? maximumSessionsPerAddress
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maximumFrameBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => protocols.find((p) => offered.has(p)) ?? false,
  })
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Nobody else listens for errors of an upgraded socket, and an unheard one ends the process.
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== door.path) return refuse(socket, '404 Not Found')
    const address = request.socket.remoteAddress ?? ''
    const open = perAddress.get(address) ?? 0
    if (!door.mayConnectFrom(request)) return refuse(socket, '403 Forbidden')
    if (open >= most) return refuse(socket, '429 Too Many Requests')
    perAddress.set(address, open + 1)
    socket.once('close', () => count(perAddress, address, -1))
    sockets.handleUpgrade(
      request,
      socket,
      head,
      (ws) => new StompSession(ws, door.topics, door.authenticate(request), { ...limits, ...overrides }),
    )
  }
  http.on('upgrade', upgrade)
  return async () => {
    http.off('upgrade', upgrade)
    for (const ws of sockets.clients) ws.terminate()
    await new Promise<void>((done) => sockets.close(() => done()))
  }
}

const count = (map: Map<string, number>, key: string, by: number): void => {
  const left = (map.get(key) ?? 0) + by
  if (left > 0) map.set(key, left)
  else map.delete(key)
}

const refuse = (socket: Duplex, status: string): void => {
  // A peer that does not hang up in turn is not waited for.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
