import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { type ReactNode, useMemo } from 'react'
import { useMedia } from '../../../shared/media/use-media.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'
import { useKeptState } from '../../../shared/turned/kept-state.ts'
import { useFavourites } from '../calls/favourites.ts'
import { SimulatedNote } from '../simulated-note.tsx'
import { FavouritesContext } from '../star-button.tsx'
import { EventStoreContext } from '../store/use-store.ts'
import { isSwitchedOff, SwitchedOff } from '../switched-off.tsx'
import { CompetitionCard } from './competition-card.tsx'
import { byCompetition } from './competitions.rules.ts'
import { FilterBar } from './filter-bar.tsx'
import { type ListKind, useListFilter } from './list-filter.ts'
import { ListHead } from './list-head.tsx'
import { EmptyList, WaitingList } from './list-states.tsx'
import { MoreEvents } from './more-events.tsx'
import { PageTabs } from './page-tabs.tsx'
import { SportTabs } from './sport-tabs.tsx'
import { useSportsList } from './use-sports-list.ts'
import { useStarting } from './use-starting.ts'

/** A phone, upright or lying: a price has to stand on its first screen. */
const tightScreen = '(max-width: 600px), (max-height: 480px)'

/** One of the lists of events. `aside`: what stands beside it. */
export function ListView({ kind, aside }: { kind: ListKind; aside: ReactNode }) {
  const say = useText('sports-pages')
  const { ids, keep, isMember } = useFavourites()
  const filter = useListFilter(kind, ids)
  const { menu, isStarting } = useStarting()
  const isTight = useMedia(tightScreen)
  const [isOpen, setOpen] = useKeptState('filters open', filter.isNarrowed)
  const list = useSportsList(filter.filter, isStarting)
  const hasNoFavourites = filter.isFavourites && ids.length === 0
  const rows = hasNoFavourites ? [] : list.rows
  const competitions = useMemo(() => rows && byCompetition(rows), [rows])
  const favourites = useMemo(() => (isMember ? { ids: new Set(ids), keep } : null), [ids, keep, isMember])
  return (
    <FavouritesContext value={favourites}>
      <EventStoreContext value={list.store}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lying:gap-2! max-tablet:gap-2 max-tablet:pt-2">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lying:flex-nowrap lying:items-center lying:gap-x-3">
            <PageTitle className="lying:sr-only max-tablet:sr-only">
              {say(kind === 'esport' ? 'title.esport' : 'title')}
            </PageTitle>
            <PageTabs menu={menu} />
            {isTight && (
              <ListHead
                kind={kind}
                filter={filter}
                menu={menu}
                hasFavourites={isMember}
                isOpen={isOpen}
                open={setOpen}
              />
            )}
          </div>
          {!isTight && kind !== 'esport' && (
            <SportTabs menu={menu} view={filter.view} sport={filter.sport} onSport={filter.chooseSport} />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_324px] wide:grid-cols-[minmax(0,1fr)_372px]">
            <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3 lying:gap-2! max-tablet:gap-2">
              {(!isTight || isOpen) && (
                <FilterBar kind={kind} filter={filter} menu={menu} hasFavourites={isMember} isTight={isTight} />
              )}
              <SimulatedNote isSimulated={menu?.isSimulated ?? false} isLost={list.isLost} />
              <SwitchedOff isEsport={kind === 'esport'} />
              {competitions && competitions.length > 0 ? (
                <>
                  {competitions.map((competition) => (
                    <CompetitionCard key={`${competition.sport} ${competition.id}`} competition={competition} />
                  ))}
                  {list.hasNextPage && (
                    <MoreEvents
                      isBusy={list.isFetchingNextPage}
                      hasFailed={list.isFetchNextPageError}
                      more={() => void list.fetchNextPage()}
                    />
                  )}
                </>
              ) : competitions && (hasNoFavourites || !isStarting(list.dataUpdatedAt)) ? (
                <EmptyList
                  kind={kind}
                  filter={filter}
                  isOn={!menu || (menu.isOn && !isSwitchedOff(menu, kind === 'esport'))}
                />
              ) : list.error && !list.rows ? (
                <LoadFailed title={say('failed')} problem={list.error} retry={list.refetch} />
              ) : (
                <WaitingList />
              )}
            </div>
            {aside}
          </div>
        </div>
      </EventStoreContext>
    </FavouritesContext>
  )
}
