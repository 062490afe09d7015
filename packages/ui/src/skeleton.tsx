import { cx } from './cx.ts'

/** A place in its final shape; shows itself after 150 ms, still under reduced motion. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative block animate-[maru-appear_1ms_150ms_both] overflow-hidden rounded-[6px] bg-surface-3',
        "after:absolute after:inset-0 after:animate-[maru-shimmer_1.4s_linear_infinite] after:bg-[linear-gradient(100deg,transparent_35%,color-mix(in_oklab,var(--surface-3)_55%,var(--line))_50%,transparent_65%)] after:content-[''] motion-reduce:after:hidden",
        className,
      )}
    />
  )
}

/** Lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={cx('grid gap-2.5', className)}>
      {numbers(lines).map((line) => (
        <Skeleton key={line} className={cx('h-3.5', line === lines ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  )
}

/** Tiles for a grid of posters (3:4), live tables or rows. */
export function SkeletonTiles({ count, shape = 'poster' }: { count: number; shape?: 'poster' | 'live' | 'row' }) {
  return numbers(count).map((tile) => <Skeleton key={tile} className={SHAPE[shape]} />)
}

const SHAPE = {
  poster: 'aspect-3/4 w-full rounded-card',
  live: 'h-[272px] w-full rounded-card',
  row: 'h-13 w-full rounded-control',
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
