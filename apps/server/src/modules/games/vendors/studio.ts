import { text } from '@maru/i18n'
import type { Vendor } from './vendor.ts'

export const studio: Vendor = {
  code: 'studio',
  name: (language) => text(language, 'server', 'vendor.studio'),
  adapter: 'hub88',
  wallet: 'seamless',
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

/** The same studio by its other wallet: it keeps a purse for each player. Its pages and addresses are those of the studio. */
export const studioPurse: Vendor = {
  ...studio,
  code: 'studio-purse',
  name: (language) => text(language, 'server', 'vendor.studio-purse'),
  wallet: 'transfer',
  operator: { baseUrl: (config) => `${config.STUDIO_URL.replace(/\/$/, '')}/purse` },
  groups: { slot: 'slot' },
  // What is known of its rounds is what came back in the end.
  canReplay: false,
  // A debit ends the player's sessions there.
  takesEnded: false,
  art: { hue: 285, frame: 'gate' },
}
