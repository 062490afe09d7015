import type { CallCode } from '@maru/client'
import { CallError, serverNow } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { clockText, useCountdown } from '@maru/ui/countdown.tsx'
import { ClockGlyph, CloseGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { Notice, type NoticeTone } from '@maru/ui/notice.tsx'
import { Spinner } from '@maru/ui/spinner.tsx'
import type { ReactNode } from 'react'
import { money } from '../../shared/format/money.ts'
import { Link } from '../../shared/navigation/index.ts'
import { useOddsFormat } from '../../shared/sports/odds-format.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import { useAnswerOffer } from './calls/answer-offer.ts'
import type { SportTicket } from './calls/tickets.ts'
import type { SportBetting } from './use-sport-betting.ts'

/** What became of the last ticket: it waits, a trader looks at it or offers another, or it was taken or refused. */
export function TicketShown({ betting: { shown, change } }: { betting: SportBetting }) {
  if (!shown) return null
  if (shown.state === 'waiting') return <Waiting ticket={shown} />
  if (shown.state === 'offered' && shown.offer) return <Offered ticket={shown} offer={shown.offer} />
  return <Said ticket={shown} close={() => change({ shown: null })} />
}

function Waiting({ ticket: { acceptAt } }: { ticket: SportTicket }) {
  const say = useText('sports-slip')
  const left = useCountdown(acceptAt ? new Date(acceptAt).getTime() : 0, { now: serverNow })
  return (
    <Notice tone="info" icon={<Spinner />} title={say('ticket.waiting')} live>
      <span role="timer" className="tabular-nums">
        {left > 0 ? say('ticket.waitingFor', { seconds: left }) : say('ticket.waitingNow')}
      </span>
    </Notice>
  )
}

const tones: Partial<Record<SportTicket['state'], NoticeTone>> = { referred: 'warn', refused: 'bad', void: 'info' }

function Said({ ticket, close }: { ticket: SportTicket; close(): void }) {
  const say = useText('sports-slip')
  const language = useLanguage()
  const problemText = useProblemText()
  const { state, stake, possibleWin, code, ticketId } = ticket
  const text = (): ReactNode => {
    if (state === 'refused')
      return (
        <>
          {code && `${problemText(new CallError(code as CallCode, ''))}. `}
          {say('trouble.safe')}
        </>
      )
    if (state === 'referred') return say('ticket.referredText', { sum: money(stake, language) })
    return (
      <span className="tabular-nums">
        {money(stake, language)} → {money(possibleWin, language)}
      </span>
    )
  }
  const title =
    state === 'referred' ? say('ticket.referred') : state === 'refused' ? say('ticket.refused') : say('ticket.accepted')
  return (
    <Notice
      live
      tone={tones[state] ?? 'ok'}
      title={
        <span className="flex items-start justify-between gap-2">
          {title}
          <IconButton label={say('ticket.close')} size="sm" onClick={close} className="-my-2 -mr-2.5">
            <CloseGlyph size={16} />
          </IconButton>
        </span>
      }
    >
      <span className="text-13">{text()}</span>
      {state !== 'refused' && (
        <Link
          to="sportTicket"
          params={{ ticketId }}
          className="mt-1 flex min-h-6 w-max items-center text-13 underline underline-offset-4 touch:min-h-11"
        >
          {say('ticket.look')}
        </Link>
      )}
    </Notice>
  )
}

/** Another stake or other prices, for some time. */
export function Offered({ ticket, offer }: { ticket: SportTicket; offer: NonNullable<SportTicket['offer']> }) {
  const say = useText('sports-slip')
  const language = useLanguage()
  const problemText = useProblemText()
  const { text } = useOddsFormat()
  const answer = useAnswerOffer(ticket.ticketId)
  const left = useCountdown(new Date(offer.until).getTime(), { now: serverNow })
  return (
    <Notice tone="warn" icon={<ClockGlyph />} title={say('offer.title')} live>
      <div className="tabular-nums grid gap-2 text-13">
        <p>
          {offer.stake === ticket.stake
            ? say('offer.sameStake', { sum: money(offer.stake, language) })
            : say('offer.stake', { before: money(ticket.stake, language), now: money(offer.stake, language) })}
        </p>
        <ul className="grid gap-1">
          {ticket.legs.map((leg, at) => {
            const price = offer.prices[at] ?? leg.price
            return (
              <li key={`${leg.eventId} ${leg.market} ${leg.outcome}`} className="flex justify-between gap-3">
                <span className="min-w-0">{leg.outcomeName}</span>
                <span className="whitespace-nowrap">
                  {price !== leg.price && <s className="mr-1.5 text-text-3">{text(leg.price)}</s>}
                  <b>{text(price)}</b>
                </span>
              </li>
            )
          })}
        </ul>
        <p role="timer" className="text-text-3">
          {left > 0 ? say('offer.until', { time: clockText(left) }) : say('offer.over')}
        </p>
        {answer.error && <p role="alert">{problemText(answer.error)}</p>}
        <div className="grid grid-cols-2 gap-2">
          <Button busy={answer.isPending} onClick={() => answer.mutate(false)}>
            {say('offer.decline')}
          </Button>
          <Button kind="filled" disabled={left === 0} busy={answer.isPending} onClick={() => answer.mutate(true)}>
            {say('offer.take')}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
