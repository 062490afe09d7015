import type { ReactNode } from 'react'
import { BottomTabs } from './bottom-tabs.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

/** Top bar, page, footer, bottom tabs: 600 and narrower. */
export function MobileShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(60px+env(safe-area-inset-bottom)+8px)]">
      <TopBar />
      <ConnectionNote />
      <main id="page" tabIndex={-1} className="flex-1 px-4 outline-none">
        {children}
      </main>
      <div className="px-4">
        <SiteFooter />
      </div>
      <BottomTabs />
    </div>
  )
}
