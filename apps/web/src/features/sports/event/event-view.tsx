import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { LeftGlyph } from '@maru/ui/glyphs.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { type ReactNode, useMemo } from 'react'
import { dayTime } from '../../../shared/format/date.ts'
import { Link } from '../../../shared/navigation/index.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'
import { useFavourites } from '../calls/favourites.ts'
import type { SportDetail } from '../calls/sport-event.ts'
import { SimulatedNote } from '../simulated-note.tsx'
import { FavouritesContext, StarButton } from '../star-button.tsx'
import { EventStoreContext, useHead } from '../store/use-store.ts'
import { SwitchedOff } from '../switched-off.tsx'
import { CommitmentCard } from './commitment-card.tsx'
import { IncidentList } from './incident-list.tsx'
import { MarketList } from './market-list.tsx'
import { MatchCentre } from './match-centre.tsx'
import { CountsCard, FormCard, HeadToHeadCard } from './past-cards.tsx'
import { useSportsEvent } from './use-sports-event.ts'

/** One event. `aside`: what stands beside it. */
export function EventView({ eventId, aside }: { eventId: string; aside: ReactNode }) {
  const say = useText('sports-pages')
  const { data, error, refetch, store, isLost } = useSportsEvent(eventId)
  const { ids, keep, isMember } = useFavourites()
  const favourites = useMemo(() => (isMember ? { ids: new Set(ids), keep } : null), [ids, keep, isMember])
  return (
    <FavouritesContext value={favourites}>
      <EventStoreContext value={store}>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 max-tablet:pt-1 desk:grid-cols-[minmax(0,1fr)_340px] wide:grid-cols-[minmax(0,1fr)_380px]">
          <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
            {data ? (
              <>
                <Crumbs detail={data} isLost={isLost} />
                <SwitchedOff isEsport={data.event.sport === 'esport'} />
                <Whole detail={data} />
              </>
            ) : isCallError(error, 'N404') ? (
              <Gone />
            ) : error ? (
              <LoadFailed title={say('event.failed')} problem={error} retry={refetch} />
            ) : (
              <Waiting />
            )}
          </div>
          {aside}
        </div>
      </EventStoreContext>
    </FavouritesContext>
  )
}

const begun: readonly string[] = ['live', 'paused', 'ended', 'closed', 'abandoned']

function Whole({ detail }: { detail: SportDetail }) {
  const say = useText('sports-pages')
  const { event, markets, homeForm, awayForm, headToHead, commitment, incidents } = detail
  const state = useHead(event.id)?.state ?? event.state
  const names = { home: event.home.name, away: event.away.name }
  const hasBegun = begun.includes(state) || incidents.length > 0
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lying:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="@container min-w-0">
          <MatchCentre id={event.id} hasBegun={hasBegun} />
        </div>
        <div className="@container min-w-0">
          <MarketList event={event} markets={markets} />
        </div>
      </div>
      {event.isSimulated && <SimulatedNote isSimulated />}
      <h2 className="sr-only">{say('event.about')}</h2>
      {hasBegun && (
        <div className="overflow-clip rounded-card bg-surface-2 @min-[640px]:hidden">
          <IncidentList id={event.id} />
        </div>
      )}
      <div className="gap-4 [&>*]:mb-4 [&>*]:break-inside-avoid @min-[640px]:has-[>:nth-child(2)]:columns-2">
        {hasBegun && <CountsCard id={event.id} {...names} />}
        <FormCard {...names} homeForm={homeForm} awayForm={awayForm} />
        <HeadToHeadCard {...names} list={headToHead} />
        {commitment && <CommitmentCard of={commitment} />}
      </div>
    </>
  )
}

function Crumbs({ detail: { event }, isLost }: { detail: SportDetail; isLost: boolean }) {
  const say = useText('sports-pages')
  const name = say('row.open', { home: event.home.name, away: event.away.name })
  return (
    <div className="flex min-h-8 items-center gap-3 text-13 text-text-2 max-[359px]:gap-2">
      <h1 className="sr-only">{name}</h1>
      <Link
        to={event.sport === 'esport' ? 'esport' : event.state === 'live' ? 'sportLive' : 'sportCombination'}
        search={event.sport === 'esport' ? {} : { sport: event.sport }}
        className="inline-flex min-h-8 shrink-0 items-center gap-1.5 whitespace-nowrap hover:text-text touch:min-h-11"
      >
        <LeftGlyph size={16} />
        {say(`sport.${event.sport}`)}
      </Link>
      <span className="line-clamp-1 min-w-0 text-balance max-[479px]:line-clamp-2 max-[479px]:leading-tight">
        {event.competition.name}
      </span>
      <span className="num text-text-3 max-tablet:hidden">{dayTime(event.startsAt)}</span>
      <span role="status" className="contents">
        {isLost && (
          <Tag tone="warn">
            <span aria-hidden="true">{say('lost.tag')}</span>
            <span className="sr-only">{say('lost')}</span>
          </Tag>
        )}
      </span>
      {/* On the narrowest phones the note below the markets says it. */}
      {event.isSimulated && !isLost && (
        <span className="max-[359px]:hidden">
          <Tag tone="info">{say('simulated.tag')}</Tag>
        </span>
      )}
      <StarButton id={event.id} name={name} withWord className="ml-auto shrink-0 px-1.5" />
    </div>
  )
}

function Gone() {
  const say = useText('sports-pages')
  return (
    <div className="rounded-card bg-surface-2">
      <Empty
        title={say('event.gone')}
        action={
          <Link to="sportLive" className={buttonClass({ kind: 'filled' })}>
            {say('event.toList')}
          </Link>
        }
      />
    </div>
  )
}

/** In the shape of what comes. */
function Waiting() {
  const common = useText('common')
  return (
    <div role="status" aria-busy="true" aria-label={common('state.loading')} className="grid gap-4">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-96 w-full rounded-card" />
      <Skeleton className="h-10 w-full rounded-full" />
      <div className="grid gap-4 @min-[640px]:grid-cols-2">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-36 w-full rounded-card" />
        ))}
      </div>
    </div>
  )
}
