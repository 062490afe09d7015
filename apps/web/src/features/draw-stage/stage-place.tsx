import type { Minigame } from '@maru/contract/minigame'
import { cx } from '@maru/ui/cx.ts'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { stageShape } from './shapes.ts'

/** Of the words below the picture, in one column and where two stand side by side. */
const words: Record<Minigame, string> = {
  powerball: 'h-42 @min-[640px]:h-20',
  powerladder: 'h-18',
  speedkino: 'h-39',
  kinoladder: 'h-18',
}

/** As high as the stage that is being loaded, so that nothing moves when it is there. */
export function StagePlace({ game }: { game: Minigame }) {
  return (
    <div aria-hidden="true" className="@container lying:contents">
      <div className="grid gap-2 lying:contents">
        <Skeleton className={cx('w-full rounded-card lying:col-start-1 lying:[grid-row:1/-1]', stageShape(game))} />
        <Skeleton
          className={cx('w-full rounded-control lying:col-start-2 lying:row-start-2 lying:self-center', words[game])}
        />
      </div>
    </div>
  )
}
