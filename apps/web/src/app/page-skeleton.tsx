import { Skeleton, SkeletonTiles } from '@maru/ui/skeleton.tsx'

/** Stands where a page will be. */
export function PageSkeleton() {
  return (
    <div aria-hidden="true" className="grid min-h-[80vh] content-start gap-5 pt-1">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-44 w-full rounded-card" />
      <SkeletonTiles count={5} shape="row" />
    </div>
  )
}
