import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
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

/** Several in each heart-beat, so that a session is late by a small part of one. */
const ticksPerBeat = 10

/** A WebSocket with its session, which one listener for all of them finds there. */
type Live = WebSocket & { session?: StompSession }

/** Serves STOMP over WebSocket at one path of an HTTP server. Returns a function that ends every session. */
export const serveLive = (
  http: Server,
  door: LiveDoor,
  overrides: Partial<SessionLimits & { sessionsPerAddress: number }> = {},
): (() => Promise<void>) => {
  const perAddress = new Map<string, number>()
  const most = overrides.sessionsPerAddress ?? maximumSessionsPerAddress
  const ofSession: SessionLimits = { ...limits, ...overrides }
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maximumFrameBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => protocols.find((p) => offered.has(p)) ?? false,
  })
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Nobody else listens for errors of an upgraded socket, and an unheard one ends the process.
    socket.on('error', destroy)
    if (request.url?.split('?')[0] !== door.path) return refuse(socket, '404 Not Found')
    const address = request.socket.remoteAddress ?? ''
    const open = perAddress.get(address) ?? 0
    if (!door.mayConnectFrom(request)) return refuse(socket, '403 Forbidden')
    if (open >= most) return refuse(socket, '429 Too Many Requests')
    perAddress.set(address, open + 1)
    socket.once('close', countingDown(perAddress, address))
    sockets.handleUpgrade(request, socket, head, (ws: Live) => {
      ws.session = new StompSession(ws, socket, door.topics, door.authenticate(request), ofSession)
      ws.on('message', hear)
      ws.on('close', leave)
      ws.on('error', terminate)
    })
  }
  const tick = setInterval(
    () => {
      const now = Date.now()
      for (const ws of sockets.clients) (ws as Live).session?.tick(now)
    },
    Math.ceil(Math.min(ofSession.heartbeatMs, ofSession.connectTimeoutMs) / ticksPerBeat),
  )
  tick.unref()
  http.on('upgrade', upgrade)
  return async () => {
    http.off('upgrade', upgrade)
    clearInterval(tick)
    for (const ws of sockets.clients) ws.terminate()
    await new Promise<void>((done) => sockets.close(() => done()))
  }
}

// Listeners that all sockets share: one closure for each of ten thousand would keep its request alive, too.
function destroy(this: Duplex): void {
  this.destroy()
}
function hear(this: Live, message: RawData, isBinary: boolean): void {
  this.session?.hear(message as Buffer, isBinary)
}
function leave(this: Live): void {
  this.session?.leave()
}
function terminate(this: Live): void {
  this.terminate()
}
const countingDown = (perAddress: Map<string, number>, address: string) => () => count(perAddress, address, -1)

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
