import { text } from '@maru/i18n'
import type { Vendor } from './vendor.ts'

export const studio: Vendor = {
  code: 'studio',
  name: (language) => text(language, 'server', 'vendor.studio'),
  adapter: 'hub88',
  isOwn: true,
  playsBeside: false,
  operator: { baseUrl: (config) => config.STUDIO_URL },
  // Its stakes and chips are whole thousands of won.
  currencies: ['KRW'],
  groups: { slot: 'slot', 'live-casino': 'casino', 'hotel-live-casino': 'hc-casino' },
  canReplay: true,
  takesEnded: true,
  art: { hue: 195, frame: 'bleed' },
  requestsPerSecond: 3_000,
}
