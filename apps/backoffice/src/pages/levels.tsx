import { useText } from '@maru/i18n/react'
import { useLevelRules } from '../features/levels/calls/levels.ts'
import { LevelForm } from '../features/levels/level-form.tsx'
import { RuleVersions } from '../features/points/rule-versions.tsx'
import { Asking } from '../shared/parts/asking.tsx'

export const LevelsPage = () => {
  const t = useText('office')
  const query = useLevelRules()
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.levels')}</h1>
      </div>
      <Asking query={query} lines={12}>
        {(found) => (
          <>
            {/* Another version, saved by somebody else, starts the form anew. */}
            <LevelForm key={found.versions[0]?.version ?? 0} found={found} />
            <RuleVersions rows={found.versions} inForce={found.versions[0]?.version} />
          </>
        )}
      </Asking>
    </div>
  )
}
