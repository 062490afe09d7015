import type { AdminEventReward } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText, digits } from '../../shared/money.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
import { OlderRows } from '../../shared/parts/older-rows.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useEventRewards } from './calls/board-rewards.ts'
import { EventDrawer } from './event-drawer.tsx'
import { EventForm } from './event-form.tsx'
import { eventTones } from './event-words.ts'
import type { PlaceProps } from './spins-panel.tsx'

/** Events that bring points: who takes part, and who is paid. */
export const EventsPanel = ({ before, onBefore }: PlaceProps) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const may = useMay()
  const query = useEventRewards({ before, size: 20 })
  const [open, setOpen] = useState<number | 'new'>()
  const close = () => setOpen(undefined)
  const columns: Column<AdminEventReward>[] = [
    {
      id: 'title',
      head: t('content.title'),
      mayWrap: true,
      cell: (row) => (
        <button type="button" className="text-button" onClick={() => setOpen(row.boardIdx)}>
          <b>{row.title}</b>
        </button>
      ),
      below: (row) => say(`events.way.${row.terms.way}`),
    },
    { id: 'way', head: say('events.way'), isWideOnly: true, cell: (row) => say(`events.way.${row.terms.way}`) },
    {
      id: 'state',
      head: t('col.status'),
      cell: (row) => <Chip tone={eventTones[row.state]}>{say(`events.state.${row.state}`)}</Chip>,
    },
    { id: 'until', head: say('events.untilAt'), isWideOnly: true, cell: (row) => <When at={row.terms.untilAt} /> },
    { id: 'points', head: say('events.points'), isFigure: true, cell: (row) => amountText(row.terms.points, 'POINT') },
    {
      id: 'budget',
      head: say('events.budget'),
      isFigure: true,
      isWideOnly: true,
      cell: (row) => amountText(row.terms.budget, 'POINT'),
    },
    {
      id: 'paid',
      head: say('events.paid'),
      isFigure: true,
      cell: (row) => `${digits(row.paid)} / ${digits(row.paid + row.due + row.skipped)}`,
    },
  ]
  return (
    <Panel
      title={say('events.title')}
      head={may('rewards.manage') && <AddButton label={say('events.add')} onAdd={() => setOpen('new')} />}
    >
      <OlderRows
        query={query}
        lines={6}
        label={say('events.title')}
        none={say('events.none')}
        columns={columns}
        idOf={(row) => row.boardIdx}
        before={before}
        onBefore={onBefore}
      />
      {open === 'new' && <EventForm onClose={close} />}
      {typeof open === 'number' && <EventDrawer key={open} boardIdx={open} onClose={close} />}
    </Panel>
  )
}
