export interface TestClock {
  /** A new Date each time, so that nobody changes the clock by changing an answer. */
  now: () => Date
  advance: (ms: number) => void
  set: (iso: string) => void
}

/** A clock that stands still until a test moves it. The time must carry its zone: `2026-11-20T10:00:00+09:00`. */
export function clockAt(iso: string): TestClock {
  let at = parse(iso)
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms
    },
    set: (next) => {
      at = parse(next)
    },
  }
}

function parse(iso: string): number {
  const ms = Date.parse(iso)
  if (Number.isNaN(ms) || !/(Z|[+-]\d\d:\d\d)$/.test(iso)) throw new Error(`"${iso}" is no time with a zone`)
  return ms
}
