import { useText } from '@maru/i18n/react'
import { TAB_ROW, tabClass } from '@maru/ui/tabs.tsx'
import { Badge } from '@maru/ui/tag.tsx'
import { useEffect, useRef } from 'react'
import { Link, type RouteName, useMatch } from '../../shared/navigation/index.ts'
import { useMember } from '../../shared/session/session.ts'

const pages = [
  { to: 'betList', title: 'title.betList' },
  { to: 'winLose', title: 'title.winLose' },
  { to: 'statement', title: 'title.statement' },
  { to: 'chargeList', title: 'title.chargeList' },
  { to: 'exchangeList', title: 'title.exchangeList' },
  { to: 'pointUse', title: 'nav.points' },
  { to: 'couponUse', title: 'nav.coupons' },
  { to: 'level', title: 'title.level' },
  { to: 'held', title: 'title.held' },
  { to: 'bonus', title: 'title.bonus' },
  { to: 'messages', title: 'nav.messages' },
  { to: 'playSafe', title: 'title.playSafe' },
  { to: 'security', title: 'title.security' },
  { to: 'privacy', title: 'title.privacy' },
  { to: 'info', title: 'title.info' },
] as const satisfies { to: RouteName; title: string }[]

/** Pages without a tab of their own, and whose they stand under. */
const under: Partial<Record<RouteName, RouteName>> = {
  pointList: 'pointUse',
  pointChange: 'pointUse',
  couponList: 'couponUse',
  couponGift: 'couponUse',
  message: 'messages',
}

/** Between the pages of one's own account. */
export function AccountTabs() {
  const say = useText('common')
  const page = useMatch()?.name
  const here = page && (under[page] ?? page)
  const unread = useMember()?.msgInfo.newMsg ?? 0
  const row = useRef<HTMLElement>(null)
  const hasUnread = unread > 0
  // The page at hand may lie past the edge; in the middle it shows that more stand on both sides.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the badge of unread messages moves what stands behind it
  useEffect(() => {
    const current = here && row.current?.querySelector('[aria-current]')
    if (current) current.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [here, hasUnread])
  return (
    <nav
      ref={row}
      aria-label={say('foot.account')}
      className={`${TAB_ROW} max-tablet:-mx-4 max-tablet:gap-5 scroll-px-4 max-tablet:px-4`}
    >
      {pages.map(({ to, title }) => (
        <Link key={to} to={to} {...(here === to ? { 'aria-current': 'page' } : {})} className={tabClass(here === to)}>
          {say(title)}
          {to === 'messages' && hasUnread && (
            <Badge label={say('nav.messagesUnread', { count: unread })} className="ml-1.5">
              {unread}
            </Badge>
          )}
        </Link>
      ))}
    </nav>
  )
}
