import { liveRow } from '@maru/ui/live-row.ts'
import { posterGrid } from '@maru/ui/poster-tile.tsx'
import { Skeleton, SkeletonTiles } from '@maru/ui/skeleton.tsx'

/** In the shape of the lobby, and taller than a screen: what comes takes its place and moves nothing. */
export function Waiting() {
  return (
    <div aria-hidden="true" className="rhythm min-h-[130vh]">
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
      </div>
      <div className="grid gap-3.5">
        <Skeleton className="h-6 w-40" />
        <div className={liveRow}>
          <SkeletonTiles count={4} shape="live" />
        </div>
      </div>
      <div className="grid gap-3.5">
        <Skeleton className="h-6 w-40" />
        <div className={posterGrid}>
          <SkeletonTiles count={7} />
        </div>
      </div>
    </div>
  )
}
