interface Entry {
  level: number
  time: number
  msg?: string
  [name: string]: unknown
}

const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

/** A line of the servers' JSON log as a person reads it; any other line as it is. */
export function readableLine(line: string): string {
  const entry = parse(line)
  if (!entry) return line
  const { level, time, msg = '', pid: _pid, hostname: _hostname, name: _name, err, ...rest } = entry
  const at = new Date(time).toISOString()
  const details = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  )
  const failure = err as { stack?: string; message?: string } | undefined
  const text = visible([at, LEVELS[level] ?? level, msg, ...details].join(' '))
  // Lines of a stack are moved in, so that none of them looks like an entry of its own.
  const trace = String(failure?.stack ?? failure?.message ?? '').split('\n')
  return failure ? [text, ...trace.map((one) => `    ${visible(one.trimStart())}`)].join('\n') : text
}

/** What an outsider sent may stand in an entry: what would begin a line, turn the text around or command the terminal is written as its number. */
const visible = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) as number).toString(16).padStart(4, '0')}}`,
  )

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const entry = JSON.parse(line)
    return typeof entry.level === 'number' && typeof entry.time === 'number' ? entry : undefined
  } catch {
    return undefined
  }
}
