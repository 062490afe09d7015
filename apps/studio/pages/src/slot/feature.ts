import type { SlotEvent } from '../../../src/games/slot/slot-events.ts'
import type { Say } from '../frame/texts.ts'

/** How far a feature has come. */
export type Feature =
  | { readonly kind: 'free'; readonly spin: number; readonly spins: number; readonly multiplier: number }
  /** `left`: after the respin that turns now. Undefined once there are no more. */
  | { readonly kind: 'respins'; readonly left: number | undefined; readonly lit: number }

/** The dark cells begin to turn: that respin is used. */
export const turning = (feature: Feature | undefined): Feature | undefined =>
  feature?.kind === 'respins' ? { ...feature, left: Math.max(0, (feature.left ?? 0) - 1) } : feature

/** What the board shows after an event; any other leaves it as it is. */
export function featureAfter(feature: Feature | undefined, event: SlotEvent): Feature | undefined {
  const lit = feature?.kind === 'respins' ? feature.lit : 0
  switch (event.type) {
    case 'respins-started':
      return { kind: 'respins', left: event.left, lit: event.lanterns.length }
    case 'respin-stopped':
      return { kind: 'respins', left: event.left, lit: lit + event.landed.length }
    case 'respins-ended':
      return { kind: 'respins', left: undefined, lit }
    case 'free-spins-started':
      return { kind: 'free', spin: 0, spins: event.spins, multiplier: 1 }
    case 'free-spin-started': {
      const spins = feature?.kind === 'free' ? feature.spins : event.spin
      return { kind: 'free', spin: event.spin, spins, multiplier: event.multiplier }
    }
    default:
      return feature
  }
}

/** What a feature brought, and what the round had won before it: together what the page shows as won. */
export const featureSum = (name: string, amount: string, before: string | undefined, say: Say): string =>
  before === undefined ? `${name} · ${amount}` : `${name} · ${amount} + ${say('wonBefore', { n: before })}`
