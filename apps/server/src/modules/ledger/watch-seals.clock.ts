import { Gauge } from 'prom-client'
import { clearNotice, noticesOfKind, raiseNotice } from '../../platform/notices/notices.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { unsealedSince } from './proof.repository.ts'

const EVERY_MS = 60_000
/** The queue seals every minute; where what is sealed is older than that, something holds it up. */
const LATE_MS = 10 * EVERY_MS
const kind = 'seal-late'
const subject = 'ledger'
const about = { who: { kind: 'system', job: 'ledger.watch-seals' }, siteId: 0 } as const

const unsealed = new Gauge({
  name: 'ledger_unsealed_seconds',
  help: 'Age of the oldest transfer that is not sealed. A few minutes at most.',
})

/** The oldest one at the tick before, by process. */
const before = new WeakMap<object, number | undefined>()

/**
 * Says where sealing stands still: statements end at the last seal. Not by the queue of jobs, whose standstill it is to notice. What is found old once may have waited for a server to start: it is late
 * where it is still there a minute later.
 */
export const watchSealsClock: NamedClock = {
  name: 'ledger.watch-seals',
  everyMs: EVERY_MS,
  tick: async (services) => {
    const { since, ageMs, known } = await services.reading(about, async (ctx) => {
      const oldest = await unsealedSince(ctx)
      return { ...oldest, known: await noticesOfKind(ctx.db, kind) }
    })
    unsealed.set(ageMs / 1_000)
    const isOld = ageMs > LATE_MS
    const isSeenAgain = since !== null && before.get(services) === since.getTime()
    before.set(services, since?.getTime())
    const isLate = isOld && (isSeenAgain || known.length > 0)
    if (isLate === known.length > 0) return
    await services.inContext(about, ({ db }) =>
      isLate
        ? raiseNotice(db, { siteId: 0, kind, subject, detail: { since: since?.toISOString() ?? '' } })
        : clearNotice(db, kind, subject),
    )
    if (isLate) services.log.error({ since, ageMs }, 'transfers are not sealed')
  },
}
