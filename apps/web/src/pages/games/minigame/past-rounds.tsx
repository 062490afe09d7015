import type { Minigame, MiniResultOut } from '@maru/contract'
import { RecentResults } from './recent-results.tsx'
import { Trend } from './trend.tsx'

/** What the last rounds came to, below what is played: as a road and in rows. */
export const PastRounds = (about: { game: Minigame; results: readonly MiniResultOut[] }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 tablet:gap-4 wide:grid-cols-2">
    <Trend {...about} />
    <RecentResults {...about} />
  </div>
)
