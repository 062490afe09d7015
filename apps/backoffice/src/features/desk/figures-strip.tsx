import { Skeleton } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import { digits, signed } from '../../shared/money.ts'
import { useFigures } from './calls/figures.ts'
import './desk.css'

export const FiguresStrip = () => {
  const t = useText('office')
  const figures = useFigures().data
  const isEven = figures?.trialBalance.every((row) => row.sum === 0)
  return (
    <dl className="figures" aria-label={t('desk.figures')}>
      <Figure
        name={t('desk.online')}
        note={figures && t('desk.playing', { count: digits(figures.playing) })}
        tone="good"
      >
        {figures && digits(figures.online)}
      </Figure>
      <Figure name={t('desk.deposits')}>{figures && digits(figures.depositsToday)}</Figure>
      <Figure name={t('desk.withdrawals')}>{figures && digits(figures.withdrawalsToday)}</Figure>
      <Figure name={t('desk.net')}>{figures && signed(figures.netToday)}</Figure>
      <Figure name={t('desk.open')} note={figures && t('desk.open-count', { count: digits(figures.openWagers) })}>
        {figures && digits(figures.openStake)}
      </Figure>
      <Figure name={t('desk.profit')}>{figures && signed(figures.profitToday)}</Figure>
      <Figure
        name={t('desk.ledger')}
        note={figures && t(isEven ? 'desk.ledger-even' : 'desk.ledger-odd')}
        tone={isEven ? 'good' : 'bad'}
      >
        {figures?.trialBalance.map((row) => signed(row.sum)).find((sum) => sum !== digits(0)) ?? (figures && digits(0))}
      </Figure>
    </dl>
  )
}

type FigureProps = { name: string; note?: string | undefined; tone?: 'good' | 'bad'; children: ReactNode }

const Figure = ({ name, note, tone, children }: FigureProps) => (
  <div>
    <dt>
      {name}
      {note && <small className={tone ?? 'quiet'}>{note}</small>}
    </dt>
    <dd>{children ?? <Skeleton height={16} width={84} />}</dd>
  </div>
)
