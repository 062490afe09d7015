import type { AdminAnswerOf, adminSpins } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText } from '../../shared/money.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useSpins } from './calls/wheel.ts'
import { GiveSpins } from './give-spins.tsx'

type Row = AdminAnswerOf<typeof adminSpins>['rows'][number]

/** The row that the page begins behind; '': the newest. */
export type PlaceProps = { before: string; onBefore: (before: string) => void }

/** What was drawn, the newest first. */
export const SpinsPanel = ({ before, onBefore }: PlaceProps) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const may = useMay()
  const query = useSpins({ before, size: 20 })
  const [isGiving, setGiving] = useState(false)
  const columns: Column<Row>[] = [
    { id: 'at', head: t('col.at'), cell: (row) => <When at={row.at} /> },
    { id: 'member', head: t('col.member'), cell: (row) => <a href={`/members/${row.memberId}`}>{row.memNick}</a> },
    { id: 'number', head: '#', isFigure: true, isWideOnly: true, cell: (row) => row.number },
    { id: 'slice', head: say('spins.slice'), isFigure: true, isWideOnly: true, cell: (row) => row.slice + 1 },
    {
      id: 'points',
      head: say('wheel.points'),
      isFigure: true,
      cell: (row) => <b>{amountText(row.points, 'POINT')}</b>,
    },
  ]
  return (
    <Panel
      title={say('spins.title')}
      head={may('rewards.manage') && <AddButton label={say('spins.give')} onAdd={() => setGiving(true)} />}
    >
      <Asking query={query} lines={6}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={say('spins.none')} />
          ) : (
            <>
              <Scroll>
                <Grid
                  label={say('spins.title')}
                  columns={columns}
                  rows={found.rows}
                  idOf={(row) => `${row.memberId}-${row.number}`}
                />
              </Scroll>
              <OlderPager before={before} newest="" next={found.next} onBefore={onBefore} />
            </>
          )
        }
      </Asking>
      {isGiving && <GiveSpins onClose={() => setGiving(false)} />}
    </Panel>
  )
}
