import type { Config } from '../../../config.ts'
import { studio, studioPurse } from './studio.ts'
import { valkyrieVendors } from './valkyrie.ts'
import type { Vendor } from './vendor.ts'

type Connected = {
  all: readonly Vendor[]
  byCode: ReadonlyMap<string, Vendor>
  /** Origins that the site's pages may frame. */
  frameOrigins: readonly string[]
}

const configured = new WeakMap<Config, readonly Vendor[]>()
const connected = new WeakMap<Config, Connected>()

/** Our own vendors, and those that the configuration names. */
export const configuredVendors = (config: Config): readonly Vendor[] => {
  const known = configured.get(config)
  if (known) return known
  const vendors = [studio, ...valkyrieVendors(config), studioPurse]
  const codes = vendors.map(({ code }) => code)
  const twice = codes.find((code, at) => codes.indexOf(code) !== at)
  if (twice) throw new Error(`two vendors are called ${twice}`)
  configured.set(config, vendors)
  return vendors
}

/** Replaces the registered vendors that this process knows. One of the configuration without a row is as the configuration says. */
export const connect = (config: Config, registered: readonly Vendor[]): void => {
  const own = configuredVendors(config)
  const rows = new Map(registered.map((vendor) => [vendor.code, vendor]))
  const ownNow = own.map((vendor) => rows.get(vendor.code) ?? vendor)
  const all = [...ownNow, ...registered.filter(({ code }) => own.every((vendor) => vendor.code !== code))]
  connected.set(config, {
    all,
    byCode: new Map(all.map((vendor) => [vendor.code, vendor])),
    frameOrigins: [
      ...new Set([
        new URL(config.STUDIO_URL).origin,
        ...all.flatMap(({ registered }) => (registered?.isEnabled ? registered.frameOrigins : [])),
      ]),
    ],
  })
}

const connectedOf = (config: Config): Connected => {
  if (!connected.has(config)) connect(config, [])
  return connected.get(config) as Connected
}

/** Every connected vendor, in the order of the lobby: those of the configuration, and those registered by staff, switched off or not. */
export const vendorsOf = (config: Config): readonly Vendor[] => connectedOf(config).all

export const vendorByCode = (config: Config, code: string): Vendor | undefined => connectedOf(config).byCode.get(code)

/** Origins whose games the site's pages may frame now: the studio's, and those of registered vendors. The same array until the registry changes. */
export const frameOriginsOf = (config: Config): readonly string[] => connectedOf(config).frameOrigins
