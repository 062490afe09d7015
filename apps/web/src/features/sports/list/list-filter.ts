import type { SportCode } from '@maru/contract'
import { useFilter } from '../../../shared/period/use-filter.ts'
import type { EventFilter } from '../calls/sport-events.ts'
import { sportsInOrder } from '../sports-in-order.ts'

/** The pages of lists. `special`: events with markets beyond winner, handicap and total. */
export const listKinds = ['live', 'combination', 'special', 'esport'] as const
export type ListKind = (typeof listKinds)[number]

const viewsOf = {
  live: ['live'],
  combination: ['upcoming', 'today', 'soon'],
  special: ['special'],
  esport: ['all', 'live', 'today', 'upcoming'],
} as const satisfies Record<ListKind, readonly string[]>
export type ListView = (typeof viewsOf)[ListKind][number]
export const views: Record<ListKind, readonly ListView[]> = viewsOf

/** Hours within which an event starts. */
export const hours = [1, 3, 6, 12, 24] as const

/** What the address asks a list for. */
export const useListFilter = (kind: ListKind, favourites: readonly string[]) => {
  const { search, change } = useFilter()
  const own: readonly ListView[] = views[kind]
  const view = own.find((one) => one === search.view) ?? (own[0] as ListView)
  const sport = kind === 'esport' ? 'esport' : sportsInOrder.find((code) => code === search.sport)
  const within = hours.find((hour) => String(hour) === search.within) ?? 3
  const text = (search.q ?? '').trim().slice(0, 40)
  const isFavourites = search.fav === '1'
  const filter: EventFilter = {
    view: view === 'soon' ? 'all' : view,
    ...(sport && { sport }),
    ...(search.league && /^\d{1,19}$/.test(search.league) && { competitionId: search.league }),
    ...(text && { search: text }),
    ...(isFavourites && favourites.length > 0 && { ids: favourites.slice(0, 100) }),
    ...(view === 'soon' && { withinHours: within }),
  }
  return {
    filter,
    view,
    sport: sport as SportCode | undefined,
    league: filter.competitionId ?? '',
    within,
    text: search.q ?? '',
    isFavourites,
    isNarrow: Boolean(filter.competitionId || text || isFavourites || (sport && kind !== 'esport')),
    /** By what is not seen while the filters are folded. */
    isNarrowed: Boolean(filter.competitionId || text || view !== own[0]),
    chooseView: (next: ListView) => change({ view: next === own[0] ? undefined : next }),
    chooseSport: (next: SportCode | undefined) => change({ sport: next, league: undefined }),
    chooseLeague: (next: string) => change({ league: next }),
    chooseWithin: (next: string) => change({ within: next }),
    find: (next: string) => change({ q: next }),
    showFavourites: (isOn: boolean) => change({ fav: isOn ? '1' : undefined }),
    clear: () => change({ sport: undefined, league: undefined, q: undefined, fav: undefined }),
  }
}
export type ListFilter = ReturnType<typeof useListFilter>
