import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import { Bar } from './bar.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { Rail } from './rail.tsx'
import { SiteFooter } from './site-footer.tsx'

/** Rail, bar, page, footer: 601 and wider. */
export function DesktopShell({ children }: { children: ReactNode }) {
  const say = useText('common')
  return (
    <div className="grid min-h-dvh grid-cols-[64px_minmax(0,1fr)] desk:grid-cols-[232px_minmax(0,1fr)]">
      <a
        href="#page"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-toast) focus:rounded-control focus:bg-surface-3 focus:px-4 focus:py-2"
      >
        {say('skip')}
      </a>
      <Rail />
      <div className="flex min-w-0 flex-col">
        <Bar />
        <ConnectionNote />
        <div className="mx-auto flex w-full max-w-[1320px] wide:max-w-[1624px] flex-1 flex-col px-5 pt-6 desk:px-8">
          <main id="page" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <SiteFooter />
        </div>
      </div>
    </div>
  )
}
