import { requireFree } from '../ports.ts'

/** Below the ports that the system gives to connections. */
export const freePort = async (): Promise<number> => {
  for (let port = 21_000 + (process.pid % 9_000); ; port += 7)
    if (
      await requireFree('127.0.0.1', { PORT: port }).then(
        () => true,
        () => false,
      )
    )
      return port
}

/** Sums in euro, as JSON numbers show them. */
export const cents = (euro: number): number => Math.round(euro * 100) / 100
