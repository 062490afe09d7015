import { useText } from '@maru/i18n/react'
import { Avatar } from '@maru/ui/avatar.tsx'
import { Balance } from '@maru/ui/balance.tsx'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { DepositIcon, MailIcon } from '@maru/ui/icons.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { Points, SumDigits } from '../../shared/format/sum.tsx'
import { Link, navigate } from '../../shared/navigation/index.ts'
import type { MemberState } from '../../shared/session/member-info.ts'
import { useMember, useSession, useShownCash } from '../../shared/session/session.ts'
import { useShownPoints } from '../../shared/undisclosed/held-points.ts'
import { COLUMN } from './column.ts'
import { GameSearch } from './game-search.tsx'

const SessionClock = lazy(() =>
  import('../../features/protection/session-clock.tsx').then((m) => ({ default: m.SessionClock })),
)
const MemberMenu = lazy(() => import('./member-menu.tsx').then((m) => ({ default: m.MemberMenu })))

/** Search, wallet, messages and the member; or the two doors in. */
export function Bar() {
  const say = useText('common')
  const isMember = useSession() !== undefined
  const state = useMember()
  return (
    <header className="sticky top-0 z-(--z-bar) border-line-soft border-b bg-glass backdrop-blur-[18px] backdrop-saturate-130">
      <div className={cx('flex h-[63px] items-center gap-5', COLUMN)}>
        <GameSearch className="w-62 min-w-11 max-w-[40%]" />
        <nav aria-label={say('nav.results')} className="flex gap-4.5">
          <Link to="results" className={barLink}>
            {say('nav.results')}
          </Link>
          <Link to="gameway" className={cx(barLink, 'max-[900px]:hidden')}>
            {say('nav.guide')}
          </Link>
        </nav>
        <div className="ml-auto flex items-center gap-3.5">
          {!isMember ? (
            <GuestDoors />
          ) : state ? (
            <Own state={state} />
          ) : (
            <Skeleton className="h-11 w-96 rounded-control" />
          )}
        </div>
      </div>
    </header>
  )
}

const barLink =
  'inline-flex h-11 items-center whitespace-nowrap font-medium text-14 text-text-2 hover:text-text aria-[current]:text-text'

function GuestDoors() {
  const say = useText('common')
  return (
    <div className="flex gap-2">
      <Button onClick={() => openDialog({ kind: 'login' })}>{say('nav.login')}</Button>
      <Button kind="filled" onClick={() => openDialog({ kind: 'signup' })}>
        {say('nav.signup')}
      </Button>
    </div>
  )
}

function Own({ state }: { state: MemberState }) {
  const say = useText('common')
  const { member, msgInfo } = state
  const cash = useShownCash()
  const points = useShownPoints(member.pointAmt)
  return (
    <>
      <div className="flex h-11 items-center gap-4 whitespace-nowrap rounded-control bg-surface-2 pl-4">
        <dl className="grid gap-px">
          <dt className="text-12 text-text-3 leading-[1.1]">{say('wallet.cash')}</dt>
          <dd className="text-15 leading-[1.2]">
            <Balance
              value={cash ?? member.cashAmt}
              format={(units) => <SumDigits units={units} />}
              formatGain={(units) => (
                <>
                  +<SumDigits units={units} />
                </>
              )}
            />
          </dd>
        </dl>
        {member.awayAmt > 0 && (
          <dl className="more-sum grid gap-px">
            <dt className="text-12 text-text-3 leading-[1.1]">{say('wallet.away')}</dt>
            <dd className="text-15 leading-[1.2]">
              <Link to="held" className="num hover:underline">
                <SumDigits units={member.awayAmt} />
              </Link>
            </dd>
          </dl>
        )}
        {member.bonusAmt > 0 && (
          <dl className="more-sum grid gap-px">
            <dt className="text-12 text-text-3 leading-[1.1]">{say('wallet.bonus')}</dt>
            <dd className="text-15 leading-[1.2]">
              <Link to="bonus" className="num hover:underline">
                <SumDigits units={member.bonusAmt} />
              </Link>
            </dd>
          </dl>
        )}
        <button
          type="button"
          title={say('nav.convert')}
          onClick={() => openDialog({ kind: 'convert', from: 'header' })}
          className="grid h-11 content-center gap-px text-left max-desk:hidden"
        >
          <span className="text-12 text-text-3 leading-[1.1]">{say('wallet.points')}</span>
          <span className="text-15 leading-[1.2]">
            <Balance kind="point" value={points} format={(n) => <Points points={n} />} />
          </span>
        </button>
        <Link to="charge" className={buttonClass({ kind: 'tonal', className: 'h-11!' })}>
          <DepositIcon size={16} />
          {say('nav.deposit')}
        </Link>
      </div>
      <Suspense>
        <SessionClock at="bar" />
      </Suspense>
      <IconButton
        label={say('nav.messages')}
        badge={msgInfo.newMsg > 0 ? msgInfo.newMsg : undefined}
        badgeLabel={msgInfo.newMsg > 0 ? say('nav.messagesUnread', { count: msgInfo.newMsg }) : undefined}
        onClick={() => navigate({ to: 'messages' })}
      >
        <MailIcon />
      </IconButton>
      <Suspense fallback={<Avatar name={member.memNick} />}>
        <MemberMenu state={state} />
      </Suspense>
    </>
  )
}
