import { type Availability, watchAvailability as watchOn } from '@maru/postgres'
import type { Logger } from 'pino'
import { Counter, Gauge } from 'prom-client'

export type { Availability } from '@maru/postgres'

const available = new Gauge({
  name: 'maru_database_available',
  help: '1 while PostgreSQL answers this process, else 0',
})
const outages = new Counter({
  name: 'maru_database_outages_total',
  help: 'How often PostgreSQL was found not to answer',
})
const refused = new Counter({
  name: 'maru_database_refused_total',
  help: 'Work that was refused at once because PostgreSQL did not answer',
})

/** As that of @maru/postgres, and counted. */
export const watchAvailability = (url: string, log: Logger): Availability =>
  watchOn(url, {
    name: 'maru-availability',
    log,
    onChange(isAvailable) {
      available.set(isAvailable ? 1 : 0)
      if (!isAvailable) outages.inc()
    },
    onRefused: () => refused.inc(),
  })
