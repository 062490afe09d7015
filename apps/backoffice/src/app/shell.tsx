import { useText } from '@maru/i18n/react'
import { Outlet, useMatches } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useFigures } from '../features/desk/calls/figures.ts'
import { useLive } from '../shared/live/live-state.ts'
import { useRingOnMore } from '../shared/live/use-ring-on-more.ts'
import { useStaffLive } from '../shared/live/use-staff-live.ts'
import { Empty, Lines } from '../shared/parts/asking.tsx'
import { Drawer } from '../shared/parts/dialog.tsx'
import { useRemembered } from '../shared/remembered.ts'
import { chosenSite } from '../shared/settings.ts'
import { useMay } from '../shared/staff/me.ts'
import { useIsDownFor } from '../shared/time/use-is-down-for.ts'
import { KeyStrip } from './key-strip.tsx'
import { Rail } from './rail.tsx'
import { SheetSettings, TopBar } from './top-bar.tsx'

export const Shell = () => {
  const t = useText('office')
  const siteId = Number(useRemembered(chosenSite))
  const [isMenuOpen, setMenuOpen] = useState(false)
  const may = useMay()
  useStaffLive(
    siteId > 0 ? siteId : undefined,
    may('minigames.read'),
    may('tables.read'),
    may('support.read'),
    may('sports.read'),
  )
  const figures = useFigures().data
  useRingOnMore(figures && (figures.waitingSignUps ?? 0) + (figures.waitingCash ?? 0))
  return (
    <div className="office">
      <a className="skip" href="#page">
        {t('bar.skip')}
      </a>
      <nav className="rail" aria-label={t('menu.label')}>
        <Rail />
      </nav>
      <TopBar onMenu={() => setMenuOpen(true)} />
      <main className="page" id="page" tabIndex={-1}>
        <DownNote />
        <Permitted key={siteId} />
      </main>
      <KeyStrip />
      <Drawer opened={isMenuOpen} onClose={() => setMenuOpen(false)} size={280} title={t('menu.label')}>
        <nav className="rail rail-sheet" aria-label={t('menu.label')}>
          <Rail onGo={() => setMenuOpen(false)} />
        </nav>
        <SheetSettings />
      </Drawer>
    </div>
  )
}

/** The server refuses as well; here it saves a page of errors. */
const Permitted = () => {
  const t = useText('office')
  const may = useMay()
  const permission = useMatches().findLast((match) => match.staticData.permission)?.staticData.permission
  return permission && !may(permission) ? <Empty title={t('state.not-permitted')} /> : <Page />
}

/** The texts of a page may come later than the page: grey lines stand in for it, and the shell stays. */
const Page = () => (
  <Suspense fallback={<Lines count={12} />}>
    <Outlet />
  </Suspense>
)

/** The first connection takes a moment. One that was up and is down is said within a second. */
const firstDelayMs = 4_000
const delayMs = 500

const DownNote = () => {
  const t = useText('office')
  const isUp = useLive()
  const wasUp = useRef(false)
  if (isUp) wasUp.current = true
  const isDown = useIsDownFor(!isUp, wasUp.current ? delayMs : firstDelayMs)
  if (!isDown) return null
  return (
    <div className="down-note" role="status">
      <WifiOff size={15} aria-hidden />
      {t('bar.down')}
    </div>
  )
}
