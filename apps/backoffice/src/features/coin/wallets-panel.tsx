import { useText } from '@maru/i18n/react'
import { amountText, coinDigits, usdtDigits } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { seoulSecond } from '../../shared/time/seoul.ts'
import { type CoinOverview, custodyOf, isWithoutGas } from './coin.rules.ts'
import { CoinCode } from './coin-code.tsx'
import { Fact } from './fact.tsx'

const figure = (amount: number | null) => <span className="num">{amount === null ? '–' : usdtDigits(amount)}</span>

/** What is at our addresses against what the ledger says, and what explains a difference. */
export const WalletsPanel = ({ found }: { found: CoinOverview }) => {
  const say = useText('office-coin')
  const { wallets, custody, own, arriving, leaving } = found
  const compared = custodyOf(found)
  const agrees = compared?.unexplained === 0
  // Missing coin is worse than coin that nobody expected.
  const tone = compared === null ? 'plain' : agrees ? 'ok' : compared.unexplained > 0 ? 'warn' : 'bad'
  const signed = (amount: number) => amountText(amount, 'USDT', true)
  return (
    <Panel
      title={say('wallets.title')}
      head={
        <>
          {wallets?.at && <span className="quiet num">{say('wallets.at', { at: seoulSecond(wallets.at) })}</span>}
          <span className="grow" />
          <Chip tone={tone}>
            {say(compared === null ? 'wallets.unknown' : agrees ? 'wallets.agrees' : 'wallets.differs')}
          </Chip>
        </>
      }
    >
      <div className="panel-pad form">
        <dl className="coin-facts">
          <Fact name={say('wallets.addresses', { count: wallets?.addresses ?? 0 })}>
            {figure(wallets?.atAddresses ?? null)}
          </Fact>
          <Fact name={say('wallets.hot')}>{figure(wallets?.hot ?? null)}</Fact>
          <div className="coin-sum">
            <dt>{say('wallets.on-chain')}</dt>
            <dd>
              <b>{figure(compared?.onChain ?? null)}</b>
            </dd>
          </div>
          <Fact name={say('wallets.custody')}>
            <b>{figure(custody)}</b>
          </Fact>
          <Fact name={say('wallets.own')}>{figure(own)}</Fact>
          {(arriving > 0 || leaving > 0 || !agrees) && (
            <>
              <Fact name={say('wallets.difference')}>
                <span className="num">{compared ? signed(compared.difference - own) : '–'}</span>
              </Fact>
              <Fact name={say('wallets.arriving')}>
                <span className="num">{signed(arriving)}</span>
              </Fact>
              <Fact name={say('wallets.leaving')}>
                <span className="num">{signed(-leaving)}</span>
              </Fact>
            </>
          )}
        </dl>
        {compared && (
          <p className={agrees ? 'coin-note' : 'warn-bar'} data-tone={tone === 'bad' ? 'bad' : undefined}>
            {agrees
              ? say(arriving > 0 || leaving > 0 ? 'wallets.explained' : 'wallets.agrees-note')
              : say(compared.unexplained > 0 ? 'wallets.more' : 'wallets.less', {
                  amount: amountText(Math.abs(compared.unexplained), 'USDT'),
                })}
          </p>
        )}
        {wallets && (
          <dl className="coin-facts">
            <Fact name={say('wallets.gas')}>
              <span className={isWithoutGas(wallets) ? 'bad num' : 'num'}>
                {wallets.hotGas === null ? '–' : say('wallets.gas-amount', { amount: coinDigits(wallets.hotGas) })}
              </span>
            </Fact>
            <Fact name={say('wallets.hot-address')}>
              <CoinCode label={say('wallets.hot-address')} text={wallets.hotAddress} />
            </Fact>
          </dl>
        )}
      </div>
    </Panel>
  )
}
