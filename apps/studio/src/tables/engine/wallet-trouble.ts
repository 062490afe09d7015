import type { Studio } from '../../studio.ts'

/** Calls of a table that are under way at once: of a wallet that answers, where those that come together share a commit, and the fewest of one that does not. */
const MOST_CALLS = 256
const FEWEST_CALLS = 4
/** Alike failures are said once in so long, ms: from the first of them on longer each time. */
const FIRST_SILENCE_MS = 10_000
const LONGEST_SILENCE_MS = 300_000

export type WalletTrouble = ReturnType<typeof createWalletTrouble>

/**
 * How a table treats a wallet that does not answer: it makes fewer calls at once, half as many with each that has no answer and one more with each clear one, and
 * says what fails in few lines. So a wallet that comes back under load is not overrun by what was owed meanwhile.
 */
export const createWalletTrouble = (log: Studio['log'], table: string, now = (): number => performance.now()) => {
  const waiting: (() => void)[] = []
  let most = MOST_CALLS
  let underWay = 0
  const failures = new Map<string, { silentUntil: number; silenceMs: number; unsaid: number }>()

  const letIn = (): void => {
    while (underWay < most) {
      const next = waiting.shift()
      if (!next) return
      underWay++
      next()
    }
  }

  /** The first of a kind at once, and of those that follow how many there were. */
  const say = (what: string, about: object): void => {
    const last = failures.get(what)
    if (last && now() < last.silentUntil) return void last.unsaid++
    // Long after the one before it is a first one.
    const known = last && now() < last.silentUntil + LONGEST_SILENCE_MS ? last : undefined
    const silenceMs = known ? Math.min(known.silenceMs * 2, LONGEST_SILENCE_MS) : FIRST_SILENCE_MS
    failures.set(what, { silentUntil: now() + silenceMs, silenceMs, unsaid: 0 })
    log.warn({ table, ...about, unsaid: last?.unsaid ?? 0 }, what)
  }

  return {
    say,
    /** Waits until one more call may be made. */
    async inTurn<T>(call: () => Promise<T>): Promise<T> {
      if (underWay < most) underWay++
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await call()
      } finally {
        underWay--
        letIn()
      }
    },
    unanswered(about: object): void {
      most = Math.max(FEWEST_CALLS, Math.floor(most / 2))
      say('no answer of the wallet', about)
    },
    /** Whether calls had no answer not long ago. */
    answered(): boolean {
      if (most === MOST_CALLS) return false
      most++
      letIn()
      if (most === MOST_CALLS) calm()
      return true
    },
  }

  /** Also of what was not said. */
  function calm(): void {
    const unsaid = [...failures.values()].reduce((sum, failure) => sum + failure.unsaid, 0)
    failures.clear()
    if (unsaid > 0) log.warn({ table, unsaid }, 'the wallet answers again')
  }
}
