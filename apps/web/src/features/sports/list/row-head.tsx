import { cx } from '@maru/ui/cx.ts'
import { Link } from '../../../shared/navigation/index.ts'
import { useHead } from '../store/use-store.ts'
import { useTicks } from '../use-ticks.ts'
import { useSportWords } from '../use-words.ts'

const everyMs = 15_000

/** When it starts, or how far it is: two lines where the list is wide. */
export function RowStatus({ id }: { id: string }) {
  const head = useHead(id)
  const { partName, shortClock, startWords, stateName } = useSportWords()
  const isLive = head?.state === 'live'
  useTicks(everyMs, isLive && head.clock !== null)
  if (!head) return null
  const start = startWords(head.startsAt)
  const [first, second] = isLive
    ? head.clock?.period
      ? [partName(head.sport, head.clock.period), shortClock(head.sport, head.clock)]
      : [stateName('live'), null]
    : head.state === 'upcoming'
      ? [start.day, start.time]
      : [stateName(head.state), null]
  return (
    <div
      className={cx(
        'num col-start-1 row-start-1 flex min-w-0 flex-wrap items-center gap-x-1.5 text-12 leading-[1.45] @min-[640px]:row-span-2 @min-[640px]:block @min-[640px]:self-center @min-[640px]:truncate',
        isLive ? 'font-[650] text-live' : 'text-text-3',
      )}
    >
      {isLive && <i aria-hidden="true" className="size-2 shrink-0 rounded-full bg-live @min-[640px]:hidden" />}
      <span className="@min-[640px]:block">{first}</span> <span className="@min-[640px]:block">{second}</span>
    </div>
  )
}

/** Both sides with their score: the way to the page of the event. */
export function RowSides({ id, home, away }: { id: string; home: string; away: string }) {
  const head = useHead(id)
  const { figuresOf } = useSportWords()
  const figures = head && figuresOf(head)
  const line =
    'flex min-w-0 items-center justify-between gap-2 self-center font-semibold max-[359px]:gap-1 max-[359px]:text-13'
  return (
    <Link
      to="sportEvent"
      params={{ event: id }}
      className="col-start-1 row-span-2 row-start-2 grid min-w-0 grid-rows-subgrid rounded-chip hover:text-accent @min-[640px]:col-start-2 @min-[640px]:row-start-1 @min-[640px]:pr-1 @min-[760px]:pr-2.5"
    >
      <span className={line}>
        <span className="min-w-0 overflow-hidden text-ellipsis leading-[1.3] line-clamp-3">{home}</span>
        {figures && <b className="num font-bold">{figures.home}</b>}
      </span>
      <span className={line}>
        <span className="min-w-0 overflow-hidden text-ellipsis leading-[1.3] line-clamp-3">{away}</span>
        {figures && <b className="num font-bold">{figures.away}</b>}
      </span>
    </Link>
  )
}
