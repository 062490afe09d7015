import { setTimeout as sleep } from 'node:timers/promises'

/** In ms. */
export type Latencies = { p50: number; p99: number; count: number }

export const latenciesOf = (times: readonly number[]): Latencies => {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), count: sorted.length }
}

/**
 * An open clock: things happen at random instants (Poisson, `perSecond` on average) however long the ones before take, and each is timed from
 * its own instant, so that a server which stalls is charged for everything that came meanwhile. Resolves when the last is done.
 */
export const openClock = async (
  perSecond: number,
  ms: number,
  happen: (due: number) => Promise<void>,
): Promise<number[]> => {
  const times: number[] = []
  const under: Promise<void>[] = []
  const start = performance.now()
  const gap = (): number => (-Math.log(1 - Math.random()) / perSecond) * 1_000
  for (let due = gap(); due < ms; due += gap()) {
    const ahead = start + due - performance.now()
    // A timer may be late by a millisecond, which counts for both sides; a loop that is exact would take the server's processor.
    if (ahead > 0) await sleep(ahead)
    const scheduled = start + due
    const done = happen(scheduled).then(() => {
      times.push(performance.now() - scheduled)
    })
    // Delivered at the end, together.
    done.catch(() => {})
    under.push(done)
  }
  await Promise.all(under)
  return times
}

/** Lends each of a few things to one at a time, at random; who comes while all are out waits in order. */
export const createLending = <T>(things: readonly T[]) => {
  const free = [...things]
  const waiting: ((thing: T) => void)[] = []
  return async <R>(use: (thing: T) => Promise<R>): Promise<R> => {
    const drawn = Math.floor(Math.random() * free.length)
    const last = free.pop()
    const thing =
      drawn < free.length
        ? (free.splice(drawn, 1, last as T)[0] as T)
        : (last ?? (await new Promise<T>((resolve) => waiting.push(resolve))))
    try {
      return await use(thing)
    } finally {
      const next = waiting.shift()
      if (next) next(thing)
      else free.push(thing)
    }
  }
}
