import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../../shared/parts/grid.tsx'
import { OlderPager } from '../../../shared/parts/older-pager.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { Scroll } from '../../../shared/parts/scroll.tsx'
import { When } from '../../../shared/parts/when.tsx'
import { useRulesHistory } from './calls/rules.ts'
import { RulesDiff } from './rules-diff.tsx'
import type { Competition } from './rules-words.ts'

type Version = NonNullable<ReturnType<typeof useRulesHistory>['data']>['rows'][number]
const NEWEST = 0

/** Who changed what, when and why. */
export const VersionsPanel = ({ competitions }: { competitions: readonly Competition[] }) => {
  const say = useText('office-sports-rules')
  const [before, setBefore] = useState(NEWEST)
  const query = useRulesHistory(before)
  const columns: Column<Version>[] = [
    { id: 'version', head: say('versions.version'), cell: (row) => <b className="num">{row.version}</b> },
    { id: 'at', head: say('versions.at'), cell: (row) => <When at={row.createdAt} />, below: (row) => row.staffName },
    { id: 'staff', head: say('versions.staff'), isWideOnly: true, cell: (row) => row.staffName || '–' },
    { id: 'reason', head: say('versions.reason'), mayWrap: true, cell: (row) => row.reason || '–' },
    {
      id: 'changes',
      head: say('versions.changes'),
      mayWrap: true,
      cell: (row) => <RulesDiff before={row.beforeRules} after={row.rules} competitions={competitions} />,
    },
  ]
  return (
    <Panel title={say('versions')}>
      <Asking query={query} lines={4}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <Empty title={say('versions.none')} />
          ) : (
            <>
              <Scroll>
                <Grid label={say('versions')} columns={columns} rows={rows} idOf={(row) => row.version} />
              </Scroll>
              <OlderPager before={before} newest={NEWEST} next={next} onBefore={setBefore} />
            </>
          )
        }
      </Asking>
    </Panel>
  )
}
