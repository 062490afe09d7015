import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { BadFrame, type Frame, maximumFrameBytes, parseFrames, textMessage, writeFrame } from './stomp-frame.ts'
import type { Subscription, Topics } from './topics.ts'

/** Who is at the other end, and which destinations are open to it. */
export type Principal = {
  expiresAt: Date
  maySubscribe(destination: string): boolean
  /** A name under which messages reach `destination` of this session, too. */
  alias?: { name: string; destination: string }
  /** Asked with every heart-beat where given: false ends the session. */
  isStillOpen?(): Promise<boolean>
}
/** Answers null for whoever may not connect; `headers` are those of the CONNECT frame. */
export type Authenticate = (headers: Record<string, string>) => Promise<Principal | null>

export type SessionLimits = {
  /** Bytes that may wait for a slow reader before it is cut off. */
  maximumQueuedBytes: number
  maximumSubscriptions: number
  connectTimeoutMs: number
  heartbeatMs: number
}

const maximumEarlyFrames = 16

const heartbeat = textMessage('\n')
const none: readonly Subscription[] = []

/**
 * One STOMP 1.2 session over one WebSocket: heart-beats, receipts, errors, subscriptions. Clients cannot send messages.
 *
 * There are ten thousand of these in a process, so one holds little: no timer of its own (`tick` is called for all), no closure, and what it
 * writes goes to the connection as finished bytes, between the messages of the WebSocket.
 */
export class StompSession {
  readonly #socket: WebSocket
  readonly #connection: Duplex
  readonly #topics: Topics
  readonly #limits: SessionLimits
  /** Gone once it was asked: it may hold on to the request. */
  #authenticate: Authenticate | null
  #subscriptions = none
  #principal: Principal | null = null
  #early: Frame[] | null = null
  #lastHeard = Date.now()
  #lastSaid = this.#lastHeard
  #lastCheck = this.#lastHeard
  #hearEveryMs = 0
  #beatEveryMs = 0

  /** `connection`: what the WebSocket runs over. */
  constructor(
    socket: WebSocket,
    connection: Duplex,
    topics: Topics,
    authenticate: Authenticate,
    limits: SessionLimits,
  ) {
    this.#socket = socket
    this.#connection = connection
    this.#topics = topics
    this.#authenticate = authenticate
    this.#limits = limits
  }

  /** A reader that is too slow is cut off rather than waited for. */
  deliver(message: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#connection.writableLength > this.#limits.maximumQueuedBytes) return this.#socket.terminate()
    this.#connection.write(message)
  }

  /** Called for every session several times in each heart-beat. */
  tick(now: number): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#principal) {
      // Since it was opened it has said nothing that counts.
      if (now - this.#lastCheck > this.#limits.connectTimeoutMs) this.#fail('CONNECT expected')
      return
    }
    if (this.#beatEveryMs > 0 && now - this.#lastSaid >= this.#beatEveryMs) {
      this.#lastSaid = now
      this.deliver(heartbeat)
    }
    if (now - this.#lastCheck < this.#limits.heartbeatMs) return
    this.#lastCheck = now
    this.#check(now, this.#principal)
  }

  /** Whoever is at the other end has logged out, or was put out. */
  end(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#fail('session has ended')
  }

  hear(message: Buffer, isBinary: boolean): void {
    this.#lastHeard = Date.now()
    if (message.length > maximumFrameBytes) return this.#fail('frame too large')
    try {
      if (isBinary) throw new BadFrame('text frames only')
      for (const frame of parseFrames(message.toString('utf8'))) this.#take(frame)
    } catch (error) {
      this.#fail(error instanceof BadFrame ? error.message : 'server error')
    }
  }

  #take(frame: Frame): void {
    if (!this.#principal) return this.#takeEarly(frame)
    if (frame.command === 'SUBSCRIBE') this.#subscribe(frame, this.#principal)
    else if (frame.command === 'UNSUBSCRIBE') this.#unsubscribe(frame)
    else if (frame.command === 'DISCONNECT') return this.#disconnect(frame)
    else return this.#fail(`${frame.command.slice(0, 20)} is not served here`, frame)
  }

  /** What a hasty client sends right after CONNECT waits until it is known. */
  #takeEarly(frame: Frame): void {
    if (this.#early) {
      if (this.#early.push(frame) > maximumEarlyFrames) this.#fail('wait for CONNECTED')
      return
    }
    if (frame.command !== 'CONNECT' && frame.command !== 'STOMP') return this.#fail('CONNECT expected')
    this.#early = []
    void this.#connect(frame)
  }

  async #connect({ headers }: Frame): Promise<void> {
    if (!(headers['accept-version'] ?? '').split(',').includes('1.2')) return this.#fail('STOMP 1.2 only')
    const principal = (await this.#authenticate?.(headers).catch(() => null)) ?? null
    this.#authenticate = null
    // Who left in the meantime would never leave again, and its subscriptions would stay for ever.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!principal) return this.#fail('not authorised')
    this.#principal = principal
    const [willSend = 0, wants = 0] = (headers['heart-beat'] ?? '0,0')
      .split(',')
      .map((ms) => Math.max(0, Number(ms) || 0))
    const own = this.#limits.heartbeatMs
    this.#say({
      command: 'CONNECTED',
      headers: { version: '1.2', 'heart-beat': `${own},${own}`, server: 'maru' },
      body: '',
    })
    if (wants > 0) this.#beatEveryMs = Math.max(wants, own)
    if (willSend > 0) this.#hearEveryMs = Math.max(willSend, own)
    this.#lastCheck = Date.now()
    const early = this.#early ?? []
    this.#early = null
    for (const frame of early) this.#take(frame)
  }

  /** Ends a session whose peer fell silent or whose token has run out. */
  #check(now: number, principal: Principal): void {
    if (this.#hearEveryMs > 0 && now - this.#lastHeard > this.#hearEveryMs * 2) return this.#socket.terminate()
    if (principal.expiresAt.getTime() < now) return this.#fail('session has run out')
    // A question that cannot be answered now is asked again.
    void principal.isStillOpen?.().then(
      (isOpen) => isOpen || this.end(),
      () => {},
    )
  }

  #subscribe(frame: Frame, principal: Principal): void {
    const { id, destination, ack } = frame.headers
    if (!id || !destination) return this.#fail('SUBSCRIBE needs id and destination', frame)
    if (ack !== undefined && ack !== 'auto') return this.#fail('ack:auto only', frame)
    if (this.#subscriptions.some((one) => one.id === id)) return this.#fail('subscription id is in use', frame)
    if (this.#subscriptions.length >= this.#limits.maximumSubscriptions)
      return this.#fail('too many subscriptions', frame)
    if (!principal.maySubscribe(destination)) return this.#fail('not authorised', frame)
    const name = principal.alias?.destination === destination ? principal.alias.name : undefined
    this.#subscriptions = [...this.#subscriptions, this.#topics.subscribe(destination, id, this, name)]
    this.#receipt(frame)
  }

  #unsubscribe(frame: Frame): void {
    const ended = this.#subscriptions.find(({ id }) => id === frame.headers.id)
    if (!ended) return this.#fail('no such subscription', frame)
    this.#subscriptions = this.#subscriptions.filter((one) => one !== ended)
    this.#topics.unsubscribe(ended)
    this.#receipt(frame)
  }

  #disconnect(frame: Frame): void {
    this.#receipt(frame)
    this.#socket.close(1000)
  }

  #receipt({ headers: { receipt } }: Frame): void {
    if (receipt !== undefined) this.#say({ command: 'RECEIPT', headers: { 'receipt-id': receipt }, body: '' })
  }

  #fail(message: string, frame?: Frame): void {
    const receipt = frame?.headers.receipt
    this.#say({
      command: 'ERROR',
      headers: { message, ...(receipt === undefined ? {} : { 'receipt-id': receipt }) },
      body: '',
    })
    this.#socket.close(1008)
    setTimeout(() => this.#socket.terminate(), 1000).unref()
  }

  #say(frame: Frame): void {
    this.deliver(textMessage(writeFrame(frame)))
  }

  /** The connection is gone. */
  leave(): void {
    for (const subscription of this.#subscriptions) this.#topics.unsubscribe(subscription)
    this.#subscriptions = none
  }
}
