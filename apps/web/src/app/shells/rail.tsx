import { useText } from '@maru/i18n/react'
import {
  CalendarIcon,
  CouponIcon,
  DepositIcon,
  GiftIcon,
  HeadsetIcon,
  HomeIcon,
  ListIcon,
  MailIcon,
  MoonIcon,
  NoticeIcon,
  PartnerIcon,
  PersonIcon,
  PointIcon,
  WheelIcon,
  WithdrawIcon,
} from '@maru/ui/icons.tsx'
import { Badge } from '@maru/ui/tag.tsx'
import type { ReactNode } from 'react'
import { GroupIcon } from '../../features/site/group-icon.tsx'
import { useMenuGroups } from '../../features/site/menu-groups.ts'
import { Link, type RouteName, useMatch } from '../../shared/navigation/index.ts'
import { useMember, useSession } from '../../shared/session/session.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SiteLogo } from './site-logo.tsx'

/** The menu at the left: 232 wide, or 64 with icons alone. */
export function Rail() {
  const say = useText('common')
  const groups = useMenuGroups()
  const here = useMatch()?.name ?? ''
  const isMember = useSession() !== undefined
  const state = useMember()
  const unread = state?.msgInfo.newMsg ?? 0
  const isPartner = state?.member.isPartnerMember === 'Y'
  return (
    <div className="border-line-soft border-r bg-surface-1">
      <aside className="sticky top-0 z-(--z-rail) ml-auto flex h-dvh flex-col overflow-hidden px-2 pb-3 desk:w-[231px] desk:px-3">
        <Link to="main" className="flex h-16 shrink-0 items-center justify-center desk:justify-start desk:px-2.5">
          <SiteLogo />
          <span className="sr-only">{say('nav.home')}</span>
        </Link>
        <nav
          aria-label={say('nav.menu')}
          className="-mx-2 min-h-0 overflow-y-auto overflow-x-hidden px-2 pb-4 desk:-mx-3 desk:px-3"
        >
          <RailLink to="main" icon={<HomeIcon />} label={say('nav.home')} />
          {/* A partner opens no game. */}
          {!isPartner && groups && groups.length > 0 && (
            <RailGroup title={say('nav.games')}>
              {groups.map(({ group, to, pages, games }) => (
                <RailLink
                  key={group}
                  to={to}
                  isHere={pages.includes(here)}
                  icon={<GroupIcon group={group} />}
                  label={say(`group.${group}`)}
                  aside={
                    games > 0 && <span className="num text-12 text-text-3 in-aria-[current]:text-inherit">{games}</span>
                  }
                />
              ))}
            </RailGroup>
          )}
          {isPartner && (
            <RailLink
              to="stributor"
              isHere={/^(partner|stri|give)/.test(here)}
              icon={<PartnerIcon />}
              label={say('nav.partner')}
            />
          )}
          {isMember && (
            <RailGroup title={say('nav.wallet')}>
              <RailLink to="charge" isHere={here === 'coinCharge'} icon={<DepositIcon />} label={say('nav.deposit')} />
              <RailLink
                to="exchange"
                isHere={here === 'coinExchange'}
                icon={<WithdrawIcon />}
                label={say('nav.withdraw')}
              />
              <RailLink to="pointUse" icon={<PointIcon />} label={say('nav.points')} />
              <RailLink
                to="couponUse"
                isHere={here.startsWith('coupon')}
                icon={<CouponIcon />}
                label={say('nav.coupons')}
              />
              <RailLink to="attendance" icon={<CalendarIcon />} label={say('title.attendance')} />
              <RailLink to="rotary" icon={<WheelIcon />} label={say('title.rotary')} />
              <RailLink to="betList" icon={<ListIcon />} label={say('nav.bets')} />
              <RailLink to="bonus" icon={<GiftIcon />} label={say('title.bonus')} />
              <RailLink
                to="messages"
                isHere={here === 'message'}
                icon={<MailIcon />}
                label={say('nav.messages')}
                aside={unread > 0 && <Badge label={say('nav.messagesUnread', { count: unread })}>{unread}</Badge>}
              />
              <RailLink to="playSafe" icon={<MoonIcon />} label={say('nav.playSafe')} />
              <RailLink to="info" icon={<PersonIcon />} label={say('nav.account')} />
            </RailGroup>
          )}
          {isMember && (
            <RailGroup title={say('nav.support')}>
              <RailLink
                to="boardList"
                isHere={here === 'boardRead' || here === 'boardWrite'}
                icon={<ListIcon />}
                label={say('nav.boards')}
              />
              <RailLink
                to="qnaList"
                isHere={supportPages.includes(here)}
                icon={<NoticeIcon />}
                label={say('nav.support')}
              />
              <RailLink to="support" icon={<HeadsetIcon />} label={say('title.support')} />
            </RailGroup>
          )}
        </nav>
        {/* What the menu has no room for fades out above it. */}
        <div className="relative mt-auto pt-2 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-8 before:bg-linear-to-t before:from-surface-1 before:to-transparent">
          <LanguageSwitch className="max-desk:grid-cols-1" />
        </div>
      </aside>
    </div>
  )
}

const supportPages = [
  'qnaRead',
  'qnaWrite',
  'accountQna',
  'faq',
  'noticeList',
  'noticeRead',
  'rules',
  'sportRules',
  'gameGuide',
]

const item =
  'flex h-9 w-full shrink-0 items-center gap-[11px] rounded-control px-3 text-left font-medium text-14 text-text-2 transition-colors hover:bg-surface-3 hover:text-text aria-[current]:bg-accent-tint aria-[current]:font-[650] aria-[current]:text-accent desk:px-2.5 touch:h-11'
const word = 'truncate max-desk:sr-only'

function RailGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-desk:mt-2 max-desk:border-line-soft max-desk:border-t max-desk:pt-2">
      <h2 className="px-2.5 pt-3.5 pb-2 font-semibold text-12 text-text-3 leading-none max-desk:sr-only">{title}</h2>
      {children}
    </div>
  )
}

/** `isHere`: also on other pages than its own. */
type RailLinkProps = { to: RouteName; icon: ReactNode; label: string; aside?: ReactNode; isHere?: boolean }

function RailLink({ to, icon, label, aside, isHere }: RailLinkProps) {
  return (
    <Link to={to} title={label} className={item} {...(isHere ? { 'aria-current': 'page' } : {})}>
      {icon}
      <span className={word}>{label}</span>
      {aside && <span className="ml-auto max-desk:hidden">{aside}</span>}
    </Link>
  )
}
