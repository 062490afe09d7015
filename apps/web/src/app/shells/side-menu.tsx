import { useText } from '@maru/i18n/react'
import { Avatar } from '@maru/ui/avatar.tsx'
import { Button } from '@maru/ui/button.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import {
  BallsIcon,
  CalendarIcon,
  CloseIcon,
  CouponIcon,
  DepositIcon,
  FootballIcon,
  GiftIcon,
  HeadsetIcon,
  ListIcon,
  LogoutIcon,
  MailIcon,
  MoonIcon,
  NoticeIcon,
  OutwardIcon,
  PartnerIcon,
  PersonIcon,
  PointIcon,
  ShieldIcon,
  WheelIcon,
  WithdrawIcon,
} from '@maru/ui/icons.tsx'
import { Sheet } from '@maru/ui/sheet.tsx'
import { Badge } from '@maru/ui/tag.tsx'
import type { ReactNode } from 'react'
import { GroupIcon } from '../../features/site/group-icon.tsx'
import { useMenuGroups } from '../../features/site/menu-groups.ts'
import { PlainSum, Sum } from '../../shared/format/sum.tsx'
import { Link, navigate, type RouteName } from '../../shared/navigation/index.ts'
import { logOut } from '../../shared/session/log-out.ts'
import { useMember, useSession, useShownCash } from '../../shared/session/session.ts'
import { usePartnerSite } from '../../shared/site/partner-site.ts'
import { LanguageSwitch } from './language-switch.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

export function SideMenu({ open, onOpenChange }: Props) {
  const say = useText('common')
  const groups = useMenuGroups()
  const isMember = useSession() !== undefined
  const isPartner = useMember()?.member.isPartnerMember === 'Y'
  const partnerSite = usePartnerSite()
  const close = () => onOpenChange(false)
  const line = (to: RouteName, icon: ReactNode, label: string) => (
    <Link to={to} onClick={close} className={row}>
      {icon}
      {label}
    </Link>
  )
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={say('nav.menu')} hideTitle className="px-3">
      <Head close={close} />
      {/* A partner opens no game. */}
      {!isPartner && groups && groups.length > 0 && (
        <>
          <h2 className={heading}>{say('nav.games')}</h2>
          <div className="grid grid-cols-4 gap-1.5">
            {groups.map(({ group, to }) => (
              <Link
                key={group}
                to={to}
                onClick={close}
                className="grid h-19 content-start justify-items-center pt-3 gap-[7px] rounded-control bg-surface-2 px-0.5 text-center text-12 text-text-2 leading-tight [&_svg]:text-accent"
              >
                <GroupIcon group={group} size={24} />
                {say(`group.${group}`)}
              </Link>
            ))}
          </div>
        </>
      )}
      <h2 className={heading}>{say('nav.results')}</h2>
      {line('results', <BallsIcon />, say('title.results'))}
      {line('sportResultsAll', <FootballIcon />, say('title.sportResults'))}
      {line('verify', <ShieldIcon />, say('nav.verify'))}
      {line('gameway', <NoticeIcon />, say('nav.guide'))}
      {isMember && (
        <>
          {isPartner && line('stributor', <PartnerIcon />, say('nav.partner'))}
          {partnerSite && (
            <a href={partnerSite} target="_blank" rel="noreferrer" className={row}>
              <OutwardIcon />
              {say('nav.partnerSite')}
            </a>
          )}
          <h2 className={heading}>{say('nav.wallet')}</h2>
          {line('chargeList', <DepositIcon />, say('nav.depositList'))}
          {line('exchangeList', <WithdrawIcon />, say('nav.withdrawList'))}
          {line('pointUse', <PointIcon />, say('nav.points'))}
          {line('couponUse', <CouponIcon />, say('nav.coupons'))}
          {line('attendance', <CalendarIcon />, say('title.attendance'))}
          {line('rotary', <WheelIcon />, say('title.rotary'))}
          {line('betList', <ListIcon />, say('nav.bets'))}
          {line('sportTickets', <FootballIcon />, say('title.sportTickets'))}
          {line('bonus', <GiftIcon />, say('title.bonus'))}
          <Messages close={close} />
          {line('playSafe', <MoonIcon />, say('nav.playSafe'))}
          {line('info', <PersonIcon />, say('nav.account'))}
          {line('support', <HeadsetIcon />, say('title.support'))}
          <h2 className={heading}>{say('nav.support')}</h2>
          {line('boardList', <NoticeIcon />, say('nav.boards'))}
          {line('noticeList', <NoticeIcon />, say('title.noticeList'))}
          {line('qnaList', <HeadsetIcon />, say('nav.support'))}
        </>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-6">
        <LanguageSwitch className="min-w-32 max-w-44 flex-1" />
        {isMember && (
          <Button
            kind="ghost"
            icon={<LogoutIcon size={16} />}
            onClick={() => {
              close()
              logOut()
            }}
          >
            {say('nav.logout')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

const heading = 'px-2.5 pt-4 pb-2 font-semibold text-12 text-text-3 leading-none'
const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-2.5 text-left font-medium text-15 aria-[current]:text-accent [&_svg]:text-text-3'

function Head({ close }: { close: () => void }) {
  const say = useText('common')
  const member = useMember()?.member
  const cash = useShownCash()
  return (
    <div className="flex min-h-16 items-center gap-3 pl-2.5">
      {member ? (
        <>
          <Avatar name={member.memNick} />
          <div className="min-w-0 flex-1">
            <b className="block truncate">{member.memNick}</b>
            <Sum units={cash ?? member.cashAmt} className="text-13" />
            {member.bonusAmt > 0 && (
              <span className="block text-12 text-text-2">
                {say('wallet.bonus')} <PlainSum units={member.bonusAmt} />
              </span>
            )}
          </div>
        </>
      ) : (
        <div className="flex flex-1 gap-2">
          <Button
            onClick={() => {
              close()
              navigate({ to: 'login' })
            }}
          >
            {say('nav.login')}
          </Button>
          <Button
            kind="filled"
            onClick={() => {
              close()
              navigate({ to: 'join' })
            }}
          >
            {say('nav.signup')}
          </Button>
        </div>
      )}
      <IconButton label={say('action.close')} onClick={close} className="size-11!">
        <CloseIcon />
      </IconButton>
    </div>
  )
}

function Messages({ close }: { close: () => void }) {
  const say = useText('common')
  const unread = useMember()?.msgInfo.newMsg ?? 0
  return (
    <Link to="messages" onClick={close} className={row}>
      <MailIcon />
      {say('nav.messages')}
      {unread > 0 && (
        <Badge label={say('nav.messagesUnread', { count: unread })} className="ml-auto">
          {unread}
        </Badge>
      )}
    </Link>
  )
}
