import { useLanguage, useText } from '@maru/i18n/react'
import { Balance } from '@maru/ui/balance.tsx'
import { buttonClass } from '@maru/ui/button.tsx'
import { clockText } from '@maru/ui/clock-text.ts'
import { cx } from '@maru/ui/cx.ts'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { CloseIcon, FullScreenIcon, LeftIcon } from '@maru/ui/icons.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { GameToOpen } from '../../../features/games/game.ts'
import { useSittingNet } from '../../../features/games/use-game-frame.ts'
import { SessionClock } from '../../../features/protection/session-clock.tsx'
import { shortMoney } from '../../../shared/format/money.ts'
import { PlainSum, SumDigits } from '../../../shared/format/sum.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { useMember, useShownCash } from '../../../shared/session/session.ts'
import { siteConfig } from '../../../shared/site/site-config.ts'

type Props = {
  game?: GameToOpen
  /** Instead of a game's name. */
  title?: string | undefined
  /** Beside it: whose round it is. */
  note?: string | undefined
  /** The game is on: its time counts. */
  isRunning?: boolean
  box: RefObject<HTMLDivElement | null>
  close: () => void
}

/** On a large screen the game below is shown larger, by its own page (apps/studio/pages/src/frame/base.css). */
const larger =
  '[@media(min-width:1900px)_and_(min-height:1102px)]:[zoom:1.2] [@media(min-width:2200px)_and_(min-height:1270px)]:[zoom:1.35] [@media(min-width:2500px)_and_(min-height:1418px)]:[zoom:1.5] [@media(min-width:3400px)_and_(min-height:1944px)]:[zoom:2]'

/** The way out, what is played, and what it has cost so far: always in view. */
export function FrameHeader({ game, title = '', note, isRunning = false, box, close }: Props) {
  const say = useText('games')
  const sayCommon = useText('common')
  const language = useLanguage()
  const cash = useShownCash()
  // The game itself shows what is in its purse.
  const isAway = (useMember()?.member.awayAmt ?? 0) > 0
  const { data: config } = useQuery(siteConfig)
  const isDemo = config?.mode !== 'licensed'
  return (
    <header
      className={cx(
        'flex min-h-13 items-center gap-x-4 whitespace-nowrap border-line-soft border-b tablet:max-desk:gap-x-2.5 tablet:max-[699px]:gap-x-1.5 bg-surface-1 pr-2 pl-3 max-tablet:grid max-tablet:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-tablet:gap-x-2 max-tablet:pr-1 tablet:pl-5',
        larger,
      )}
    >
      <button
        type="button"
        onClick={close}
        className="flex h-11 min-w-11 items-center gap-2 font-bold hover:text-accent max-tablet:-ml-3 max-tablet:justify-center"
      >
        <LeftIcon />
        <span className="max-desk:sr-only">{say('frame.lobby')}</span>
      </button>
      {(game || title) && <span className="h-5 w-px bg-line max-tablet:hidden" />}
      <h1 className="flex min-w-0 items-center gap-4 overflow-hidden tablet:max-desk:min-w-20">
        <span className="text-text-2 max-desk:hidden">{game?.vendorName}</span>
        <b className="max-desk:line-clamp-3 max-desk:whitespace-normal max-desk:text-13 max-desk:leading-tight tablet:max-desk:text-12 desk:truncate">
          {game?.name ?? title}
        </b>
      </h1>
      {note && (
        <span className="truncate text-13 text-text-2 max-tablet:order-last max-tablet:col-span-full max-tablet:pb-2 max-tablet:pl-1">
          {note}
        </span>
      )}
      {!game && <span className="ml-auto max-tablet:hidden" />}
      {game?.minimumStake != null && game.maximumStake != null && (
        <Tag className="max-desk:hidden">
          {shortMoney(game.minimumStake, language)} – {shortMoney(game.maximumStake, language)}
        </Tag>
      )}
      {isDemo && (
        <Tag tone="info" className={game ? 'max-tablet:hidden' : ''}>
          {sayCommon('demo')}
        </Tag>
      )}
      {game && <Sitting vendorKey={game.vendorKey} cash={cash} isAway={isAway} isRunning={isRunning} isDemo={isDemo} />}
      <div className="flex shrink-0 items-center gap-4 text-13 max-tablet:gap-1 tablet:max-[699px]:gap-1">
        {cash !== undefined && !isAway && (
          // Beside a past round on a phone its name goes first: nothing moves there.
          <span data-shown="cash" className={cx('flex items-baseline gap-2', !game && 'max-tablet:hidden')}>
            <span className="text-text-3 max-desk:sr-only">{sayCommon('wallet.cash')}</span>
            <Balance value={cash} format={(units) => <SumDigits units={units} />} className="text-14" />
          </span>
        )}
        {game && (
          <Link to="charge" className={buttonClass({ kind: 'tonal', className: 'h-9! max-[767px]:hidden' })}>
            {say('frame.deposit')}
          </Link>
        )}
        <span className="flex">
          <FullScreen box={box} />
          <IconButton label={say('frame.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </span>
      </div>
    </header>
  )
}

type SittingProps = {
  vendorKey: string
  cash: number | undefined
  /** What is won and lost is not known before the money comes back. */
  isAway: boolean
  isRunning: boolean
  isDemo: boolean
}

function Sitting({ vendorKey, cash, isAway, isRunning, isDemo }: SittingProps) {
  const say = useText('games')
  const sayCommon = useText('common')
  const net = useSittingNet(vendorKey, cash)
  const seconds = useSeconds(isRunning)
  return (
    // A line of its own on a phone, or two where the sums are long: what a game costs is never out of sight. On a tablet the times stand below what was won or lost.
    <div className="flex items-center gap-4 text-13 max-tablet:order-last max-tablet:col-span-full max-tablet:min-h-8 max-tablet:flex-wrap max-tablet:justify-between max-tablet:gap-x-3 max-tablet:gap-y-0 max-tablet:py-1.5 max-[359px]:gap-x-2 max-tablet:border-line-soft max-tablet:border-t max-tablet:pr-3 max-tablet:pl-1 tablet:ml-auto tablet:max-desk:shrink-0 tablet:max-desk:flex-col tablet:max-desk:items-end tablet:max-desk:gap-0 tablet:max-desk:leading-tight">
      <span data-shown="net" className="flex min-w-0 items-baseline gap-2">
        {isAway ? (
          <span className="truncate text-text-2">{say('frame.away')}</span>
        ) : (
          <>
            <Label whole={say('frame.net')} short={say('frame.netShort')} />
            <PlainSum units={net ?? 0} sign className="font-bold" />
          </>
        )}
      </span>
      {isDemo && (
        <Tag tone="info" className="tablet:hidden">
          {sayCommon('demo')}
        </Tag>
      )}
      <span className="flex items-baseline gap-4 max-desk:gap-2 max-desk:text-12">
        <span className="flex items-baseline gap-2 max-desk:gap-1">
          {/* On a tablet its word gives way to long sums; it stands before the other time, which has one. */}
          <Label
            whole={say('frame.time')}
            short={say('frame.timeShort')}
            className="max-[359px]:hidden tablet:max-desk:hidden"
          />
          <b className="num">{clockText(seconds)}</b>
        </span>
        {/* Since the login, over all games: hours, minutes and seconds. */}
        <SessionClock at="frame" />
      </span>
    </div>
  )
}

/** Below a desk there is room for the short words alone. */
function Label({ whole, short, className }: { whole: string; short: string; className?: string }) {
  return (
    <>
      <span className="text-text-3 max-desk:sr-only">{whole}</span>
      <span aria-hidden="true" className={cx('text-text-3 desk:hidden tablet:max-[699px]:hidden', className)}>
        {short}
      </span>
    </>
  )
}

/** Time that the game was on; it stands still while there is none to play. */
const useSeconds = (isRunning: boolean): number => {
  const [playedMs, setPlayed] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    let before = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      const passedMs = now - before
      before = now
      setPlayed((played) => played + passedMs)
    }, 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  return Math.floor(playedMs / 1_000)
}

function FullScreen({ box }: Pick<Props, 'box'>) {
  const say = useText('games')
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  // iPhones have no full screen for anything but films.
  if (typeof document !== 'undefined' && !document.fullscreenEnabled) return null
  return (
    <IconButton
      className="max-[359px]:hidden tablet:max-[699px]:hidden"
      label={isFull ? say('frame.unfull') : say('frame.full')}
      onClick={() => void (isFull ? document.exitFullscreen() : box.current?.requestFullscreen())}
    >
      <FullScreenIcon />
    </IconButton>
  )
}
