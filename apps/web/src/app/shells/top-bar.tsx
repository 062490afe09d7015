import { useLanguage, useText } from '@maru/i18n/react'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { MailIcon, MenuIcon } from '@maru/ui/icons.tsx'
import { lazy, Suspense, useState } from 'react'
import { money } from '../../shared/format/money.ts'
import { SumDigits } from '../../shared/format/sum.tsx'
import { Link, navigate } from '../../shared/navigation/index.ts'
import { useMember, useSession, useShownCash } from '../../shared/session/session.ts'
import { GameSearchIcon } from './game-search.tsx'
import { SiteLogo } from './site-logo.tsx'

const SessionClock = lazy(() =>
  import('../../features/protection/session-clock.tsx').then((m) => ({ default: m.SessionClock })),
)
const SideMenu = lazy(() => import('./side-menu.tsx').then((m) => ({ default: m.SideMenu })))

export function TopBar() {
  const say = useText('common')
  const isMember = useSession() !== undefined
  const cash = useShownCash()
  const language = useLanguage()
  const state = useMember()
  const unread = state?.msgInfo.newMsg ?? 0
  const away = state?.member.awayAmt ?? 0
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <header className="sticky top-0 z-(--z-bar) flex h-14 items-center gap-1 bg-glass pr-2 pl-4 backdrop-blur-[18px] max-[359px]:gap-0 max-[359px]:pr-1 max-[359px]:pl-3">
      <div className="@container min-w-0 flex-1">
        <Link to="main" className="flex h-14 w-fit max-w-full items-center">
          <SiteLogo always />
          <span className="sr-only">{say('nav.home')}</span>
        </Link>
      </div>
      {cash !== undefined && (
        <div className="relative grid h-11 content-center justify-items-end px-1 leading-tight">
          <Link
            to={away > 0 ? 'held' : 'charge'}
            aria-label={[
              `${say('wallet.cash')} ${money(cash, language)}`,
              ...(away > 0 ? [`${say('wallet.away')} ${money(away, language)}`] : []),
            ].join(', ')}
            className="grid min-h-6 content-center font-bold text-14 text-money after:absolute after:inset-0"
          >
            <span className="num whitespace-nowrap">
              <SumDigits units={cash} />
              {away > 0 && (
                // Two sums side by side are wider than most phones.
                <span className="font-medium text-12 text-text-2 max-[429px]:block max-[429px]:text-right">
                  {' +'}
                  <SumDigits units={away} />
                </span>
              )}
            </span>
          </Link>
          <Suspense>
            {/* Where two lines are taken it is hidden: the game shows it above its frame. */}
            <SessionClock at="top" className={away > 0 && 'max-[429px]:hidden'} />
          </Suspense>
        </div>
      )}
      <GameSearchIcon />
      {isMember && (
        <IconButton
          label={say('nav.messages')}
          badge={unread > 0 ? unread : undefined}
          badgeLabel={unread > 0 ? say('nav.messagesUnread', { count: unread }) : undefined}
          onClick={() => navigate({ to: 'messages' })}
          // Most phones have them in the menu, which carries the count then.
          className="size-11! max-[429px]:hidden"
        >
          <MailIcon />
        </IconButton>
      )}
      <IconButton
        label={say('nav.menu')}
        aria-haspopup="dialog"
        badge={unread > 0 ? unread : undefined}
        badgeLabel={unread > 0 ? say('nav.messagesUnread', { count: unread }) : undefined}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
        className="size-11! min-[430px]:[&>.absolute]:hidden"
      >
        <MenuIcon />
      </IconButton>
      {wasOpen && (
        <Suspense>
          <SideMenu open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </header>
  )
}
