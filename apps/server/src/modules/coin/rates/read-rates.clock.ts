import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { takeRate } from './rate.service.ts'
import type { RateSource } from './rate-source.ts'
import { sourcesOf } from './rate-sources.ts'

const about = { who: { kind: 'system', job: 'coin.rate' }, siteId: 0 } as const
const failing = new Set<string>()

/** One line in the log where a source begins to fail, and one where it answers again. */
const readFrom = async (services: Services, source: RateSource): Promise<void> => {
  try {
    const said = await source.read(services)
    if (failing.delete(source.name)) services.log.info({ source: source.name }, 'the rate of the coin is known again')
    for (const rate of said) await services.inContext(about, (ctx) => takeRate(ctx, rate, source.name))
  } catch (err) {
    if (!failing.has(source.name)) services.log.warn({ err, source: source.name }, 'the rate of the coin was not read')
    failing.add(source.name)
  }
}

export const readRates = async (services: Services): Promise<void> => {
  for (const source of sourcesOf(services.config)) await readFrom(services, source)
}

export const rateClock: NamedClock = { name: 'coin.rate', everyMs: 10_000, tick: readRates }
