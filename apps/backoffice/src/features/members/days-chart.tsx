import { useText } from '@maru/i18n/react'
import { signedSum, sumText } from '../../shared/money.ts'
import { barsOf } from './days-chart.rules.ts'

type Day = { day: string; deposits: number; withdrawals: number }

/** Deposits above the line, withdrawals below it, on one scale. */
export const DaysChart = ({ days }: { days: Day[] }) => {
  const t = useText('office')
  const net = days.reduce((sum, d) => sum + d.deposits - d.withdrawals, 0)
  const bars = barsOf(days)
  return (
    <figure className="days">
      <figcaption className="row">
        <b>{t('member.days')}</b>
        <span className="grow" />
        <span className="num">
          <span className="quiet">{t('member.net')}</span> <b>{signedSum(net)}</b>
        </span>
      </figcaption>
      <svg viewBox="0 0 312 72" width="100%" aria-hidden="true">
        <path d="M0 42H312" className="days-line" />
        {bars.map((bar) => (
          <g key={bar.day}>
            <title>{`${bar.day.slice(5).replace('-', '.')}  +${sumText(bar.deposits)}  −${sumText(bar.withdrawals)}`}</title>
            <rect x={bar.x} y={0} width={bar.width} height={72} fill="transparent" />
            {bar.up > 0 && (
              <rect className="days-in" x={bar.x} y={41 - bar.up} width={bar.width} height={bar.up} rx="2" />
            )}
            {bar.down > 0 && <rect className="days-out" x={bar.x} y={43} width={bar.width} height={bar.down} rx="2" />}
          </g>
        ))}
      </svg>
      <p className="row quiet days-key">
        <i className="days-dot days-dot-in" /> {t('cash.deposit')}
        <i className="days-dot days-dot-out" /> {t('cash.withdrawal')}
      </p>
    </figure>
  )
}
