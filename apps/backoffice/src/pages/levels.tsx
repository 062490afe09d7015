import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useLevelRules } from '../features/levels/calls/levels.ts'
import { LevelBenefits } from '../features/levels/level-benefits.tsx'
import { LevelForm } from '../features/levels/level-form.tsx'
import { LevelRequests } from '../features/levels/level-requests.tsx'
import { useMiniSettings } from '../features/minigames/calls/settings.ts'
import { LimitsForm } from '../features/minigames/limits-form.tsx'
import { GameTabs } from '../features/minigames/minigames-head.tsx'
import { useSiteOptions } from '../features/settings/calls/options.ts'
import { LevelLimits } from '../features/settings/level-limits.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { RuleVersions } from '../shared/parts/rule-versions.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import { useMay } from '../shared/staff/me.ts'

const route = getRouteApi('/office/levels')

export const LevelsPage = () => {
  const t = useText('office')
  const say = useText('office-site')
  const sayPoints = useText('office-points')
  const may = useMay()
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useLevelRules()
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.levels')}</h1>
        <Tabs
          label={t('menu.levels')}
          value={tab}
          onChange={(next) => void navigate({ search: (was) => ({ ...was, tab: next }) })}
          tabs={[
            { value: 'rules', label: sayPoints('levels.rules') },
            ...(may('site.read') ? [{ value: 'limits' as const, label: say('limits.tab') }] : []),
            ...(may('minigames.read') ? [{ value: 'minigames' as const, label: say('limits.minigames') }] : []),
            ...(may('points.read') ? [{ value: 'benefits' as const, label: say('benefits.tab') }] : []),
          ]}
        />
      </div>
      {tab === 'rules' && (
        <Asking query={query} lines={12}>
          {(found) => (
            <>
              <LevelRequests found={found} />
              {/* Another version, saved by somebody else, starts the form anew. */}
              <LevelForm key={found.versions[0]?.version ?? 0} found={found} />
              <RuleVersions rows={found.versions} inForce={found.versions[0]?.version} />
            </>
          )}
        </Asking>
      )}
      {tab === 'limits' && (
        <Limits members={new Map(query.data?.members.map(({ level, members }) => [level, members]))} />
      )}
      {tab === 'minigames' && <MinigameLimits />}
      {tab === 'benefits' && <LevelBenefits />}
    </div>
  )
}

const Limits = ({ members }: { members: ReadonlyMap<number, number> }) => (
  <Asking query={useSiteOptions()} lines={15}>
    {(found) => <LevelLimits key={found.currency} found={found} members={members} />}
  </Asking>
)

/** What B6001 to B6003 are refused by. */
const MinigameLimits = () => {
  const { game } = route.useSearch()
  const navigate = route.useNavigate()
  const settings = useMiniSettings(game)
  return (
    <>
      <GameTabs game={game} onGame={(next) => void navigate({ search: (was) => ({ ...was, game: next }) })} />
      <Asking query={settings}>{(found) => <LimitsForm key={found.game} {...found} />}</Asking>
    </>
  )
}
