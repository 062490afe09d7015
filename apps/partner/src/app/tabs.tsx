import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { LogoutIcon } from '@maru/ui/icons.tsx'
import { lazy, Suspense } from 'react'
import { LanguageSwitch } from '../shared/language-switch.tsx'
import { Link } from '../shared/link.tsx'
import { useMay } from '../shared/own-rights.ts'
import { isSameLine, menuFor, pageAt } from './pages.ts'
import { MenuLines } from './rail.tsx'
import { useLogOut } from './use-log-out.ts'
import { useTitle } from './use-title.ts'

const Sheet = lazy(() => import('@maru/ui/sheet.tsx').then((m) => ({ default: m.Sheet })))
const MOST_TABS = 5

/** The first pages of the menu, in reach of a thumb. */
export function Tabs({ path }: { path: string }) {
  const say = useText('partner-site')
  const may = useMay()
  const here = pageAt(path, may)
  const titleOf = useTitle()
  const shown = menuFor(may).slice(0, MOST_TABS)
  return (
    <nav
      aria-label={say('menu')}
      className="fixed inset-x-0 bottom-0 z-(--z-bar) flex border-line-soft border-t bg-surface-1 pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {shown.map((one) => (
        <Link
          key={one.path}
          href={one.path}
          aria-current={isSameLine(here, one) ? 'page' : undefined}
          className="grid h-15 min-w-0 flex-1 content-center justify-items-center gap-1 font-semibold text-12 text-text-3 aria-[current=page]:text-accent"
        >
          <one.Icon size={20} />
          <span className="line-clamp-2 max-w-full px-1 text-center leading-[1.15]">{titleOf(one, true)}</span>
        </Link>
      ))}
    </nav>
  )
}

type SheetProps = { path: string; open: boolean; onOpenChange: (open: boolean) => void }

export function MenuSheet({ path, open, onOpenChange }: SheetProps) {
  const say = useText('partner-site')
  const logOut = useLogOut()
  if (!open) return null
  return (
    <Suspense>
      <Sheet open onOpenChange={onOpenChange} side="left" title={say('menu')} closeLabel={say('close')}>
        <div className="flex h-full flex-col gap-5 pb-4">
          <nav aria-label={say('menu')} className="flex-1">
            <MenuLines path={path} onGo={() => onOpenChange(false)} />
          </nav>
          <LanguageSwitch />
          <Button icon={<LogoutIcon />} onClick={logOut} full>
            {say('logout')}
          </Button>
        </div>
      </Sheet>
    </Suspense>
  )
}
