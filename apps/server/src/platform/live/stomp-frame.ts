/** A STOMP 1.2 frame. Header names and values are unescaped; of a repeated header the first counts. */
export type Frame = { command: string; headers: Record<string, string>; body: string }

/** Clients only subscribe, so no honest frame is larger than this (bytes). */
export const maximumFrameBytes = 8 * 1024
const maximumHeaders = 20

export class BadFrame extends Error {}

const escapes: Record<string, string> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' }
const unescapeText = (text: string): string =>
  text.replace(/\\(.|$)/gs, (pair) => {
    const plain = escapes[pair]
    if (plain === undefined) throw new BadFrame(`undefined escapeText ${pair}`)
    return plain
  })
const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\r', '\\r').replaceAll('\n', '\\n').replaceAll(':', '\\c')

/** CONNECT and CONNECTED are never escaped, for the sake of STOMP 1.0 peers. */
const isUnescaped = (command: string): boolean => command === 'CONNECT' || command === 'CONNECTED'

/** One WebSocket message: heart-beats (empty lines) and any number of frames. Throws BadFrame. */
export const parseFrames = (message: string): Frame[] => {
  const frames: Frame[] = []
  let rest = message
  for (;;) {
    rest = rest.replace(/^(\r?\n)+/, '')
    if (rest === '') return frames
    const split = /\r?\n\r?\n/.exec(rest)
    if (!split) throw new BadFrame('no end of headers')
    const [command = '', ...lines] = rest.slice(0, split.index).split(/\r?\n/)
    if (lines.length > maximumHeaders) throw new BadFrame('too many headers')
    const headers = parseHeaders(command, lines)
    const { body, after } = takeBody(rest.slice(split.index + split[0].length), headers['content-length'])
    frames.push({ command, headers, body })
    rest = after
  }
}

const parseHeaders = (command: string, lines: string[]): Record<string, string> => {
  const headers: Record<string, string> = Object.create(null)
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 1) throw new BadFrame('header without a name')
    const plain = isUnescaped(command) ? (text: string) => text : unescapeText
    const name = plain(line.slice(0, colon))
    headers[name] ??= plain(line.slice(colon + 1))
  }
  return headers
}

const takeBody = (rest: string, contentLength: string | undefined): { body: string; after: string } => {
  if (contentLength === undefined) {
    const end = rest.indexOf('\0')
    if (end < 0) throw new BadFrame('no end of frame')
    return { body: rest.slice(0, end), after: rest.slice(end + 1) }
  }
  const bytes = Buffer.from(rest)
  const length = /^\d{1,7}$/.test(contentLength) ? Number(contentLength) : Number.NaN
  if (!(length < bytes.length) || bytes[length] !== 0) throw new BadFrame('content-length does not fit')
  return { body: bytes.toString('utf8', 0, length), after: bytes.toString('utf8', length + 1) }
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
