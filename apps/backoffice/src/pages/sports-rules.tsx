import { useConfirmRules, useDropRules, useRules } from '../features/sports/rules/calls/rules.ts'
import { RulesDiff } from '../features/sports/rules/rules-diff.tsx'
import { RulesForm } from '../features/sports/rules/rules-form.tsx'
import { SwitchPanel } from '../features/sports/rules/switch-panel.tsx'
import { VersionsPanel } from '../features/sports/rules/versions-panel.tsx'
import { SportsHead } from '../features/sports/sports-head.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { SecondPanel } from '../shared/parts/second-panel.tsx'
import { useMay } from '../shared/staff/me.ts'

/** What a site sells sports by: its switch, margins, shifts, limits and delays, and who changed them. */
export const SportsRulesPage = () => {
  const may = useMay()
  const query = useRules()
  const [confirm, drop] = [useConfirmRules(), useDropRules()]
  return (
    <>
      <SportsHead />
      <div className="page-body">
        <Asking query={query} lines={12}>
          {(found) => (
            <>
              <SwitchPanel found={found} />
              <SecondPanel
                rows={found.request ? [found.request] : []}
                what={({ rules }) => <RulesDiff before={found.rules} after={rules} competitions={found.competitions} />}
                mayDecide={may('sports.rules')}
                confirm={confirm}
                drop={drop}
              />
              <RulesForm found={found} />
              <VersionsPanel competitions={found.competitions} />
            </>
          )}
        </Asking>
      </div>
    </>
  )
}
