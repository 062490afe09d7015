import { silentBus } from '@maru/stomp/bus'
import pino from 'pino'
import type { Config } from '../../config.ts'
import { systemClock } from '../clock.ts'
import { createContexts } from '../create-contexts.ts'
import { createPool } from '../db/index.ts'
import { secureRandom } from '../random.ts'
import { startTicker } from './ticker.ts'

/** A process of its own that notes each tick in `public.tick`, until it is killed. */
const [url = '', who = ''] = process.argv.slice(2)
const pool = createPool(url, { work: 'unbounded', max: 4 })
const services = createContexts({
  config: { DATABASE_URL: url } as Config,
  log: pino({ level: 'silent' }),
  clock: systemClock,
  random: secureRandom,
  bus: silentBus(),
  pool,
  ownTransactionPool: pool,
  listeners: [],
  observers: {},
})
startTicker(services, [
  {
    name: 'test.tick',
    everyMs: 100,
    tick: (ticking, due) =>
      ticking.inContext({ who: { kind: 'system', job: 'test' }, siteId: 0 }, (ctx) =>
        ctx.db.query('INSERT INTO public.tick (due, who, at) VALUES ($1, $2, clock_timestamp())', [due, who]),
      ),
  },
])
