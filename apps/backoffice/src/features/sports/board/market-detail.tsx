import { Button, TextInput } from '@mantine/core'
import { type SportsBoardMarket, traderMarginBp } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { exactPercent, oddsText, sumDigits } from '../../../shared/money.ts'
import { KeyCap } from '../../../shared/parts/key-cap.tsx'
import { useNow } from '../../../shared/time/now.ts'
import { seoulShort } from '../../../shared/time/seoul.ts'
import { readMargin } from './board.rules.ts'
import { marketName } from './market-row.tsx'
import type { Board } from './use-board-state.ts'

type DetailProps = { board: Board; market: SportsBoardMarket }

/** Of the chosen market: where its prices come from, what stands on each outcome, and what may be done. */
export const MarketDetail = ({ board, market }: DetailProps) => {
  const say = useText('office-sports')
  const now = useNow()
  const [isMargin, setMargin] = useState(false)
  const { mayTrade, offer, shown } = board
  const by = market.closedBy === 'book' ? shown?.book : market.closedBy === 'event' ? shown?.offer : market.offer
  const change = (changed: Parameters<typeof offer.change>[0]['change'], done?: () => void) =>
    offer.change(
      { eventId: Number(shown?.event.id ?? 0), market: market.key, seen: market.offer.version, change: changed },
      done,
    )
  return (
    <section className="sports-detail" aria-label={say('market.detail', { market: marketName(market) })}>
      <dl className="sports-outcomes">
        {market.outcomes.slice(0, MOST).map((outcome) => (
          <div key={outcome.id}>
            <dt>{outcome.name}</dt>
            <dd className="num">
              <span className="quiet">{say('market.fair')}</span> {outcome.fair === null ? '–' : oddsText(outcome.fair)}{' '}
              {outcome.isOwn ? (
                <>
                  <span className="quiet">{say('market.plain')}</span>{' '}
                  {outcome.plain === null ? '–' : oddsText(outcome.plain)}
                </>
              ) : (
                outcome.feedPrice !== null && (
                  <>
                    <span className="quiet">{say('market.feed')}</span> {oddsText(outcome.feedPrice)}
                  </>
                )
              )}
            </dd>
            <dd className="num">
              {sumDigits(outcome.exposure.staked)}{' '}
              <span className={outcome.exposure.worst < 0 ? 'bad' : 'quiet'}>{sumDigits(outcome.exposure.worst)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="sports-acts">
        <span className="quiet">
          {say('market.margin')} <b className="num">{exactPercent(market.marginBp)}</b>{' '}
          {say(`margin.${market.marginFrom}`)}
        </span>
        {by?.isSuspended && by.suspendedAt && (
          <span className="quiet">
            {say('closed.by', { name: by.suspendedBy ?? '', at: seoulShort(by.suspendedAt, now) })}
          </span>
        )}
        {market.closedBy === 'guard' && <span className="bad">{say('closed.guard-note')}</span>}
        <span className="grow" />
        {mayTrade && (
          <>
            {market.hasOwnPrices && (
              <Button
                size="compact-sm"
                disabled={offer.isBusy}
                onClick={() => change({ what: 'prices', prices: null })}
              >
                {say('market.back')}
              </Button>
            )}
            <Button size="compact-sm" aria-expanded={isMargin} onClick={() => setMargin(!isMargin)}>
              {say('margin.set')}
            </Button>
            <Button
              size="compact-sm"
              disabled={offer.isBusy}
              {...(market.offer.isSuspended && { variant: 'filled' })}
              onClick={market.offer.isSuspended ? board.resume : board.suspend}
            >
              {say(market.offer.isSuspended ? 'market.resume' : 'market.suspend')}
              <KeyCap name={market.offer.isSuspended ? 'resume' : 'suspend'} />
            </Button>
          </>
        )}
      </div>
      {isMargin && (
        <MarginForm
          now={market.marginBp}
          isBusy={offer.isBusy}
          hasOwn={market.offer.marginBp !== null}
          onSet={(marginBp) => change({ what: 'margin', marginBp }, () => setMargin(false))}
        />
      )}
    </section>
  )
}
/** Scores and the like: the rest stands in the row. */
const MOST = 6

type FormProps = { now: number; hasOwn: boolean; isBusy: boolean; onSet: (marginBp: number | null) => void }

export const MarginForm = ({ now, hasOwn, isBusy, onSet }: FormProps) => {
  const say = useText('office-sports')
  const t = useText('office')
  const [text, setText] = useState(String(now / 100))
  const marginBp = readMargin(text)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (marginBp !== undefined && marginBp > 0) onSet(marginBp)
  }
  return (
    <form className="filters" onSubmit={send}>
      <TextInput
        aria-label={say('margin.label')}
        inputMode="decimal"
        maxLength={6}
        value={text}
        error={marginBp === undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        rightSection="%"
      />
      <Button type="submit" variant="filled" loading={isBusy} disabled={!marginBp}>
        {t('act.save')}
      </Button>
      {hasOwn && (
        <Button disabled={isBusy} onClick={() => onSet(null)}>
          {say('margin.back')}
        </Button>
      )}
      {marginBp !== undefined && marginBp > 0 && marginBp < traderMarginBp.least && (
        <span className="quiet">{say('margin.second')}</span>
      )}
    </form>
  )
}
