import type { Services } from '../../../platform/services.ts'
import { createBatchPoster, createWriter } from '../../ledger/index.ts'
import { executeBatch } from './batch.service.ts'
import { createBonusHints } from './bonus-purses.service.ts'
import type { AnySource, Submitted } from './operation.ts'
import type { Answer, Asked, WagerSource } from './source.ts'

/**
 * The one way by which stakes, payouts and what undoes them are written one by one, whatever product they are of. Operations of different members
 * share a transaction, those of one member come one after the other.
 */
export type WagerWriter = {
  /** Resolves when the outcome is on disk; throws TryLater when too much waits. */
  submit<Operation, Loaded, Outcome extends string, Own>(
    source: WagerSource<Operation, Loaded, Outcome, Own>,
    asked: Asked<Operation>,
  ): Promise<Answer<Outcome>>
  /** Takes no operation more, and resolves when those it took are answered. */
  close(): Promise<void>
}

/** As many as there are batches in flight. */
const CONNECTIONS = 2

/** A batch of two costs the database nearly as much as one of ten, so a second batch is sent beside the first only when at least this many wait. */
const MIN_BATCH = 24

export const createWagerWriter = (services: Services): WagerWriter => {
  const dedicated = services.openDedicatedPool('wagers', CONNECTIONS)
  const post = createBatchPoster()
  const hints = createBonusHints()
  const writer = createWriter<Submitted, Answer<string> | Error>({
    minBatch: MIN_BATCH,
    // No site: a batch has operations of several.
    write: (asked) =>
      dedicated.inContext({ who: { kind: 'system', job: 'wagers.writer' }, siteId: 0 }, (ctx) =>
        executeBatch(ctx, asked, post, hints),
      ),
    conflictKeys: () => [],
    exclusiveKeys: (asked) => [asked.player.memberId, `${asked.source.name} ${asked.source.keyOf(asked)}`],
  })
  return {
    async submit<Outcome extends string>(source: unknown, { operation, player }: Asked<unknown>) {
      const answer = await writer.submit({ source: source as AnySource, operation, player })
      if (answer instanceof Error) throw answer
      return answer as Answer<Outcome>
    },
    async close() {
      await writer.close()
      await dedicated.close()
    },
  }
}

const writers = new WeakMap<Services, WagerWriter>()

/** The one of this process; the module ends it. */
export const wagerWriterOf = (services: Services): WagerWriter => {
  const writer = writers.get(services) ?? createWagerWriter(services)
  writers.set(services, writer)
  return writer
}

/** Does nothing where no writer was made. */
export const closeWagerWriter = async (services: Services): Promise<void> => writers.get(services)?.close()
