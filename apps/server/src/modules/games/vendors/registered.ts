import { createHash, type KeyObject } from 'node:crypto'
import { readPublicKey } from '@maru/vendor-wallet'
import type { RegisteredVendor } from '../vendor-registry.repository.ts'
import { isOrigin } from '../vendor-registry.rules.ts'
import type { Vendor } from './vendor.ts'

/** A vendor of the registry as the rest of the module knows vendors. Throws where a key cannot be read. */
export const registered = (row: RegisteredVendor): Vendor => ({
  code: row.vendorCode,
  name: (language) => row.names[language],
  adapter: 'hub88',
  wallet: row.wallet,
  isOwn: false,
  registered: {
    isOutside: true,
    keys: row.publicKeys.map(readPublicKey),
    // Also of a row that was written before origins were checked so: a wrong one would make every answer of every site an error.
    frameOrigins: row.frameOrigins.filter(isOrigin),
    isEnabled: row.isEnabled,
    version: row.version,
  },
  playsBeside: row.playsBeside,
  operator: { baseUrl: () => row.address },
  groups: {
    ...(row.groups.slot ? { slot: row.groups.slot } : {}),
    // Its hotel tables have a group of their own, which there is one of.
    ...(row.groups['live-casino']
      ? { 'live-casino': row.groups['live-casino'], 'hotel-live-casino': 'hc-casino' as const }
      : {}),
  },
  canReplay: row.canReplay,
  art: { hue: hueOf(row.vendorCode), frame: 'arch' },
  requestsPerSecond: row.requestsPerSecond,
})

/** The same hue for the same vendor, always. */
const hueOf = (vendorCode: string): number => createHash('sha256').update(vendorCode).digest().readUInt16BE(0) % 360

/** SHA-256 of the key's DER form: what both sides can compare by eye. */
export const fingerprint = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
