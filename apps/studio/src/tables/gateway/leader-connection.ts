import type { IncomingMessage } from 'node:http'
import { type RawData, WebSocket } from 'ws'
import { CALLS_PATH, LineSender, MOST_BYTES_OF_ANSWERS, MOST_OF_CALL, readAnswer } from '../call-lines.ts'
import { INTERNAL_SECRET_HEADER } from '../engine-shapes.ts'

/** So that nothing between two machines drops a connection that is silent, ms. */
const KEEPALIVE_MS = 10_000

/** What a process of live tables answered; `text` is JSON. */
export type LeaderAnswer = { readonly status: number; readonly text: string }

type Waiting = { readonly resolve: (answer: LeaderAnswer | undefined) => void; readonly timer: NodeJS.Timeout }

/** A connection to one process of live tables, with any number of calls under way. When it is lost each of them is without an answer: it may or may not have happened. */
export class LeaderConnection {
  readonly #socket: WebSocket
  readonly #calls: LineSender
  readonly #answerMs: number
  readonly #over: () => void
  readonly #waiting = new Map<number, Waiting>()
  #number = 0
  #receivedAt = 0
  #isOver = false

  /** `answerMs`: a call is waited for so long. `over`: nothing can be asked over it any more. */
  constructor(address: string, secret: string, answerMs: number, over: () => void) {
    this.#answerMs = answerMs
    this.#over = over
    const socket = new WebSocket(address.replace(/^http/, 'ws') + CALLS_PATH, {
      headers: { [INTERNAL_SECRET_HEADER]: secret },
      handshakeTimeout: answerMs,
      maxPayload: MOST_BYTES_OF_ANSWERS,
      perMessageDeflate: false,
      // Both ends are ours: a mask hides bytes of browsers from proxies, and JSON.stringify writes no other text than UTF-8.
      generateMask: noMask,
      skipUTF8Validation: true,
    })
    this.#socket = socket
    this.#calls = new LineSender((message) => socket.send(message), false)
    socket.on('upgrade', (response: IncomingMessage) => response.socket.setKeepAlive(true, KEEPALIVE_MS))
    socket.on('open', () => this.#calls.open())
    socket.on('message', (message) => this.#receive(message))
    // The end of the connection follows.
    socket.on('error', () => {})
    socket.on('close', () => this.close())
  }

  /** Undefined where no answer came: not in time, or the connection was lost. `text` is JSON. */
  ask(code: string, call: string, text: string): Promise<LeaderAnswer | undefined> {
    return new Promise((resolve) => {
      const line = `${++this.#number} ${code} ${call} ${text}`
      if (this.#isOver || line.length > MOST_OF_CALL) return resolve(undefined)
      const timer = setTimeout(giveUp, this.#answerMs, this, this.#number)
      this.#waiting.set(this.#number, { resolve, timer })
      this.#calls.add(line)
    })
  }

  /** Of a call whose time is over. */
  giveUp(number: number): void {
    this.#answered(number, undefined)
    // Not a word since: the other side is gone or stands still, and the next call opens a new connection.
    if (performance.now() - this.#receivedAt >= this.#answerMs) this.close()
  }

  close(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#over()
    this.#socket.terminate()
    for (const number of [...this.#waiting.keys()]) this.#answered(number, undefined)
  }

  #receive(message: RawData): void {
    this.#receivedAt = performance.now()
    for (const line of String(message).split('\n')) {
      const answer = readAnswer(line)
      if (!answer) return this.close()
      this.#answered(answer.number, answer)
    }
  }

  /** An answer that comes too late is nobody's. */
  #answered(number: number, answer: LeaderAnswer | undefined): void {
    const waiting = this.#waiting.get(number)
    if (!waiting) return
    this.#waiting.delete(number)
    clearTimeout(waiting.timer)
    waiting.resolve(answer)
  }
}

/** Four zeros: neither end changes a byte then. */
const noMask = (mask: Buffer): void => void mask.fill(0)
const giveUp = (connection: LeaderConnection, number: number): void => connection.giveUp(number)
