import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Suspense } from 'react'
import { useMedia } from '../../../shared/media/use-media.ts'
import { lazyPart } from '../../../shared/parts/lazy-part.ts'

// The list is read before anything is chosen: the slip and its arithmetic come after it.
const SlipPanel = lazyPart(() =>
  import('../../../features/sports-slip/slip-panel.tsx').then((m) => ({ default: m.SlipPanel })),
)
const SlipBar = lazyPart(() =>
  import('../../../features/sports-slip/slip-bar.tsx').then((m) => ({ default: m.SlipBar })),
)

/** The slip beside a list where there is room; else its bar at the foot. */
export function SlipAside() {
  const isDesk = useMedia('(min-width: 1181px)')
  if (!isDesk)
    return (
      <Suspense>
        <SlipBar />
      </Suspense>
    )
  return (
    <aside className="sticky top-20 max-h-[calc(100dvh-224px)] overflow-y-auto rounded-card [scrollbar-width:thin]">
      <Suspense fallback={<SlipWaiting />}>
        <SlipPanel />
      </Suspense>
    </aside>
  )
}

/** The shape of an empty slip. */
const SlipWaiting = () => (
  <div aria-busy="true" className="rounded-card bg-surface-2">
    <div className="flex h-13 items-center border-line-soft border-b px-4.5">
      <Skeleton className="h-4 w-24" />
    </div>
    <div className="grid gap-4 p-4.5">
      <Skeleton className="h-11 w-full rounded-control" />
      <Skeleton className="mx-auto h-4 w-44" />
      <Skeleton className="h-11 w-full rounded-control" />
    </div>
  </div>
)
