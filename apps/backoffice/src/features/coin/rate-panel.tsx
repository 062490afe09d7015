import { isCashCurrency } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { coinRateText } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { waitedFor } from '../../shared/time/countdown.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulFull } from '../../shared/time/seoul.ts'
import { type CoinOverview, isRateOld } from './coin.rules.ts'
import { Fact } from './fact.tsx'

/** What a USDT is worth before the spreads of the site, how old that is, and how much waits. */
export const RatePanel = ({ found: { rate, counts } }: { found: CoinOverview }) => {
  const say = useText('office-coin')
  const now = useNow()
  const isOld = rate === null || isRateOld(rate.at, now)
  return (
    <Panel
      title={say('rate.title')}
      head={
        <>
          <span className="grow" />
          <Chip tone={isOld ? 'bad' : 'ok'}>{say(isOld ? 'rate.none' : 'rate.holds')}</Chip>
        </>
      }
    >
      <div className="panel-pad form">
        <dl className="coin-facts">
          <Fact name={say('rate.one')}>
            <b className={isOld ? 'bad num' : 'num'}>
              {rate && isCashCurrency(rate.currency) ? coinRateText(rate.rate, rate.currency) : '–'}
            </b>
          </Fact>
          {rate && (
            <>
              <Fact name={say('rate.at')}>
                <span className="num">{seoulFull(rate.at)}</span>
                <span className={isOld ? 'bad num' : 'quiet num'}>{waitedFor(rate.at, now).text}</span>
              </Fact>
              <Fact name={say('rate.source')}>{rate.source}</Fact>
            </>
          )}
        </dl>
        <p className="coin-note">{say(isOld ? 'rate.none-note' : 'rate.note')}</p>
        <dl className="coin-facts">
          {(['seen', 'held', 'queued', 'sent', 'failed'] as const).map((name) => (
            <Fact key={name} name={say(`count.${name}`)}>
              <b className={counts[name] > 0 && (name === 'failed' || name === 'held') ? 'warn' : ''}>
                {say('count.some', { count: counts[name] })}
              </b>
            </Fact>
          ))}
        </dl>
      </div>
    </Panel>
  )
}
