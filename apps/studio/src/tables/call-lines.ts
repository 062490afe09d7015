/**
 * How calls go between processes of the studio: over one WebSocket from each web process to each process of live tables. A line is a call, `<number> <table> <call> <body>`, or the answer
 * to one, `<number> <status> <body>`; bodies are JSON, which has no line ends. Answers come in any order. Lines of one turn of the event loop share a message.
 */
export const CALLS_PATH = '/internal/calls'

/** Characters. A longer call is not sent, and refused where it comes. */
export const MOST_OF_CALL = 64 * 1024
const MOST_OF_MESSAGE = 128 * 1024
/** A message with calls, each character of three bytes. */
export const MOST_BYTES_OF_CALLS = 3 * (MOST_OF_MESSAGE + MOST_OF_CALL)
/** The record of a shoe or what a table owes is one line. */
export const MOST_BYTES_OF_ANSWERS = 32 * 1024 * 1024

/** Sends lines when the turn of the event loop is over, in as few messages as their size allows. */
export class LineSender {
  readonly #send: (message: string) => void
  #lines: string[] = []
  #isOpen: boolean
  #isDue = false

  constructor(send: (message: string) => void, isOpen: boolean) {
    this.#send = send
    this.#isOpen = isOpen
  }

  add(line: string): void {
    this.#lines.push(line)
    this.#flushSoon()
  }

  /** What was added before goes out, too. */
  open(): void {
    this.#isOpen = true
    this.#flushSoon()
  }

  #flushSoon(): void {
    if (!this.#isOpen || this.#isDue) return
    this.#isDue = true
    setImmediate(flush, this)
  }

  flush(): void {
    this.#isDue = false
    const lines = this.#lines
    this.#lines = []
    let from = 0
    let length = 0
    for (const [at, line] of lines.entries()) {
      if (length > 0 && length + line.length > MOST_OF_MESSAGE) {
        this.#send(lines.slice(from, at).join('\n'))
        from = at
        length = 0
      }
      length += line.length + 1
    }
    if (length > 0) this.#send(lines.slice(from).join('\n'))
  }
}

const flush = (sender: LineSender): void => sender.flush()

const CALL = /^(\d{1,15}) ([\w-]{1,100}) (\w{1,40}) (.*)$/s
const ANSWER = /^(\d{1,15}) (\d{3}) (.*)$/s

export type CallLine = { number: number; code: string; call: string; text: string }
export type AnswerLine = { number: number; status: number; text: string }

/** Undefined where it is none. */
export const readCall = (line: string): CallLine | undefined => {
  const [, number, code = '', call = '', text = ''] = CALL.exec(line) ?? []
  return number === undefined ? undefined : { number: Number(number), code, call, text }
}

/** Undefined where it is none. */
export const readAnswer = (line: string): AnswerLine | undefined => {
  const [, number, status, text = ''] = ANSWER.exec(line) ?? []
  return number === undefined ? undefined : { number: Number(number), status: Number(status), text }
}
