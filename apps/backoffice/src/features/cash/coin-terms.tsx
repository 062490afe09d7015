import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { amountText, coinRateText, sumText } from '../../shared/money.ts'
import { buttonLink } from '../../shared/parts/button-link.ts'
import { useMay } from '../../shared/staff/me.ts'
import { CoinCode } from '../coin/coin-code.tsx'
import { Fact } from '../coin/fact.tsx'
import type { CashQueueState } from './use-cash-queue.ts'

/** What a request by coin was agreed on, whole; nothing of any other. */
export const CoinTerms = ({ state: { row, asked } }: { state: CashQueueState }) => {
  const t = useText('office')
  const say = useText('office-coin')
  const may = useMay()
  if (!row?.coin) return null
  const { amount, rate, fee, address } = row.coin
  const seen = { tab: 'payments' as const, state: 'open' as const, payment: 'open' as const, memberId: 0, before: '' }
  return (
    <section className="cash-terms" aria-label={say('cash.terms')}>
      <dl>
        <Fact name={t('col.amount')}>
          <b>{sumText(row.amount)}</b>
        </Fact>
        <Fact name={say('cash.sends')}>
          <b>{amountText(amount, 'USDT')}</b>
        </Fact>
        <Fact name={say('rate.one')}>{coinRateText(rate)}</Fact>
        <Fact name={say('cash.fee')}>{amountText(fee, 'USDT')}</Fact>
        {address !== null && (
          <Fact name={say('address')}>
            <CoinCode key={row.cashIdx} label={say('address')} text={address} />
          </Fact>
        )}
      </dl>
      {(row.isPaying || asked) && (
        <div className="row">
          <span className={row.isPaying ? 'second' : 'warn'}>
            {row.isPaying
              ? say('cash.being-paid')
              : asked?.isOwn
                ? say('waiting.own')
                : say('cash.asked-by', { name: asked?.staffName ?? '' })}
          </span>
          {may('coin.read') && (
            <Link to="/coin" search={seen} className={buttonLink}>
              {say('cash.to-payments')}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}
