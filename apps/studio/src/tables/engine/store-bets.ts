import { setTimeout as sleep } from 'node:timers/promises'
import { type Batch, type BetWork, decideBatch } from './bets.ts'
import type { StepHost } from './commit-step.ts'
import { localNow } from './database-clock.ts'
import { storeEvents } from './event.repository.ts'
import type { Waiting } from './waiting.ts'
import type { WalletCaller } from './wallet-caller.ts'

type Host = StepHost & {
  readonly caller: WalletCaller
  readonly waiting: Waiting
  /** As it is stored. */
  load(): Promise<void>
}

/** Commands that share one commit. */
export const MOST_AT_ONCE = 500
/** Between two commits of bets, ms: of many bets more share one, and each costs the database about as much as ten events do. */
const BETWEEN_MS = 25

/** Stores what waits; a command that comes alone waits for no other. */
export const createBetStore = () => {
  let begunAt = Number.NEGATIVE_INFINITY
  return async (host: Host, waiting: BetWork[]): Promise<void> => {
    const early = begunAt + BETWEEN_MS - performance.now()
    if (early > 0) await sleep(early)
    begunAt = performance.now()
    await storeBetWorks(host, waiting.splice(0, MOST_AT_ONCE))
  }
}

/** Decides commands, stores what follows from all of them in one commit, then answers and shows it. */
const storeBetWorks = async (host: Host, works: readonly BetWork[]): Promise<void> => {
  const { engine } = host
  const at = engine.clock.now()
  const { table, term } = host.now
  try {
    let batch = decideBatch(host.now, works, at)
    while (batch.events.length > 0) {
      host.waiting.storing(batch.unstored)
      const fence = { code: table.code, term }
      const stored = await storeEvents(engine.db, engine.clock, fence, batch.events, batch.openUntil, localNow())
      if (stored === 'stored') break
      // Betting ended on the way: decided once more, now that it has.
      await host.load()
      batch = decideBatch(host.now, works, Number.POSITIVE_INFINITY)
    }
    host.waiting.stored()
    show(host, batch)
  } catch (error) {
    for (const work of works) work.failed()
    throw error
  }
}

const show = ({ now, caller, waiting, publisher }: Host, { events, outcomes, changes, players }: Batch): void => {
  for (const { round, change } of changes) caller.beginChange(round, change)
  for (const { work, outcome } of outcomes) work.done(outcome)
  for (const { event, why } of events)
    if (event.type === 'accepted' || event.type === 'refused' || event.type === 'undoing')
      waiting.answer(event.change, why)
  const isInView = events.some(
    ({ event, round }) => round === now.row.round && event.type !== 'asked' && event.type !== 'paid',
  )
  if (isInView) publisher.bets()
  publisher.ownSoon(players)
}
