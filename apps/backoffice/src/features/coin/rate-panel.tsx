import { isCashCurrency } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { coinRateText } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { agoText } from '../../shared/time/ago.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulFull } from '../../shared/time/seoul.ts'
import { type CoinOverview, isRateOld } from './coin.rules.ts'
import { Fact } from './fact.tsx'

/** What a USDT is worth before the spreads of the site, and how old that is. */
export const RatePanel = ({ found: { rate } }: { found: CoinOverview }) => {
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
                <span className={isOld ? 'bad num' : 'quiet num'}>{agoText(rate.at, now)}</span>
              </Fact>
              <Fact name={say('rate.source')}>{rate.source}</Fact>
            </>
          )}
        </dl>
        <p className="coin-note">{say(isOld ? 'rate.none-note' : 'rate.note')}</p>
      </div>
    </Panel>
  )
}
