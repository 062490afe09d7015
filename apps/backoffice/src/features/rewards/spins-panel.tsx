import type { AdminAnswerOf, adminSpins } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText } from '../../shared/money.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
import { OlderRows } from '../../shared/parts/older-rows.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
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
      <OlderRows
        query={query}
        lines={6}
        label={say('spins.title')}
        none={say('spins.none')}
        columns={columns}
        idOf={(row) => `${row.memberId}-${row.number}`}
        before={before}
        onBefore={onBefore}
      />
      {isGiving && <GiveSpins onClose={() => setGiving(false)} />}
    </Panel>
  )
}
