import { languages, type VendorKind, type VendorTerms } from '@maru/contract'
import type { Config } from '../../../config.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pagePorts, surroundings } from '../game-address.service.ts'
import { insertRegistered, type RegisteredVendor } from '../vendor-registry.repository.ts'
import { configuredProblem, isOrigin } from '../vendor-registry.rules.ts'
import { configuredVendors } from './list.ts'
import { registered } from './registered.ts'
import type { Vendor } from './vendor.ts'

export const kindOf = ({ isOwn }: Vendor): VendorKind => (isOwn ? 'studio' : 'valkyrie')

/** Terms that the configuration says of its vendor, whatever staff set. */
const fixedTerms = (vendor: Vendor): Pick<VendorTerms, 'address' | 'publicKeys' | 'canReplay'> => ({
  address: '',
  publicKeys: [],
  canReplay: vendor.canReplay,
})

/** The terms with which a vendor of the configuration becomes a row. */
const firstTerms = (vendor: Vendor): VendorTerms => ({
  ...fixedTerms(vendor),
  names: Object.fromEntries(languages.map((language) => [language, vendor.name(language)])) as VendorTerms['names'],
  frameOrigins: [],
  groups: { slot: vendor.groups.slot ?? null, 'live-casino': vendor.groups['live-casino'] ?? null },
  requestsPerSecond: vendor.requestsPerSecond,
  playsBeside: vendor.playsBeside,
})

const PROBLEMS = {
  ours: 'is an address of a member site or of the back office',
  metadata: 'is where a cloud keeps the secrets of its machines',
} as const

/** Makes the rows that are missing; what staff changed stays. Throws where the configuration sends us to a place that is no vendor's. */
export const seedConfigured = async (ctx: Ctx): Promise<void> => {
  const { ownOrigins } = await surroundings(ctx)
  for (const { isOwn, operator } of configuredVendors(ctx.config)) {
    const address = operator.baseUrl(ctx.config)
    const problem = configuredProblem(address, { ownOrigins, ownPorts: pagePorts(ctx.config) })
    if (problem) throw new Error(`${isOwn ? 'STUDIO_URL' : 'url in VALKYRIE_FILE'}: ${address} ${PROBLEMS[problem]}`)
  }
  for (const vendor of configuredVendors(ctx.config))
    await insertRegistered(ctx, vendor.code, firstTerms(vendor), kindOf(vendor), vendor.wallet)
}

/** A row as the rest of the module knows vendors; undefined where the configuration names its vendor no more, or took its code since. */
export const vendorOf = (config: Config, row: RegisteredVendor): Vendor | undefined => {
  const own = configuredVendors(config).find(({ code }) => code === row.vendorCode)
  if (row.kind === 'outside') return own ? undefined : registered(row)
  return own && withTerms(config, own, row)
}

const withTerms = (config: Config, own: Vendor, row: RegisteredVendor): Vendor => ({
  ...own,
  name: (language) => row.names[language],
  groups: registered({ ...row, publicKeys: [] }).groups,
  playsBeside: row.playsBeside,
  requestsPerSecond: row.requestsPerSecond,
  registered: {
    isOutside: false,
    keys: [],
    frameOrigins: [...ownFrames(config, own), ...row.frameOrigins.filter(isOrigin)],
    isEnabled: row.isEnabled,
    version: row.version,
  },
})

const ownFrames = (config: Config, { isOwn }: Vendor): string[] => (isOwn ? [new URL(config.STUDIO_URL).origin] : [])
