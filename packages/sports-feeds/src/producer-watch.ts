import type { FeedClock } from './feed.ts'
import type { ProducerReason, ProducerState } from './message.ts'

export type RecoveryRequest = { id: number; after: number | null }

export type ProducerWatchOptions = {
  clock: FeedClock
  /** Longest time without an alive. */
  silenceMs: number
  /** A recovery that has not ended by then is asked for again. */
  recoveryMs: number
  /** Between two requests of a recovery at least: sources count them. */
  retryMs: number
  nextId(): number
  /** Fails where the source did not accept it. */
  request(recovery: RecoveryRequest): Promise<void>
  changed(state: ProducerState, reason: ProducerReason): void
  completed(recovery: RecoveryRequest): void
  failed(error: unknown): void
}

export type ProducerWatch = {
  state(): ProducerState
  /** `at` by the producer's clock. Not subscribed: the producer knows that something of it did not arrive. */
  alive(at: number, isSubscribed: boolean): void
  snapshotComplete(id: number, at: number): void
  /** Nothing of it can arrive. */
  down(reason: ProducerReason): void
  recover(after: number | null, reason: ProducerReason): void
  /** To be called often: finds silence, and asks again. */
  check(): void
}

/** Is one producer alive, and has everything that it published arrived? */
export const createProducerWatch = (options: ProducerWatchOptions): ProducerWatch => {
  const { clock, silenceMs, recoveryMs, retryMs, request, changed } = options
  let state: ProducerState = 'down'
  let aliveAt = clock.now()
  /** By the producer's clock: everything up to then has arrived. Null: nothing is known to. */
  let completeUntil: number | null = null
  /** While recovering: from when on. */
  let needed: { after: number | null } | null = null
  let asked: (RecoveryRequest & { isRefused: boolean }) | null = null
  let askedAt = Number.NEGATIVE_INFINITY

  const become = (next: ProducerState, reason: ProducerReason): void => {
    if (state === next) return
    state = next
    changed(next, reason)
  }

  const ask = (): void => {
    if (!needed || clock.now() - askedAt < retryMs) return
    const asking = { id: options.nextId(), after: needed.after, isRefused: false }
    asked = asking
    askedAt = clock.now()
    request({ id: asking.id, after: asking.after }).catch((error: unknown) => {
      asking.isRefused = true
      options.failed(error)
    })
  }

  const recover = (after: number | null, reason: ProducerReason): void => {
    // A recovery under way that began later would leave a gap.
    needed = { after: needed ? earlier(needed.after, after) : after }
    asked = null
    become('recovering', reason)
    ask()
  }

  const down = (reason: ProducerReason): void => {
    needed = null
    asked = null
    become('down', reason)
  }

  return {
    state: () => state,
    alive(at, isSubscribed) {
      aliveAt = clock.now()
      if (state === 'down') recover(completeUntil, 'alive')
      else if (state === 'up' && !isSubscribed) recover(completeUntil, 'unsubscribed')
      else if (state === 'up') completeUntil = Math.max(at, completeUntil ?? at)
    },
    snapshotComplete(id, at) {
      if (state !== 'recovering' || asked?.id !== id) return
      const { after } = asked
      needed = null
      asked = null
      completeUntil = at
      options.completed({ id, after })
      become('up', 'recovered')
    },
    down,
    recover(after, reason) {
      completeUntil = after
      if (state !== 'down') recover(after, reason)
    },
    check() {
      if (state !== 'down' && clock.now() - aliveAt > silenceMs) down('silence')
      const isLate = clock.now() - askedAt > recoveryMs
      if (needed && (!asked || asked.isRefused || isLate)) ask()
    },
  }
}

/** Null: from the beginning. */
const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.min(one, other)
