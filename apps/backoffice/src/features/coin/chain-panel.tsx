import type { CoinNetwork } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { CircleAlert } from 'lucide-react'
import { digits } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { agoText } from '../../shared/time/ago.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulFull } from '../../shared/time/seoul.ts'
import { type CoinOverview, isSilent } from './coin.rules.ts'
import { CoinCode } from './coin-code.tsx'
import { Fact } from './fact.tsx'

/** How far the chain was read, and whether it answers. */
export const ChainPanel = ({ found, network }: { found: CoinOverview; network: CoinNetwork }) => {
  const say = useText('office-coin')
  const now = useNow()
  const { head, reachedAt, failure } = found
  const isOff = isSilent(reachedAt, now)
  const behind = head ? head.number - head.readTo : 0
  return (
    <Panel
      title={say('chain.title')}
      head={
        <>
          <span className="grow" />
          <Chip tone={failure || isOff ? 'bad' : 'ok'}>{say(failure || isOff ? 'chain.off' : 'chain.on')}</Chip>
        </>
      }
    >
      <div className="panel-pad form">
        {failure !== null && (
          <p className="warn-bar" data-tone="bad" role="status">
            <CircleAlert size={15} aria-hidden />
            <span>{say('chain.failure', { failure })}</span>
          </p>
        )}
        <dl className="coin-facts">
          <Fact name={say('chain.network')}>
            <b>{network.name}</b> <span className="quiet num">{say('chain.id', { id: String(network.chainId) })}</span>
          </Fact>
          <Fact name={say('chain.confirmations')}>{say('blocks', { count: network.confirmations })}</Fact>
          <Fact name={say('chain.head')}>
            {head ? (
              <>
                <b className="num">{digits(head.number)}</b>
                <span className="quiet num">{agoText(head.at, now)}</span>
              </>
            ) : (
              '–'
            )}
          </Fact>
          <Fact name={say('chain.read-to')}>
            {head ? (
              <>
                <span className="num">{digits(head.readTo)}</span>
                {behind > 0 ? (
                  <span className={behind > network.confirmations ? 'warn' : 'quiet'}>
                    {say('chain.behind', { count: digits(behind) })}
                  </span>
                ) : (
                  !failure && !isOff && <span className="quiet">{say('chain.level')}</span>
                )}
              </>
            ) : (
              '–'
            )}
          </Fact>
          <Fact name={say('chain.reached')}>
            <span className={isOff ? 'bad num' : 'num'}>{reachedAt ? seoulFull(reachedAt) : say('chain.never')}</span>
          </Fact>
          <Fact name={say('chain.token')}>
            <CoinCode label={say('chain.token')} text={network.token} />
          </Fact>
        </dl>
      </div>
    </Panel>
  )
}
