import type { Vendor } from './vendor.ts'

export const studio: Vendor = {
  code: 'studio',
  nameKey: 'vendor.studio',
  door: 'hub88',
  isOwn: true,
  baseUrl: (config) => config.STUDIO_URL,
  groups: { slot: 'slot', 'live-casino': 'casino' },
  canReplay: true,
  art: { hue: 195, frame: 'bleed' },
  requestsPerSecond: 3_000,
}
