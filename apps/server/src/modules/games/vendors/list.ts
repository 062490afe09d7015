import type { Config } from '../../../config.ts'
import { studio } from './studio.ts'
import { valkyrieVendors } from './valkyrie.ts'
import type { Vendor } from './vendor.ts'

const connected = new WeakMap<Config, readonly Vendor[]>()

/** Every connected vendor, in the order of the lobby: our own ones, and those that the configuration names. */
export const vendorsOf = (config: Config): readonly Vendor[] => {
  const known = connected.get(config)
  if (known) return known
  const vendors = [studio, ...valkyrieVendors(config)]
  const codes = vendors.map(({ code }) => code)
  const twice = codes.find((code, at) => codes.indexOf(code) !== at)
  if (twice) throw new Error(`two vendors are called ${twice}`)
  connected.set(config, vendors)
  return vendors
}

export const vendorByCode = (config: Config, code: string): Vendor | undefined =>
  vendorsOf(config).find((vendor) => vendor.code === code)
