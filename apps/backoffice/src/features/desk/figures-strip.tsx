import { Skeleton } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { amountText, digits, signedSum, sumDigits } from '../../shared/money.ts'
import { useFigures } from './calls/figures.ts'
import './desk.css'

export const FiguresStrip = () => {
  const t = useText('office')
  const { data: figures, isError } = useFigures()
  const sums = figures?.trialBalance
  const isEven = sums?.every((row) => row.sum === 0)
  return (
    <dl className="figures" aria-label={t('desk.figures')} data-failed={isError && !figures ? '' : undefined}>
      <Figure
        name={t('desk.online')}
        note={shown(figures?.playing, (count) => t('desk.playing', { count: digits(count) }))}
        tone="good"
        value={shown(figures?.online, (count) => digits(count))}
      />
      <Figure name={t('desk.deposits')} value={shown(figures?.depositsToday, (units) => sumDigits(units))} />
      <Figure name={t('desk.withdrawals')} value={shown(figures?.withdrawalsToday, (units) => sumDigits(units))} />
      <Figure name={t('desk.net')} value={shown(figures?.netToday, (units) => signedSum(units))} />
      <Figure
        name={t('desk.open')}
        note={shown(figures?.openWagers, (count) => t('desk.open-count', { count: digits(count) }))}
        value={shown(figures?.openStake, (units) => sumDigits(units))}
      />
      <Figure name={t('desk.profit')} value={shown(figures?.profitToday, (units) => signedSum(units))} />
      <Figure
        name={t('desk.ledger')}
        note={sums && t(isEven ? 'desk.ledger-even' : 'desk.ledger-odd')}
        tone={isEven ? 'good' : 'bad'}
        value={shown(sums, (rows) => oddOf(rows))}
      />
    </dl>
  )
}

const oddOf = (rows: readonly { currency: string; sum: number }[]): string => {
  const odd = rows.find(({ sum }) => sum !== 0)
  return odd ? amountText(odd.sum, odd.currency, true) : digits(0)
}

/** Undefined while it loads; null when these staff may not read it. */
const shown = <T,>(value: T | null | undefined, say: (value: T) => string): string | null | undefined =>
  value === null || value === undefined ? (value as null | undefined) : say(value)

type FigureProps = {
  name: string
  note?: string | null | undefined
  tone?: 'good' | 'bad'
  value: string | null | undefined
}

const Figure = ({ name, note, tone, value }: FigureProps) =>
  value === null ? null : (
    <div>
      <dt>
        {name}
        {note && <small className={tone ?? 'quiet'}>{note}</small>}
      </dt>
      <dd>{value ?? <Skeleton height={16} width={84} className="figure-waits" />}</dd>
    </div>
  )
