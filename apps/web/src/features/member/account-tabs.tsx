import { useText } from '@maru/i18n/react'
import { chipClass } from '@maru/ui/chip.tsx'
import { TAB_ROW, tabClass } from '@maru/ui/tabs.tsx'
import { Badge } from '@maru/ui/tag.tsx'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, type RouteName, useMatch } from '../../shared/navigation/index.ts'
import { useMember } from '../../shared/session/session.ts'

/** The tab of a group leads to its first page. */
const groups = [
  {
    title: 'account.history',
    pages: [
      { to: 'betList', title: 'title.betList' },
      { to: 'sportTickets', title: 'title.sportTickets' },
      { to: 'winLose', title: 'title.winLose' },
      { to: 'statement', title: 'title.statement' },
      { to: 'chargeList', title: 'title.chargeList' },
      { to: 'exchangeList', title: 'title.exchangeList' },
      { to: 'held', title: 'title.held' },
    ],
  },
  {
    title: 'account.rewards',
    pages: [
      { to: 'pointUse', title: 'nav.points' },
      { to: 'bonus', title: 'title.bonus' },
      { to: 'couponUse', title: 'nav.coupons' },
      { to: 'level', title: 'title.level' },
    ],
  },
  { title: 'nav.messages', pages: [{ to: 'messages', title: 'nav.messages' }] },
  { title: 'title.playSafe', pages: [{ to: 'playSafe', title: 'title.playSafe' }] },
  {
    title: 'title.info',
    pages: [
      { to: 'info', title: 'account.details' },
      { to: 'security', title: 'title.security' },
      { to: 'privacy', title: 'title.privacy' },
    ],
  },
] as const satisfies { title: string; pages: { to: RouteName; title: string }[] }[]

/** Pages without an address of their own here, and whose they stand under. */
const under: Partial<Record<RouteName, RouteName>> = {
  sportTicket: 'sportTickets',
  pointList: 'pointUse',
  pointChange: 'pointUse',
  couponList: 'couponUse',
  couponGift: 'couponUse',
  message: 'messages',
}

/** Between the pages of one's own account: a tab for each group of them, and below it the pages of the group at hand. */
export function AccountTabs() {
  const say = useText('common')
  const page = useMatch()?.name
  const here = page && (under[page] ?? page)
  const unread = useMember()?.msgInfo.newMsg ?? 0
  const group = groups.find(({ pages }) => pages.some(({ to }) => to === here))
  const [tabs, row] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)]
  useCurrentInView(tabs, `${here} ${unread > 0}`)
  useCurrentInView(row, `${here}`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <nav
        ref={tabs}
        aria-label={say('foot.account')}
        className={`${TAB_ROW} max-tablet:-mx-4 max-tablet:gap-5 scroll-px-4 max-tablet:px-4`}
      >
        {groups.map(({ title, pages }) => (
          <Link
            key={title}
            to={pages[0].to}
            {...(title === group?.title ? { 'aria-current': 'true' } : {})}
            className={tabClass(title === group?.title)}
          >
            {say(title)}
            {title === 'nav.messages' && unread > 0 && (
              <Badge label={say('nav.messagesUnread', { count: unread })} className="ml-1.5">
                {unread}
              </Badge>
            )}
          </Link>
        ))}
      </nav>
      {group && group.pages.length > 1 && (
        <nav
          ref={row}
          aria-label={say(group.title)}
          className="scroll-row flex scroll-px-4 gap-2 max-tablet:-mx-4 max-tablet:px-4"
        >
          {group.pages.map(({ to, title }) => (
            <Link key={to} to={to} {...(here === to ? { 'aria-current': 'page' } : {})} className={chipClass}>
              {say(title)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

/** What is at hand may lie past the edge; in the middle it shows that more stand on both sides. `moved`: what moves it. */
const useCurrentInView = (row: RefObject<HTMLElement | null>, moved: string): void =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the badge of unread messages moves what stands behind it
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [row, moved])
