import type { WebSocket } from 'ws'
import { BadFrame, type Frame, maximumFrameBytes, parseFrames, writeFrame } from './stomp-frame.ts'
import type { Topics } from './topics.ts'

/** Who is at the other end, and which destinations are open to it. */
export type Principal = {
  name: string
  expiresAt: Date
  maySubscribe(destination: string): boolean
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

/** One STOMP 1.2 session over one WebSocket: heart-beats, receipts, errors, subscriptions. Clients cannot send messages. */
export class StompSession {
  readonly #socket: WebSocket
  readonly #topics: Topics
  readonly #authenticate: Authenticate
  readonly #limits: SessionLimits
  readonly #destinations = new Map<string, string>()
  #principal: Principal | null = null
  #early: Frame[] | null = null
  #lastHeard = Date.now()
  #hearEveryMs = 0
  #timers: NodeJS.Timeout[] = []

  constructor(socket: WebSocket, topics: Topics, authenticate: Authenticate, limits: SessionLimits) {
    this.#socket = socket
    this.#topics = topics
    this.#authenticate = authenticate
    this.#limits = limits
    this.#timers.push(setTimeout(() => this.#principal ?? this.#fail('CONNECT expected'), limits.connectTimeoutMs))
    socket.on('message', (message, isBinary) => this.#hear(message as Buffer, isBinary))
    socket.on('close', () => this.#leave())
    socket.on('error', () => socket.terminate())
  }

  /** A frame that is already written; a reader that is too slow is cut off rather than waited for. */
  deliver(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > this.#limits.maximumQueuedBytes) return this.#socket.terminate()
    this.#socket.send(frame)
  }

  /** Whoever is at the other end has logged out, or was put out. */
  end(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#fail('session has ended')
  }

  #hear(message: Buffer, isBinary: boolean): void {
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
    const principal = await this.#authenticate(headers).catch(() => null)
    // Who left in the meantime would never leave again, and its timers and subscriptions would stay for ever.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!principal) return this.#fail('not authorised')
    this.#principal = principal
    const [willSend = 0, wants = 0] = (headers['heart-beat'] ?? '0,0')
      .split(',')
      .map((ms) => Math.max(0, Number(ms) || 0))
    const own = this.#limits.heartbeatMs
    this.deliver(
      writeFrame({
        command: 'CONNECTED',
        headers: { version: '1.2', 'heart-beat': `${own},${own}`, server: 'maru' },
        body: '',
      }),
    )
    if (wants > 0) this.#timers.push(setInterval(() => this.deliver('\n'), Math.max(wants, own)))
    if (willSend > 0) this.#hearEveryMs = Math.max(willSend, own)
    this.#timers.push(setInterval(() => this.#check(), own))
    for (const frame of this.#early ?? []) this.#take(frame)
  }

  /** Ends a session whose peer fell silent or whose token has run out. */
  #check(): void {
    const now = Date.now()
    if (this.#hearEveryMs > 0 && now - this.#lastHeard > this.#hearEveryMs * 2) return this.#socket.terminate()
    if (this.#principal && this.#principal.expiresAt.getTime() < now) return this.#fail('session has run out')
    // A question that cannot be answered now is asked again.
    void this.#principal?.isStillOpen?.().then(
      (isOpen) => isOpen || this.end(),
      () => {},
    )
  }

  #subscribe(frame: Frame, principal: Principal): void {
    const { id, destination, ack } = frame.headers
    if (!id || !destination) return this.#fail('SUBSCRIBE needs id and destination', frame)
    if (ack !== undefined && ack !== 'auto') return this.#fail('ack:auto only', frame)
    if (this.#destinations.has(id)) return this.#fail('subscription id is in use', frame)
    if (this.#destinations.size >= this.#limits.maximumSubscriptions) return this.#fail('too many subscriptions', frame)
    if (!principal.maySubscribe(destination)) return this.#fail('not authorised', frame)
    this.#destinations.set(id, destination)
    this.#topics.add(destination, id, this)
    this.#receipt(frame)
  }

  #unsubscribe(frame: Frame): void {
    const { id } = frame.headers
    const destination = id === undefined ? undefined : this.#destinations.get(id)
    if (id === undefined || destination === undefined) return this.#fail('no such subscription', frame)
    this.#destinations.delete(id)
    this.#topics.remove(destination, id, this)
    this.#receipt(frame)
  }

  #disconnect(frame: Frame): void {
    this.#receipt(frame)
    this.#socket.close(1000)
  }

  #receipt({ headers: { receipt } }: Frame): void {
    if (receipt !== undefined)
      this.deliver(writeFrame({ command: 'RECEIPT', headers: { 'receipt-id': receipt }, body: '' }))
  }

  #fail(message: string, frame?: Frame): void {
    const receipt = frame?.headers.receipt
    this.deliver(
      writeFrame({
        command: 'ERROR',
        headers: { message, ...(receipt === undefined ? {} : { 'receipt-id': receipt }) },
        body: '',
      }),
    )
    this.#socket.close(1008)
    setTimeout(() => this.#socket.terminate(), 1000).unref()
  }

  #leave(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    for (const [id, destination] of this.#destinations) this.#topics.remove(destination, id, this)
    this.#destinations.clear()
  }
}
