import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useMiniPrices } from '../features/minigames/calls/prices.ts'
import { useMiniSettings } from '../features/minigames/calls/settings.ts'
import { LimitsForm } from '../features/minigames/limits-form.tsx'
import { GameTabs, MinigamesHead } from '../features/minigames/minigames-head.tsx'
import { PriceForm } from '../features/minigames/price-form.tsx'
import { PriceHistory } from '../features/minigames/price-history.tsx'
import { SettingsForm } from '../features/minigames/settings-form.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'

const route = getRouteApi('/office/minigames/prices')

/** What a game pays, what may be staked on it, and how it runs. */
export const MinigamePricesPage = () => {
  const t = useText('office')
  const { game, tab } = route.useSearch()
  const navigate = route.useNavigate()
  const prices = useMiniPrices(game)
  const settings = useMiniSettings(game)
  return (
    <>
      <MinigamesHead />
      <div className="page-body">
        <div className="mini-tabs">
          <GameTabs game={game} onGame={(next) => void navigate({ search: (was) => ({ ...was, game: next }) })} />
          <Tabs
            label={t('minigames.prices')}
            value={tab}
            onChange={(next) => void navigate({ search: (was) => ({ ...was, tab: next }) })}
            tabs={[
              { value: 'prices', label: t('minigames.prices') },
              { value: 'history', label: t('minigames.history') },
              { value: 'limits', label: t('minigames.limits') },
              { value: 'settings', label: t('minigames.settings') },
            ]}
          />
        </div>
        {tab === 'prices' && (
          <Asking query={prices} lines={12}>
            {/* Another version, saved by somebody else, starts the form anew. */}
            {(found) => <PriceForm key={`${found.game} ${found.version}`} prices={found} />}
          </Asking>
        )}
        {tab === 'history' && <PriceHistory key={game} game={game} />}
        {tab === 'limits' && <Asking query={settings}>{(found) => <LimitsForm key={found.game} {...found} />}</Asking>}
        {tab === 'settings' && (
          <div className="narrow">
            <Asking query={settings}>{(found) => <SettingsForm key={found.game} {...found} />}</Asking>
          </div>
        )}
      </div>
    </>
  )
}
