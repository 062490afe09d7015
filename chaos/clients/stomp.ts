/** STOMP 1.2 as far as a listener needs it, written from the standard and docs/guides/live.md: nothing here is shared with the server. */
export type Frame = { command: string; headers: Record<string, string>; body: string }

const NUL = '\0'

export const written = (command: string, headers: Record<string, string>): string => {
  const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(':', '\\c')
  const plain = command === 'CONNECT' ? (text: string) => text : escaped
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${plain(value)}`)
  return `${[command, ...lines].join('\n')}\n\n${NUL}`
}

/** Takes frames out of the messages of one connection, however they are divided. */
export const frameReader = (): ((message: string) => Frame[]) => {
  let rest = ''
  return (message) => {
    const pieces = (rest + message).split(NUL)
    rest = pieces.pop() ?? ''
    return pieces.map(readFrame)
  }
}

const readFrame = (text: string): Frame => {
  // Line ends between frames are heart-beats.
  const [head = '', ...body] = text.replace(/^[\r\n]+/, '').split(/\r?\n\r?\n/)
  const [command = '', ...lines] = head.split(/\r?\n/)
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? []
    headers[name] ??= command === 'CONNECTED' ? value : unescaped(value)
  }
  return { command, headers, body: body.join('\n\n') }
}

const SIGNS: Record<string, string> = { r: '\r', n: '\n', c: ':', '\\': '\\' }
const unescaped = (text: string): string => text.replace(/\\(.)/g, (_, sign: string) => SIGNS[sign] ?? '')
