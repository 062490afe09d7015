import type { ListKind } from '../../../features/sports/list/list-filter.ts'
import { ListView } from '../../../features/sports/list/list-view.tsx'
import { type RouteName, useMatch } from '../../../shared/navigation/index.ts'
import { SlipAside } from '../shared/slip-places.tsx'

const kinds: Partial<Record<RouteName, ListKind>> = {
  sportLive: 'live',
  sportCombination: 'combination',
  sportSpecial: 'special',
  esport: 'esport',
}

/** Events to bet on: live ones, those to combine, those with special markets, e-sports. */
export function Page() {
  const route = useMatch()?.name
  const kind = (route && kinds[route]) ?? 'live'
  return <ListView key={kind} kind={kind} aside={<SlipAside />} />
}
