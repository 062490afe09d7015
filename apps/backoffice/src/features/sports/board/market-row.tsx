import type { SportsBoardMarket, SportsBoardOutcome } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useEffect, useRef } from 'react'
import { oddsText, sumDigits } from '../../../shared/money.ts'
import { Chip } from '../../../shared/parts/chip.tsx'
import { type SumUnit, sumIn } from './short-sum.ts'
import type { Board } from './use-board-state.ts'
import { useOutcomeLabels } from './use-outcome-labels.ts'
import { marketState } from './words.ts'

/** In what the sums of the columns are counted. */
export type MarketUnits = { staked: SumUnit; worst: SumUnit }
type RowProps = { board: Board; market: SportsBoardMarket; nr: number | undefined; units: MarketUnits }

/** A market with its first outcomes; one that is chosen shows all. */
export const MarketRow = ({ board, market, nr, units }: RowProps) => {
  const say = useText('office-sports')
  const isChosen = board.market?.key === market.key
  const name = marketName(market)
  const state = marketState(market)
  const { labelOf, most } = useOutcomeLabels(board.shown?.event, market)
  const shown = isChosen ? market.outcomes : market.outcomes.slice(0, most)
  const more = market.outcomes.length - shown.length
  return (
    <tr aria-current={isChosen ? 'true' : undefined} data-press="" onClick={() => board.pick(market.key)}>
      <td className="wide-only">{nr !== undefined && <kbd>{nr}</kbd>}</td>
      <td className="wrap">
        <button type="button" className="plain-button" aria-label={say('market.choose', { market: name })}>
          <b>{name}</b>
        </button>
      </td>
      <td className="wrap">
        <div className="sports-prices">
          {shown.map((outcome) => (
            <PriceCell key={outcome.id} board={board} market={market} outcome={outcome} label={labelOf(outcome.name)} />
          ))}
          {more > 0 && <span className="quiet num">{say('market.more', { count: String(more) })}</span>}
        </div>
      </td>
      <td className="end wide-only" title={sumDigits(market.staked)}>
        {sumIn(units.staked, market.staked)}
      </td>
      <td className={market.worst < 0 ? 'end bad' : 'end'} title={sumDigits(market.worst)}>
        {sumIn(units.worst, market.worst)}
      </td>
      <td>
        <Chip tone={state.tone}>{say(state.word)}</Chip>
      </td>
    </tr>
  )
}

export const marketName = ({ name, line }: Pick<SportsBoardMarket, 'name' | 'line'>): string =>
  line === null ? name : `${name} ${line.replace('-', '\u2212')}`

type CellProps = { board: Board; market: SportsBoardMarket; outcome: SportsBoardOutcome; label: string }

/** The price of an outcome. Where it may be changed it is a button, and a field while it is typed. */
const PriceCell = ({ board, market, outcome, label }: CellProps) => {
  const say = useText('office-sports')
  const { price, mayTrade, shown } = board
  const isTyped = price.edit?.market === market.key && price.edit.outcome === outcome.id
  if (isTyped) return <PriceField board={board} outcome={outcome} label={label} />
  const isOff = market.closedBy !== null || !outcome.isActive
  const moved =
    price.edit?.market === market.key ? price.checked?.prices.find((one) => one.outcome === outcome.id) : undefined
  const text = moved ? oddsText(moved.to) : outcome.price === null ? '–' : oddsText(outcome.price)
  const content = (
    <>
      <i>{label}</i>
      <b className="num">{text}</b>
    </>
  )
  const look = {
    className: 'sports-price',
    'data-off': isOff ? '' : undefined,
    'data-own': outcome.isOwn ? '' : undefined,
    'data-moved': moved ? '' : undefined,
    title: outcome.isOwn ? `${outcome.name} · ${say('market.own')}` : outcome.name,
  }
  if (!mayTrade || shown?.event.state !== 'upcoming') return <span {...look}>{content}</span>
  return (
    <button
      type="button"
      {...look}
      aria-label={`${label} ${text}, ${say('price.new', { outcome: outcome.name })}`}
      onClick={(event) => {
        event.stopPropagation()
        board.pick(market.key)
        price.open(market, outcome.id)
      }}
    >
      {content}
    </button>
  )
}

const PriceField = ({ board: { price }, outcome, label }: Pick<CellProps, 'board' | 'outcome' | 'label'>) => {
  const say = useText('office-sports')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <span className="sports-price" data-typed="">
      <i>{label}</i>
      {outcome.price !== null && <s className="num">{oddsText(outcome.price)}</s>}
      <input
        ref={field}
        aria-label={say('price.new', { outcome: outcome.name })}
        aria-invalid={!price.isReadable}
        inputMode="decimal"
        maxLength={8}
        value={price.edit?.text ?? ''}
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => price.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter' && !event.repeat) price.enter()
          else if (event.key === 'Escape') price.close()
          else return
          event.preventDefault()
        }}
      />
    </span>
  )
}
