import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { Alerts } from '../features/coin/alerts.tsx'
import { useCoinOverview } from '../features/coin/calls/coin.ts'
import { ChainPanel } from '../features/coin/chain-panel.tsx'
import { CountsPanel } from '../features/coin/counts-panel.tsx'
import { DepositsList } from '../features/coin/deposits-list.tsx'
import { PayRequests } from '../features/coin/pay-requests.tsx'
import { PaymentsList } from '../features/coin/payments-list.tsx'
import { RatePanel } from '../features/coin/rate-panel.tsx'
import { WalletsPanel } from '../features/coin/wallets-panel.tsx'
import '../features/coin/coin.css'
import { Button } from '@mantine/core'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'

const route = getRouteApi('/office/coin')

/** State of the chain and of the wallets, and what comes and goes by it. */
export const CoinPage = () => {
  const t = useText('office')
  const say = useText('office-coin')
  const { tab, state, payment, memberId, before } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useCoinOverview()
  const counts = query.data?.counts
  /** Null: none is set up. Undefined: that is not known yet. */
  const network = query.data?.network
  const onBefore = (next: string) => void navigate({ search: (was) => ({ ...was, before: next }) })
  const tabs = (
    <Tabs
      label={t('menu.coin')}
      value={tab}
      onChange={(next) => void navigate({ search: (was) => ({ ...was, tab: next, before: '' }) })}
      tabs={[
        { value: 'deposits', label: say('deposit.title'), count: counts?.held || undefined },
        { value: 'payments', label: say('payment.title'), count: counts?.failed || undefined },
      ]}
    />
  )
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.coin')}</h1>
        {memberId > 0 && (
          <Button onClick={() => void navigate({ search: (was) => ({ ...was, memberId: 0, before: '' }) })}>
            {say('of-all')}
          </Button>
        )}
      </div>
      <Asking query={query} lines={8}>
        {(found) =>
          found.network === null ? (
            <Panel title={say('chain.title')}>
              <Empty title={say('chain.missing')}>
                <span className="quiet">{say('chain.missing-note')}</span>
              </Empty>
            </Panel>
          ) : (
            <>
              <Alerts found={found} />
              <div className="coin-state">
                <ChainPanel found={found} network={found.network} />
                <div className="coin-column">
                  <RatePanel found={found} />
                  <CountsPanel counts={found.counts} />
                </div>
                <WalletsPanel found={found} />
              </div>
            </>
          )
        }
      </Asking>
      {/* They need no chain, so they wait for nothing that is said of it. */}
      {network !== null && <PayRequests />}
      {network !== null &&
        (tab === 'deposits' ? (
          <DepositsList
            title={tabs}
            network={network ?? null}
            state={state}
            memberId={memberId}
            before={before}
            onState={(next) => void navigate({ search: (was) => ({ ...was, state: next, before: '' }) })}
            onBefore={onBefore}
          />
        ) : (
          <PaymentsList
            title={tabs}
            network={network ?? null}
            state={payment}
            memberId={memberId}
            before={before}
            onState={(next) => void navigate({ search: (was) => ({ ...was, payment: next, before: '' }) })}
            onBefore={onBefore}
          />
        ))}
    </div>
  )
}
