import { SlipBar } from '../../../features/sports-slip/slip-bar.tsx'
import { SlipPanel } from '../../../features/sports-slip/slip-panel.tsx'
import { useMedia } from '../../../shared/media/use-media.ts'

/** The slip beside a list where there is room; else its bar at the foot. */
export function SlipAside() {
  const isDesk = useMedia('(min-width: 1181px)')
  return isDesk ? (
    <aside className="sticky top-20 max-h-[calc(100dvh-96px)] overflow-y-auto rounded-card [scrollbar-width:thin]">
      <SlipPanel />
    </aside>
  ) : (
    <SlipBar />
  )
}
