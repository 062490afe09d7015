import { isCallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { money } from '../../shared/format/money.ts'
import { PlainSum, Sum } from '../../shared/format/sum.tsx'
import { useNoteCash } from '../../shared/session/session.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import { useCashOut } from './calls/cash-out.ts'
import type { SportTicket } from './calls/tickets.ts'
import { partAt, partsOf, shareOf } from './ticket.rules.ts'

/** In a list: one line that says the sum, until it is pressed. */
export function FoldedCashOut({ ticket, isLeading }: { ticket: SportTicket; isLeading: boolean }) {
  const say = useText('sports-slip')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(isLeading)
  if (!ticket.cashOut) return null
  if (isOpen) return <CashOut key={ticket.cashedStake} ticket={ticket} />
  return (
    <Button full aria-expanded={false} onClick={() => setOpen(true)} className="num mt-1.5 mb-2">
      {say('cashOut.open', { sum: money(ticket.cashOut.value, language) })}
    </Button>
  )
}

/** Takes a part of a ticket, or all of it, before its end. What is pressed is asked once more with its sum. */
export function CashOut({ ticket }: { ticket: SportTicket }) {
  const say = useText('sports-slip')
  const language = useLanguage()
  const problemText = useProblemText()
  const noteCash = useNoteCash()
  const cashing = useCashOut(ticket.ticketId, (answer) => {
    noteCash(answer)
    // It may be more than what was shown.
    const paid = answer.ticket.cashedPaid - ticket.cashedPaid
    notify.ok(answer.doneAt ? say('cashOut.done', { sum: money(paid, language) }) : say('cashOut.waiting'))
  })
  const parts = partsOf(ticket)
  const [place, setPlace] = useState(Number.MAX_SAFE_INTEGER)
  /** What is asked about: a value that falls meanwhile is asked about anew. */
  const [asked, setAsked] = useState<number>()
  if (!parts || !ticket.cashOut) return null
  const at = Math.min(place, parts.count)
  const part = partAt(parts, at)
  const isWhole = part === parts.whole
  const value = shareOf(ticket.cashOut.value, part, parts.whole)
  const rest = parts.whole - part
  const restWin = shareOf(ticket.possibleWin, rest, parts.whole)
  const share = Math.round((part * 100) / parts.whole)
  const isAsking = asked !== undefined && asked <= value
  const press = () => {
    if (!isAsking) return setAsked(value)
    setAsked(undefined)
    cashing.mutate({ stake: isWhole ? null : part, value })
  }
  return (
    <section
      aria-label={say('cashOut.title')}
      className="-mx-1.5 mt-1.5 mb-2 grid gap-3 rounded-control bg-surface-1 p-3.5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h4 className="font-bold text-15">{say('cashOut.title')}</h4>
        <span className="tabular-nums text-12 text-text-3">
          {say('cashOut.left', { sum: money(ticket.possibleWin, language) })}
        </span>
      </div>
      {parts.count > 0 && (
        <label className="grid gap-0.5">
          <span className="sr-only">{say('cashOut.part')}</span>
          <input
            type="range"
            min={0}
            max={parts.count}
            step={1}
            value={at}
            aria-valuetext={say('cashOut.share', { share, sum: money(value, language) })}
            onChange={({ target }) => {
              setPlace(Number(target.value))
              setAsked(undefined)
            }}
            className="h-11 w-full cursor-pointer accent-accent"
          />
          <span aria-hidden="true" className="num grid grid-cols-3 text-12 text-text-3">
            <span>{Math.round((partAt(parts, 0) * 100) / parts.whole)}%</span>
            <b className="text-center font-bold text-14 text-text">{share}%</b>
            <span className="text-right">{say('cashOut.all')}</span>
          </span>
        </label>
      )}
      <dl className="grid grid-cols-2 gap-3 [&_dt]:text-12 [&_dt]:text-text-3">
        <div className="min-w-0">
          <dt>{say('cashOut.now')}</dt>
          <dd>
            <Sum units={value} className="text-20" />
          </dd>
        </div>
        {!isWhole && (
          <div className="min-w-0">
            <dt className="tabular-nums">{say('cashOut.rest', { sum: money(rest, language) })}</dt>
            <dd>
              <PlainSum units={restWin} className="font-bold text-20" />
            </dd>
          </div>
        )}
      </dl>
      {cashing.error && (
        <Notice tone="warn" live title={problemText(cashing.error)} className="px-3! py-2.5!">
          {say(isCallError(cashing.error, 'B6026') ? 'cashOut.changed' : 'cashOut.safe')}
        </Notice>
      )}
      <Presses
        isAsking={isAsking}
        question={say('cashOut.confirm', { sum: money(value, language) })}
        isBusy={cashing.isPending}
        isOff={value <= 0}
        press={press}
        back={() => setAsked(undefined)}
      >
        {isWhole
          ? say('cashOut.takeAll', { sum: money(value, language) })
          : say('cashOut.take', { sum: money(value, language), rest: money(rest, language) })}
      </Presses>
    </section>
  )
}

/** The press, and in its place the question whether it is meant. */
function Presses(props: {
  isAsking: boolean
  question: string
  isBusy: boolean
  isOff: boolean
  press(): void
  back(): void
  children: ReactNode
}) {
  const { isAsking, question, press, children } = props
  const say = useText('sports-slip')
  const box = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(isAsking)
  // What was pressed is replaced, and the focus would begin anew at the top of the page.
  useEffect(() => {
    if (wasAsking.current === isAsking) return
    wasAsking.current = isAsking
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [isAsking])
  return (
    <div ref={box} className="contents">
      {isAsking ? (
        // biome-ignore lint/a11y/useSemanticElements: two answers to a question, no fields
        <div
          role="group"
          data-next
          tabIndex={-1}
          aria-label={question}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-2"
        >
          <Button onClick={props.back} className="h-13! min-w-0 px-2!">
            {say('cashOut.back')}
          </Button>
          <Button kind="filled" onClick={press} className="num h-13! min-w-0 whitespace-normal px-2! leading-tight">
            {question}
          </Button>
        </div>
      ) : (
        <Button
          kind="tonal"
          full
          data-next
          busy={props.isBusy}
          busyLabel={say('cashOut.busy')}
          disabled={props.isOff}
          onClick={press}
          className="num h-13! whitespace-normal px-3! leading-tight"
        >
          {children}
        </Button>
      )}
    </div>
  )
}
