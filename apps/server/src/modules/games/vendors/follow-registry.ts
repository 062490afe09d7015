import type { System } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import { syncVendors } from '../sync-games.service.ts'
import { type RegisteredVendor, readRegistered, readStamp } from '../vendor-registry.repository.ts'
import { seedConfigured, vendorOf } from './configured.ts'
import { connect, vendorByCode } from './list.ts'
import type { Vendor } from './vendor.ts'

const LOOK_EVERY_MS = 1_000
const about: { who: System; siteId: number } = { who: { kind: 'system', job: 'games.vendors' }, siteId: 0 }

const known = new WeakMap<Services, string>()

/** Makes this process know the registry as it is now, if it changed; answers the vendors that are new or changed. */
export const readRegistry = async (services: Services): Promise<Vendor[]> => {
  const stamp = await services.reading(about, readStamp)
  if (known.get(services) === stamp) return []
  const vendors = (await services.reading(about, readRegistered)).flatMap((row) => read(services, row))
  const changed = vendors.filter(
    ({ code, registered }) => vendorByCode(services.config, code)?.registered?.version !== registered?.version,
  )
  connect(services.config, vendors)
  known.set(services, stamp)
  return changed
}

/** A row that cannot be used must not hide the others. */
const read = (services: Services, row: RegisteredVendor): Vendor[] => {
  try {
    const vendor = vendorOf(services.config, row)
    return vendor ? [vendor] : []
  } catch (error) {
    services.log.error({ err: error, vendor: row.vendorCode }, 'a registered vendor cannot be read')
    return []
  }
}

/**
 * Follows the registry: what staff change, here or in another process, holds within a second, and the games of a new or changed vendor are asked for at
 * once. Answers how to stop.
 */
export const followRegistry = async (services: Services): Promise<() => void> => {
  await services.inContext(about, seedConfigured)
  await readRegistry(services)
  following.add(services)
  const look = () =>
    refreshRegistry(services).catch((error) =>
      services.log.warn({ err: error }, 'the registry of vendors was not read'),
    )
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    following.delete(services)
  }
}

const following = new WeakSet<Services>()

/** In a process that follows the registry: looks now. A command of the operator leaves it to the servers. */
export const refreshRegistry = async (services: Services): Promise<void> => {
  if (!following.has(services)) return
  const changed = (await readRegistry(services)).filter(({ registered }) => registered?.isEnabled)
  if (changed.length > 0) void listAnew(services, changed)
}

const listAnew = (services: Services, vendors: readonly Vendor[]): Promise<unknown> =>
  services
    .reading(about, (ctx) => syncVendors(ctx, vendors))
    .catch((error) => services.log.warn({ err: error }, 'the games of a changed vendor were not taken'))
