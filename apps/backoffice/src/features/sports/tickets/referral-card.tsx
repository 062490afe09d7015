import { Button } from '@mantine/core'
import type { ReferredTicket, SportDeskLeg } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { TriangleAlert } from 'lucide-react'
import { digits, oddsText, shortPercent, sumText } from '../../../shared/money.ts'
import { Chip } from '../../../shared/parts/chip.tsx'
import { KeyCap } from '../../../shared/parts/key-cap.tsx'
import { leftUntil } from '../../../shared/time/countdown.ts'
import { useNow } from '../../../shared/time/now.ts'
import { BettorLine } from './bettor-line.tsx'
import { lowerStakeOf } from './offer.rules.ts'
import { kindText } from './ticket-words.ts'
import { useCodeText } from './use-code-text.ts'
import { mayAsk, type Referrals } from './use-referrals.ts'

const WHOLE_SECONDS = 600
/** More are in the file of the ticket. */
const MOST_LEGS = 4
/** Below a share of the most win it is no reason. */
const LEAST_WIN_BP = 5_000

type Props = {
  row: ReferredTicket
  /** Decided since it was shown, perhaps by somebody else. */
  isGone: boolean
  isChosen: boolean
  state: Referrals
  onOpen: () => void
}

/** One ticket that waits: how long yet, who, on what, and why. */
export const ReferralCard = ({ row, isGone, isChosen, state, onOpen }: Props) => {
  const say = useText('office-sports-tickets')
  const codeText = useCodeText()
  const { legs, sizes, offer, refusal } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: J and K choose by keyboard
    <li
      className="referral"
      aria-current={isChosen ? 'true' : undefined}
      data-gone={isGone ? '' : undefined}
      onClick={() => state.choose(row.number)}
    >
      <div className="referral-side">
        <TimeLeft row={row} isGone={isGone} />
        <button type="button" className="plain-button second" onClick={onOpen}>
          {say('ticket.title', { number: row.number })}
        </button>
      </div>
      <div className="referral-text">
        <BettorLine member={row.member} />
        {legs.slice(0, MOST_LEGS).map((leg) => (
          <LegLine key={`${leg.eventId} ${leg.market} ${leg.outcome}`} leg={leg} />
        ))}
        {legs.length > MOST_LEGS && (
          <span className="quiet">{say('queue.more-legs', { count: legs.length - MOST_LEGS })}</span>
        )}
        <span className="num">
          {legs.length > 1 && `${kindText(say, { legs: legs.length, sizes })} · `}
          <b>{sumText(row.stake)}</b>
          <span className="quiet"> → {sumText(row.possibleWin)}</span>
        </span>
        <span className="second referral-why">{useWhy(row)}</span>
        {offer && (
          <Chip tone="info">
            {say('queue.offered', {
              sum: sumText(offer.stake),
              prices: offer.prices.map((price) => oddsText(price)).join(' × '),
            })}
          </Chip>
        )}
        {refusal && !isGone && (
          <span className="warn-bar">
            <TriangleAlert size={14} aria-hidden />
            {codeText(refusal)}
          </span>
        )}
      </div>
      {isChosen && !isGone && state.mayDecide && <Acts row={row} state={state} />}
    </li>
  )
}

const TimeLeft = ({ row, isGone }: Pick<Props, 'row' | 'isGone'>) => {
  const say = useText('office-sports-tickets')
  const left = leftUntil(row.dueAt, useNow(), WHOLE_SECONDS)
  if (isGone) return <span className="referral-time quiet">{say('queue.gone')}</span>
  return (
    <div className="referral-time" data-tone={left.tone} title={say('queue.left')}>
      <b className="num">{left.text}</b>
      <progress value={left.part} max={1} aria-label={say('queue.left')} />
    </div>
  )
}

const LegLine = ({ leg }: { leg: SportDeskLeg }) => {
  const say = useText('office-sports-tickets')
  const { price, priceNow } = leg
  return (
    <span className="referral-leg">
      <span>
        {leg.home} – {leg.away} <b>{leg.outcomeName}</b> <span className="quiet">{leg.marketName}</span>
      </span>
      <span className="num">
        {oddsText(price)}
        {priceNow === null ? (
          <span className="bad"> {say('queue.not-offered')}</span>
        ) : (
          priceNow !== price && <span className={priceNow < price ? 'bad' : 'good'}> → {oddsText(priceNow)}</span>
        )}
      </span>
    </span>
  )
}

/** Why a trader looks at it, in one line. */
const useWhy = ({ why, stake, possibleWin }: ReferredTicket): string => {
  const say = useText('office-sports-tickets')
  const winBp = why.mostWin > 0 ? Math.round((possibleWin * 10_000) / why.mostWin) : 0
  return [
    ...(why.referAbove !== null && stake > why.referAbove ? [say('why.limit', { sum: sumText(why.referAbove) })] : []),
    ...(winBp >= LEAST_WIN_BP ? [say('why.win', { percent: shortPercent(winBp / 100) })] : []),
    ...(why.sameSelection > 0 ? [say('why.same', { count: digits(why.sameSelection) })] : []),
  ].join(' · ')
}

const Acts = ({ row, state }: Pick<Props, 'row' | 'state'>) => {
  const t = useText('office')
  const say = useText('office-sports-tickets')
  const may = mayAsk(row)
  const { ask, isBusy } = state
  const lower = lowerStakeOf(row)
  return (
    <div className="referral-acts">
      <Button size="compact-sm" variant="filled" disabled={!may.accept || isBusy} onClick={() => ask('accept', row)}>
        {say('queue.accept')}
        <KeyCap name="take" />
      </Button>
      <Button size="compact-sm" disabled={!may.lower || isBusy} onClick={() => ask('lower', row)}>
        {lower > 0 ? say('queue.lower-to', { sum: sumText(lower) }) : say('queue.lower')}
        <KeyCap name="take-part" />
      </Button>
      <Button size="compact-sm" disabled={!may.reprice || isBusy} onClick={() => ask('reprice', row)}>
        {say('queue.reprice')}
        <KeyCap name="new-price" />
      </Button>
      <Button size="compact-sm" className="bad" disabled={isBusy} onClick={() => ask('reject', row)}>
        {t('act.reject')}
        <KeyCap name="turn-down" />
      </Button>
    </div>
  )
}
