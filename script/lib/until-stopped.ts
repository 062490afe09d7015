const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Calls `stop` once when somebody asks this process to end, and ends it. */
export function whenAsked(stop: () => Promise<void>): void {
  let asked = false
  const end = async () => {
    if (asked) return
    asked = true
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      console.error((error as Error).message)
      process.exit(1)
    }
  }
  // Whoever read our lines may be gone first; that must not cut the stop short.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  for (const signal of SIGNALS) process.on(signal, end)
  // Started by a test: it is gone.
  process.on('disconnect', end)
}
