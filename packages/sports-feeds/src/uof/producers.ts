import type { Delivery } from '../delivery.ts'
import type { FeedClock, RecoveryPoints } from '../feed.ts'
import type { FeedMessage, ProducerReason } from '../message.ts'
import { createProducerWatch, type ProducerWatch, type RecoveryRequest } from '../producer-watch.ts'
import type { ControlMessage } from './read-message.ts'
import { restProblem, type UofProducer, type UofRest } from './rest.ts'

export type Producers = {
  /** Those that are booked; new ones are watched from then on. Fails where the list cannot be had. */
  load(): Promise<void>
  control(message: ControlMessage): void
  /** The listener did not take it. */
  missed(message: FeedMessage): void
  recoverAll(after: RecoveryPoints | null): void
  downAll(reason: ProducerReason): void
  check(): void
}

export type ProducersOptions = {
  clock: FeedClock
  rest: UofRest
  delivery: Delivery
  silenceMs: number
  recoveryMs: number
  retryMs: number
}

export const createProducers = ({ clock, rest, delivery, ...times }: ProducersOptions): Producers => {
  const watches = new Map<number, ProducerWatch>()
  /** What a listener asked for before the producers were known. */
  let wanted: { after: RecoveryPoints | null } | null = null
  // Not those of the process before this one.
  let lastId = Math.floor(clock.now() / 1_000) % 1_000_000_000
  const nextId = (): number => ++lastId

  const request = async (producer: UofProducer, { id, after }: RecoveryRequest): Promise<void> => {
    const isTooOld = after !== null && clock.now() - after > producer.windowMs
    if (isTooOld) {
      const excerpt = `settlements since ${new Date(after).toISOString()} cannot be recovered: more than ${producer.windowMs / 60_000} minutes`
      delivery.problem({ code: 'gap', producer: producer.id, event: null, excerpt })
    }
    await rest.startRecovery(producer, id, isTooOld ? null : after)
  }

  const watch = (producer: UofProducer): ProducerWatch => {
    const head = () => ({ producer: producer.id, at: clock.now(), sequence: null })
    const watched = createProducerWatch({
      ...times,
      clock,
      nextId,
      request: (recovery) => request(producer, recovery),
      changed: (state, reason) => void delivery.message({ ...head(), recovery: null, kind: 'producer', state, reason }),
      completed: ({ id, after }) => void delivery.message({ ...head(), recovery: id, kind: 'snapshotComplete', after }),
      failed: (error) => delivery.problem({ ...restProblem('recovery', null, error), producer: producer.id }),
    })
    if (wanted) watched.recover(wanted.after?.get(producer.id) ?? null, 'asked')
    return watched
  }

  return {
    async load() {
      for (const producer of await rest.producers())
        if (!watches.has(producer.id)) watches.set(producer.id, watch(producer))
    },
    control(message) {
      const watched = watches.get(message.producer)
      if (message.kind === 'alive') watched?.alive(message.at, message.isSubscribed)
      else watched?.snapshotComplete(message.recovery, message.at)
    },
    missed: (message) => watches.get(message.producer)?.recover(message.at - 1, 'listener'),
    recoverAll(after) {
      wanted = { after }
      for (const [id, watched] of watches) watched.recover(after?.get(id) ?? null, 'asked')
    },
    downAll(reason) {
      for (const watched of watches.values()) watched.down(reason)
    },
    check() {
      for (const watched of watches.values()) watched.check()
    },
  }
}
