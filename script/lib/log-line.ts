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
  const { level, time, msg, pid: _pid, hostname: _hostname, name: _name, err, ...rest } = entry
  const at = new Date(time).toISOString().slice(11, 23)
  const details = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  )
  const failure = err as { stack?: string; message?: string } | undefined
  const text = [at, LEVELS[level] ?? level, msg ?? '', ...details].join(' ')
  return failure ? `${text}\n${failure.stack ?? failure.message}` : text
}

function parse(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const entry = JSON.parse(line)
    return typeof entry.level === 'number' && typeof entry.time === 'number' ? entry : undefined
  } catch {
    return undefined
  }
}
