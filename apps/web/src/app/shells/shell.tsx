import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import type { ReactNode } from 'react'
import type { Layout, RouteRow } from '../../shared/navigation/index.ts'
import { Bar } from './bar.tsx'
import { BottomTabs } from './bottom-tabs.tsx'
import { COLUMN } from './column.ts'
import { ConnectionNote } from './connection-note.tsx'
import { Rail } from './rail.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

type Props = { layout: Layout; chrome: RouteRow['chrome'] | undefined; children: ReactNode }

/**
 * What stands around a page: rail, bar and footer, or top bar, footer and bottom tabs where it is 600 and narrower. The page has one place in both, so
 * that React keeps it as it is when a screen is turned.
 */
export function Shell({ layout, chrome, children }: Props) {
  if (chrome === 'empty') return children
  const isMobile = layout === 'mobile'
  return (
    <div
      className={cx(
        'min-h-dvh',
        isMobile
          ? 'flex flex-col pb-[calc(60px+env(safe-area-inset-bottom)+8px)]'
          : 'grid grid-cols-[64px_minmax(0,1fr)] desk:grid-cols-[max(232px,(100vw-1624px)/2)_minmax(0,1fr)]',
      )}
    >
      <SkipLink />
      {!isMobile && <Rail />}
      <div className="flex min-w-0 flex-1 flex-col">
        {isMobile ? <TopBar /> : <Bar />}
        <ConnectionNote />
        <div className={cx('flex w-full flex-1 flex-col', !isMobile && `${COLUMN} pt-6`)}>
          <main id="page" tabIndex={-1} className={cx('flex-1 outline-none', isMobile && 'px-4')}>
            {children}
          </main>
          <div className={isMobile ? 'px-4' : 'contents'}>
            <SiteFooter />
          </div>
        </div>
      </div>
      {isMobile && <BottomTabs />}
    </div>
  )
}

function SkipLink() {
  const say = useText('common')
  return (
    <a
      href="#page"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-toast) focus:rounded-control focus:bg-surface-3 focus:p-3"
    >
      {say('skip')}
    </a>
  )
}
