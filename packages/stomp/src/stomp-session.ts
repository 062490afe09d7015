import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { CLOSE, closeSocket } from './close-socket.ts'
import { type Authenticate, expiry, type Principal, type SessionLimits, whyOver } from './principal.ts'
import { BadFrame, type Frame, FrameReader, FrameTooLarge, textMessage, writeFrame } from './stomp-frame.ts'
import {
  connectedFrame,
  errorFrame,
  heartbeatsOf,
  receiptFrame,
  speaksOurs,
  subscriptionProblem,
  versionFrame,
} from './stomp-replies.ts'
import { freshBudget, spend } from './token-bucket.ts'
import { type Subscription, type Topics, TRY_LATER } from './topics.ts'

const heartbeat = textMessage('\n')
const none: readonly Subscription[] = []

/**
 * One STOMP 1.2 session over one WebSocket: heart-beats, receipts, errors, subscriptions. Clients cannot send messages.
 * There are ten thousand of these in a process, so one holds little: no timer of its own (`tick` is called for all), no closure, and what it
 * writes goes to the connection as finished bytes, between the messages of the WebSocket.
 */
export class StompSession {
  readonly #socket: WebSocket
  readonly #connection: Duplex
  readonly #topics: Topics
  readonly #limits: SessionLimits
  readonly #reader = new FrameReader()
  #budget
  /** Gone once it was asked: it may hold on to the request. */
  #authenticate: Authenticate | null
  #subscriptions = none
  #principal: Principal | null = null
  /** Frames that came while an earlier one is being answered; null when none is. */
  #waiting: Frame[] | null = null
  /** It was sent its ERROR, which is the last frame of a session. */
  isOver = false
  #receivedAt = Date.now()
  #sentAt = this.#receivedAt
  #lastBeat = this.#receivedAt
  #lastCheck = this.#receivedAt
  #receiveEveryMs = 0
  #sendEveryMs = 0

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
    this.#budget = freshBudget(limits.frames, this.#receivedAt)
  }

  /** A reader that is too slow is cut off rather than waited for. */
  deliver(message: Buffer): void {
    if (!this.#isOpen()) return
    if (this.#connection.writableLength > this.#limits.maximumQueuedBytes) return this.#socket.terminate()
    this.#connection.write(message)
  }

  /** Called for every session several times in each heart-beat. */
  tick(now: number): void {
    if (!this.#isOpen()) return
    if (!this.#principal) {
      // Since it was opened it has said nothing that counts.
      if (now - this.#lastBeat > this.#limits.connectTimeoutMs) this.#fail('CONNECT expected')
      return
    }
    if (this.#sendEveryMs > 0 && now - this.#sentAt >= this.#sendEveryMs) {
      this.#sentAt = now
      this.deliver(heartbeat)
    }
    if (now - this.#lastBeat < this.#limits.heartbeatMs) return
    this.#lastBeat = now
    if (this.#receiveEveryMs > 0 && now - this.#receivedAt > this.#receiveEveryMs * 2) return this.#socket.terminate()
    if (now - this.#lastCheck >= this.#limits.checkMs || expiry(this.#principal, this.#limits.now)) void this.check()
  }

  /** Whoever is at the other end has logged out, or was put out. */
  end(why = 'session has ended'): void {
    this.#fail(why)
  }

  goAway(): void {
    closeSocket(this.#socket, CLOSE.leaving)
  }

  /** Text and binary messages alike: some clients cannot send a NUL in a text. */
  receive(message: Buffer): void {
    if (!this.#isOpen()) return
    this.#receivedAt = Date.now()
    try {
      const frames = this.#reader.read(message)
      if (!spend(this.#budget, this.#receivedAt, Math.max(1, frames.length))) return this.#overrun()
      if (this.#waiting) this.#waiting.push(...frames)
      else if (frames.length > 0) this.#take(frames)
    } catch (error) {
      if (error instanceof FrameTooLarge) this.tooLarge(error.message)
      else this.#fail(error instanceof BadFrame ? error.message : 'server error')
    }
  }

  /** A ping is answered by the WebSocket itself, and costs as much as a frame. */
  pinged(): void {
    if (this.#isOpen() && !spend(this.#budget, Date.now())) this.#overrun()
  }

  tooLarge(message: string): void {
    this.#refuse(errorFrame(message), CLOSE.tooLarge)
  }

  /** Ends the session when the login behind it has ended. A question that cannot be answered is asked again. */
  async check(): Promise<void> {
    const principal = this.#principal
    if (!principal || !this.#isOpen()) return
    this.#lastCheck = Date.now()
    const reason = await whyOver(principal, this.#limits.now).catch(() => expiry(principal, this.#limits.now))
    if (reason) this.#fail(reason)
  }

  leave(): void {
    for (const subscription of this.#subscriptions) this.#topics.unsubscribe(subscription)
    this.#subscriptions = none
    if (this.#principal?.login !== undefined) this.#topics.leave(this.#principal.login, this, this.#principal.subject)
    this.#principal = null
  }

  #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** In the order in which they came: what comes later waits. */
  #take(frames: Frame[]): void {
    const [first] = frames
    if (!first) return
    const principal = this.#principal
    if (principal && frames.every(({ command }) => command !== 'SUBSCRIBE')) return frames.forEach(this.#serve, this)
    if (!principal && first.command !== 'CONNECT' && first.command !== 'STOMP') return this.#fail('CONNECT expected')
    this.#waiting = principal ? [] : frames.slice(1)
    const work = principal ? this.#answer(frames, principal) : this.#connect(first)
    void work
      .catch(() => this.#fail(TRY_LATER))
      .then(() => {
        const next = this.#waiting ?? []
        this.#waiting = null
        if (this.#isOpen()) this.#take(next)
      })
  }

  /** Nothing is delivered to a session whose login has ended, also when nobody could notify this process. */
  async #answer(frames: readonly Frame[], principal: Principal): Promise<void> {
    if (principal.openUntil) {
      this.#lastCheck = Date.now()
      const reason = await whyOver(principal, this.#limits.now)
      if (reason) return this.#fail(reason)
    }
    for (const frame of frames)
      if (frame.command === 'SUBSCRIBE') await this.#subscribe(frame, principal)
      else this.#serve(frame)
  }

  #serve(frame: Frame): void {
    if (!this.#isOpen()) return
    if (frame.command === 'UNSUBSCRIBE') this.#unsubscribe(frame)
    else if (frame.command !== 'DISCONNECT') this.#fail(`${frame.command.slice(0, 20)} is not served here`, frame)
    else {
      this.#say(receiptFrame(frame))
      closeSocket(this.#socket, CLOSE.normal)
    }
  }

  async #connect({ headers }: Frame): Promise<void> {
    if (!speaksOurs(headers)) return this.#refuse(versionFrame)
    const principal = (await this.#authenticate?.(headers).catch(() => null)) ?? null
    this.#authenticate = null
    // Who left in the meantime would never leave again, and its subscriptions would stay for ever.
    if (!this.#isOpen()) return
    if (!principal) return this.#fail('not authorised')
    if (principal.login !== undefined) {
      const spent = this.#budget.rate.burst - this.#budget.bucket.tokens
      const admitted = this.#limits.admit(principal, principal.login, spent)
      if (typeof admitted === 'string') return this.#fail(admitted)
      this.#budget = admitted
      // Before it waits: who leaves meanwhile leaves the login, too.
      this.#principal = principal
      await this.#topics.join(principal.login, this, principal.subject)
      if (!this.#isOpen()) return
    }
    this.#principal = principal
    this.#say(connectedFrame(this.#limits.heartbeatMs))
    ;[this.#sendEveryMs, this.#receiveEveryMs] = heartbeatsOf(headers, this.#limits.heartbeatMs)
    this.#lastBeat = Date.now()
    this.#lastCheck = this.#lastBeat
  }

  async #subscribe(frame: Frame, principal: Principal): Promise<void> {
    if (!this.#isOpen()) return
    const { maximumSubscriptions } = principal.limits ?? this.#limits
    const problem = subscriptionProblem(frame, this.#subscriptions, maximumSubscriptions)
    if (problem !== undefined) return this.#fail(problem, frame)
    const { id = '', destination = '' } = frame.headers
    const opened = principal.open(destination)
    if (!opened) return this.#fail('not authorised', frame)
    const { subscription, coming } = this.#topics.subscribe(opened, { id, destination, reader: this })
    this.#subscriptions = [...this.#subscriptions, subscription]
    if (coming) await coming
    this.#say(receiptFrame(frame))
    this.#topics.release(subscription, opened.snapshot && (await opened.snapshot()))
  }

  #unsubscribe(frame: Frame): void {
    const ended = this.#subscriptions.find(({ id }) => id === frame.headers.id)
    if (!ended) return this.#fail('no such subscription', frame)
    this.#subscriptions = this.#subscriptions.filter((one) => one !== ended)
    this.#topics.unsubscribe(ended)
    this.#say(receiptFrame(frame))
  }

  #overrun(): void {
    this.#fail('too many frames, come back later')
    // What it goes on sending is not even read.
    this.#socket.pause()
  }

  #fail(message: string, frame?: Frame): void {
    this.#refuse(errorFrame(message, frame))
  }

  #refuse(error: Frame, code = CLOSE.refused): void {
    if (!this.isOver) this.#say(error)
    this.isOver = true
    closeSocket(this.#socket, code)
  }

  #say(frame: Frame | undefined): void {
    if (frame) this.deliver(textMessage(writeFrame(frame)))
  }
}
