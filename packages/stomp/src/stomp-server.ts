import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { Authenticate, SessionLimits } from './principal.ts'
import { maximumFrameBytes } from './stomp-frame.ts'
import { StompSession } from './stomp-session.ts'
import { type Bucket, type Budget, freshBucket, freshBudget, isFull, spend, take } from './token-bucket.ts'
import type { Topics } from './topics.ts'

const usualLimits: Omit<SessionLimits, 'admit'> = {
  maximumQueuedBytes: 1024 * 1024,
  maximumSubscriptions: 64,
  maximumSessionsPerLogin: 32,
  // A page that opens thirty topics, and another at once, passes.
  frames: { perSecond: 10, burst: 150 },
  connectTimeoutMs: 10_000,
  heartbeatMs: 10_000,
  checkMs: 10_000,
  now: Date.now,
}
const maximumSessionsPerAddress = 200
/** After a deploy everybody behind one address comes back at once. */
const upgradesPerAddress = { perSecond: 10, burst: 2 * maximumSessionsPerAddress }
const retryAfterSeconds = 10
/** How long sockets have to leave when the process stops. */
const leaveMs = 1_500
const protocols = ['v12.stomp']

export type LiveEndpoint = {
  path: string
  topics: Topics
  /** Origins whose pages may connect; a request without Origin comes from no browser. */
  mayConnectFrom(request: IncomingMessage): boolean
  /** Whose request it is; default the connection's own address. */
  addressOf?(request: IncomingMessage): string
  /** What counts as one address, such as an IPv6 network; default the address itself. */
  networkOf?(address: string): string
  /** An address asked for more than it may. */
  onLimit?(address: string): void
  authenticate(request: IncomingMessage): Authenticate
}

/** Several in each heart-beat, so that a session is late by a small part of one. */
const ticksPerBeat = 10

/** A WebSocket with its session, which one listener for all of them finds there. */
class LiveSocket extends WebSocket {
  session?: StompSession

  /** The WebSocket closes by itself on a message that is larger than any frame; the peer gets an ERROR before. */
  override close(code?: number, reason?: string): void {
    if (code === 1009 && this.readyState === WebSocket.OPEN && this.session?.isOver === false)
      return this.session.tooLarge(`a frame is larger than ${maximumFrameBytes} bytes`)
    super.close(code, reason)
  }
}

/** Serves STOMP over WebSocket at one path of an HTTP server. Returns a function that sends every session away, to another process. */
export const serveLive = (
  http: Server,
  endpoint: LiveEndpoint,
  overrides: Partial<SessionLimits & { sessionsPerAddress: number; upgrades: typeof upgradesPerAddress }> = {},
): (() => Promise<void>) => {
  const perAddress = new Map<string, number>()
  const upgrades = new Map<string, Bucket>()
  const budgets = new Map<string, Budget>()
  const most = overrides.sessionsPerAddress ?? maximumSessionsPerAddress
  const scale = most / maximumSessionsPerAddress
  const upgradeRate = overrides.upgrades ?? {
    perSecond: upgradesPerAddress.perSecond * scale,
    burst: upgradesPerAddress.burst * scale,
  }
  const limits = { ...usualLimits, ...overrides }
  const admit: SessionLimits['admit'] = (principal, login, spent) => {
    const { frames, maximumSessionsPerLogin } = principal.limits ?? limits
    if (endpoint.topics.sessionsOf(login) >= maximumSessionsPerLogin) return 'too many connections of this login'
    const budget = budgets.get(login) ?? freshBudget(frames, Date.now())
    budgets.set(login, budget)
    return spend(budget, Date.now(), spent) ? budget : 'too many frames, come back later'
  }
  const ofSession: SessionLimits = { ...limits, admit }
  let isLeaving = false
  const sockets = new WebSocketServer({
    noServer: true,
    WebSocket: LiveSocket,
    maxPayload: maximumFrameBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => protocols.find((p) => offered.has(p)) ?? false,
  })
  const mayUpgrade = (address: string): boolean => {
    const bucket = upgrades.get(address) ?? freshBucket(upgradeRate, Date.now())
    upgrades.set(address, bucket)
    return (perAddress.get(address) ?? 0) < most && take(bucket, upgradeRate, Date.now())
  }
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // Nobody else listens for errors of an upgraded socket, and an unheard one ends the process.
    socket.on('error', destroy)
    if (request.url?.split('?')[0] !== endpoint.path) return refuse(socket, '404 Not Found')
    if (isLeaving) return refuse(socket, '503 Service Unavailable', 1)
    if (!endpoint.mayConnectFrom(request)) return refuse(socket, '403 Forbidden')
    const whole = endpoint.addressOf?.(request) ?? request.socket.remoteAddress ?? ''
    const address = endpoint.networkOf?.(whole) ?? whole
    if (!mayUpgrade(address)) {
      endpoint.onLimit?.(whole)
      return refuse(socket, '429 Too Many Requests', retryAfterSeconds)
    }
    count(perAddress, address, 1)
    socket.once('close', countingDown(perAddress, address))
    sockets.handleUpgrade(request, socket, head, (ws) => {
      ws.session = new StompSession(ws, socket, endpoint.topics, endpoint.authenticate(request), ofSession)
      ws.on('message', receive)
      ws.on('ping', pinged)
      ws.on('close', leave)
      ws.on('error', terminate)
    })
  }
  const tick = setInterval(
    () => {
      const now = Date.now()
      for (const ws of sockets.clients) ws.session?.tick(now)
      for (const [address, bucket] of upgrades) if (isFull(bucket, upgradeRate, now)) upgrades.delete(address)
      for (const [login, { bucket, rate }] of budgets)
        if (isFull(bucket, rate, now) && endpoint.topics.sessionsOf(login) === 0) budgets.delete(login)
    },
    Math.ceil(Math.min(ofSession.heartbeatMs, ofSession.connectTimeoutMs) / ticksPerBeat),
  )
  tick.unref()
  http.on('upgrade', upgrade)
  return async () => {
    isLeaving = true
    clearInterval(tick)
    const gone = new Promise<void>((done) => sockets.close(() => done()))
    for (const ws of sockets.clients) ws.session?.goAway()
    const late = setTimeout(() => {
      for (const ws of sockets.clients) ws.terminate()
    }, leaveMs)
    await gone
    clearTimeout(late)
  }
}

// Listeners that all sockets share: one closure for each of ten thousand would keep its request alive, too.
function destroy(this: Duplex): void {
  this.destroy()
}
function receive(this: LiveSocket, message: RawData): void {
  this.session?.receive(message as Buffer)
}
function pinged(this: LiveSocket): void {
  this.session?.pinged()
}
function leave(this: LiveSocket): void {
  this.session?.leave()
}
function terminate(this: LiveSocket, error: { code?: string }): void {
  // Too large: the session has notified its peer, and lets it go.
  if (error.code !== 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') this.terminate()
}
const countingDown = (perAddress: Map<string, number>, address: string) => () => count(perAddress, address, -1)

const count = (map: Map<string, number>, key: string, by: number): void => {
  const left = (map.get(key) ?? 0) + by
  if (left > 0) map.set(key, left)
  else map.delete(key)
}

const refuse = (socket: Duplex, status: string, retryAfter?: number): void => {
  // A peer that does not hang up in turn is not waited for.
  socket.once('finish', () => socket.destroy())
  const retry = retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`
  socket.end(`HTTP/1.1 ${status}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`)
}
