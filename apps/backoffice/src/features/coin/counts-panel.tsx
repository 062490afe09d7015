import { useText } from '@maru/i18n/react'
import { Panel } from '../../shared/parts/panel.tsx'
import type { CoinOverview } from './coin.rules.ts'
import { Fact } from './fact.tsx'

/** How much waits for the chain, and how much for staff. */
export const CountsPanel = ({ counts }: { counts: CoinOverview['counts'] }) => {
  const say = useText('office-coin')
  return (
    <Panel title={say('count.title')}>
      <div className="panel-pad">
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
