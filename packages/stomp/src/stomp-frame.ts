import { isUtf8 } from 'node:buffer'

/** A STOMP 1.2 frame. Header names and values are unescaped; of a repeated header the first counts. */
export type Frame = { command: string; headers: Record<string, string>; body: string }

/** Clients only subscribe, so no honest frame is larger than this (bytes). */
export const maximumFrameBytes = 8 * 1024
const maximumHeaders = 20

/** `message`: for the peer to read. */
export class BadFrame extends Error {}
export class FrameTooLarge extends BadFrame {}

const LF = 10
const CR = 13
const A = 65
const Z = 90
const nothing = Buffer.alloc(0)

/** Takes the frames out of what a peer sends, whichever way they are cut into messages. Holds the beginning of at most one. */
export class FrameReader {
  #rest = nothing

  /** The frames that are whole now; empty lines between them are heart-beats. Throws BadFrame. */
  read(message: Buffer): Frame[] {
    const bytes = this.#rest.length === 0 ? message : Buffer.concat([this.#rest, message])
    const frames: Frame[] = []
    let at = 0
    for (;;) {
      at = afterLineEnds(bytes, at)
      const found = frameAt(bytes, at)
      if (!found) break
      frames.push(found.frame)
      at = found.end
    }
    if (bytes.length - at > maximumFrameBytes) throw tooLarge()
    // A copy: the message may be a part of something much larger.
    this.#rest = at === bytes.length ? nothing : Buffer.from(bytes.subarray(at))
    return frames
  }
}

const tooLarge = (): FrameTooLarge => new FrameTooLarge(`a frame is larger than ${maximumFrameBytes} bytes`)

const afterLineEnds = (bytes: Buffer, from: number): number => {
  let at = from
  while (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] === LF)) at++
  return at
}

/** Undefined when its end has not come yet. */
const frameAt = (bytes: Buffer, from: number): { frame: Frame; end: number } | undefined => {
  const first = bytes[from]
  if (first === undefined || (first === CR && from === bytes.length - 1)) return undefined
  if (first < A || first > Z) throw new BadFrame('a frame begins with a command in capital letters')
  const head = headEnd(bytes, from)
  if (!head) return undefined
  const [command = '', ...lines] = textOf(bytes.subarray(from, head.end)).split(/\r?\n/)
  if (lines.length > maximumHeaders) throw new BadFrame(`a frame has more than ${maximumHeaders} headers`)
  const headers = parseHeaders(command, lines)
  const end = bodyEnd(bytes, head.bodyAt, headers['content-length'])
  if (end === undefined) return undefined
  if (end - from > maximumFrameBytes) throw tooLarge()
  return { frame: { command, headers, body: textOf(bytes.subarray(head.bodyAt, end)) }, end: end + 1 }
}

/** Where the headers end, and where the body begins after the empty line. */
const headEnd = (bytes: Buffer, from: number): { end: number; bodyAt: number } | undefined => {
  for (let at = bytes.indexOf(LF, from); at >= 0; at = bytes.indexOf(LF, at + 1)) {
    const next = bytes[at + 1] === CR ? at + 2 : at + 1
    if (bytes[next] === LF) return { end: bytes[at - 1] === CR ? at - 1 : at, bodyAt: next + 1 }
  }
  return undefined
}

/** Where the NUL stands that ends the frame; undefined when it has not come yet. */
const bodyEnd = (bytes: Buffer, from: number, contentLength: string | undefined): number | undefined => {
  if (contentLength === undefined) {
    const end = bytes.indexOf(0, from)
    return end < 0 ? undefined : end
  }
  if (!/^\d{1,9}$/.test(contentLength)) throw new BadFrame('content-length is no number of bytes')
  const length = Number(contentLength)
  if (length > maximumFrameBytes) throw tooLarge()
  const last = bytes[from + length]
  if (last !== undefined && last !== 0) throw new BadFrame('content-length does not fit: no NUL follows the body')
  return last === undefined ? undefined : from + length
}

const textOf = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw new BadFrame('a frame is not UTF-8')
  return bytes.toString('utf8')
}

const escapes: Record<string, string> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' }
const unescapeText = (text: string): string =>
  text.replace(/\\(.|$)/gs, (pair) => {
    const plain = escapes[pair]
    if (plain === undefined) throw new BadFrame(`a header holds ${pair}: only \\r, \\n, \\c and \\\\ are escapes`)
    return plain
  })
const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\r', '\\r').replaceAll('\n', '\\n').replaceAll(':', '\\c')

/** CONNECT and CONNECTED are never escaped, for the sake of STOMP 1.0 peers. */
const isUnescaped = (command: string): boolean => command === 'CONNECT' || command === 'CONNECTED'

const parseHeaders = (command: string, lines: string[]): Record<string, string> => {
  const headers: Record<string, string> = Object.create(null)
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 1) throw new BadFrame('a header has no name')
    const plain = isUnescaped(command) ? (text: string) => text : unescapeText
    const name = plain(line.slice(0, colon))
    headers[name] ??= plain(line.slice(colon + 1))
  }
  return headers
}

export const writeFrame = ({ command, headers, body }: Frame): string => {
  const plain = isUnescaped(command) ? (text: string) => text : escapeText
  const lines = Object.entries(headers).map(([name, value]) => `${plain(name)}:${plain(value)}\n`)
  return `${command}\n${lines.join('')}\n${body}\0`
}

const FINAL_TEXT = 0x81
const SHORT = 126
const LONG = 65_536

/** A whole WebSocket message as a server sends it: not masked, so the same bytes for everybody. */
export const textMessage = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const head = length < SHORT ? 2 : length < LONG ? 4 : 10
  const message = Buffer.allocUnsafe(head + length)
  message[0] = FINAL_TEXT
  message[1] = length < SHORT ? length : length < LONG ? SHORT : SHORT + 1
  if (head === 4) message.writeUInt16BE(length, 2)
  if (head === 10) message.writeBigUInt64BE(BigInt(length), 2)
  message.write(text, head)
  return message
}
