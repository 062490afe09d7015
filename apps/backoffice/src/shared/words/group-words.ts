import type { GameGroup } from '@maru/contract'
import type { Key } from '@maru/i18n/react'

export const groupWords: Record<GameGroup, Key<'office'>> = {
  casino: 'group.casino',
  'hc-casino': 'group.hc-casino',
  slot: 'group.slot',
  'h-slot': 'group.h-slot',
  sports: 'group.sports',
  'e-sports': 'group.e-sports',
  'mini-game': 'group.mini-game',
  fishing: 'group.fishing',
  virtual: 'group.virtual',
}
