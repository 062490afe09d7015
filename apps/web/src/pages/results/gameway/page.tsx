import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Suspense } from 'react'
import { sportGuideOf } from '../../../features/sports-guide/guides.ts'
import { useLocation } from '../../../shared/navigation/index.ts'
import { lazyPart } from '../../../shared/parts/lazy-part.ts'

const MiniGuide = lazyPart(() => import('./mini-guide.tsx').then((m) => ({ default: m.MiniGuide })))
const SportGuide = lazyPart(() =>
  import('../../../features/sports-guide/sport-guide.tsx').then((m) => ({ default: m.SportGuide })),
)

/** How games are played, by the type in the address: a mini game, or a part of the sportsbook. */
export function Page() {
  const guide = sportGuideOf(useLocation().search.type)
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
      {guide ? <SportGuide guide={guide} /> : <MiniGuide />}
    </Suspense>
  )
}
