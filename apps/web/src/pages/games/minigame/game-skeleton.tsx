import { Skeleton } from '@maru/ui/skeleton.tsx'

/** The page in its final shape. */
export function GameSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_336px] desk:gap-6 wide:grid-cols-[minmax(0,1fr)_380px]"
    >
      <div className="grid gap-4">
        <Skeleton className="h-38 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
        <Skeleton className="h-60 w-full rounded-card" />
      </div>
      <Skeleton className="h-120 w-full rounded-card max-desk:hidden" />
    </div>
  )
}
