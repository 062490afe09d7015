import { Skeleton } from '@maru/ui/skeleton.tsx'

/** The amount, its presets and the button, before they are known. */
export const FormSkeleton = () => (
  <div aria-hidden="true" className="grid gap-3">
    <Skeleton className="h-5 w-24" />
    <Skeleton className="h-19 w-full rounded-card" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-4 w-64" />
    <Skeleton className="mt-6 h-13 w-full" />
  </div>
)
