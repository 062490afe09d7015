import { Skeleton } from '@maru/ui/skeleton.tsx'

type FormSkeletonProps = {
  /** How many fields stand side by side, row by row. */
  rows: readonly (1 | 2)[]
  /** Whether a line stands below each field. */
  hasHints?: boolean
}

/** Labels, fields and the button of a form whose code is on the way, about as high as the form will be. */
export function FormSkeleton({ rows, hasHints = false }: FormSkeletonProps) {
  const fields = rows.flatMap((count, row) => Array.from({ length: count }, (_, at) => ({ at: `${row} ${at}`, count })))
  return (
    <div aria-hidden="true" className="grid gap-x-3 gap-y-4 tablet:grid-cols-2">
      {fields.map(({ at, count }) => (
        <div key={at} className={count === 1 ? 'col-span-full grid gap-[7px]' : 'grid gap-[7px]'}>
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-12 w-full rounded-control" />
          {hasHints && <Skeleton className="h-[17px] w-32" />}
        </div>
      ))}
      <Skeleton className="col-span-full h-13 w-full rounded-control" />
    </div>
  )
}
