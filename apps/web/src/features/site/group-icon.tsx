import type { GameGroup } from '@maru/contract'
import {
  BallsIcon,
  CardsIcon,
  FishIcon,
  FootballIcon,
  HotelIcon,
  MoonIcon,
  PadIcon,
  SlotIcon,
} from '@maru/ui/icons.tsx'

const icons = {
  casino: CardsIcon,
  'hc-casino': HotelIcon,
  slot: SlotIcon,
  'h-slot': SlotIcon,
  sports: FootballIcon,
  'e-sports': PadIcon,
  'mini-game': BallsIcon,
  fishing: FishIcon,
  virtual: MoonIcon,
} as const satisfies Record<GameGroup, typeof CardsIcon>

export function GroupIcon({ group, size }: { group: GameGroup; size?: number }) {
  const Icon = icons[group]
  return <Icon size={size} />
}
