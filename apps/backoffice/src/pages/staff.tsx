import type { StaffAccountRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useStaffAccounts } from '../features/staff/calls/staff-accounts.ts'
import { type Seed, SeedModal } from '../features/staff/seed-modal.tsx'
import { StaffActs } from '../features/staff/staff-acts.tsx'
import { StaffForm } from '../features/staff/staff-form.tsx'
import { roleWord } from '../features/staff/staff-words.ts'
import { AddButton } from '../shared/parts/add-button.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { Chip } from '../shared/parts/chip.tsx'
import { type Column, Grid } from '../shared/parts/grid.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Scroll } from '../shared/parts/scroll.tsx'
import { useMe } from '../shared/staff/me.ts'
import { seoulFull } from '../shared/time/seoul.ts'

export const StaffPage = () => {
  const t = useText('office')
  const me = useMe()
  const query = useStaffAccounts()
  const [editing, setEditing] = useState<StaffAccountRow | 'new'>()
  const [seed, setSeed] = useState<Seed>()
  const siteNames = (row: StaffAccountRow) =>
    row.siteIds.map((id) => me?.sites.find((site) => site.siteId === id)?.name ?? `${id}`).join(', ')
  const columns: Column<StaffAccountRow>[] = [
    {
      id: 'id',
      head: t('staff.id'),
      cell: (row) => <b>{row.loginId}</b>,
      below: (row) => `${row.name}, ${roleWord(t, row.role)}`,
    },
    { id: 'name', head: t('staff.name'), isDeskOnly: true, cell: (row) => row.name },
    { id: 'role', head: t('staff.role'), isWideOnly: true, cell: (row) => roleWord(t, row.role) },
    { id: 'sites', head: t('staff.sites'), isDeskOnly: true, cell: siteNames },
    {
      id: 'status',
      head: t('col.status'),
      cell: (row) =>
        row.isActive && row.waitsUntil ? (
          <Chip tone="warn" title={t('staff.waits-until', { at: seoulFull(row.waitsUntil) })}>
            {t('staff.waits')}
          </Chip>
        ) : (
          <Chip tone={row.isActive ? 'ok' : 'bad'}>{t(row.isActive ? 'staff.active' : 'staff.locked')}</Chip>
        ),
    },
    {
      id: 'seen',
      head: t('staff.last-login'),
      isDeskOnly: true,
      cell: (row) => (
        <span className="second num">{row.lastLoginAt ? seoulFull(row.lastLoginAt) : t('staff.never')}</span>
      ),
    },
    {
      id: 'acts',
      head: t('content.acts'),
      isFigure: true,
      cell: (row) => <StaffActs account={row} onChange={() => setEditing(row)} onSeed={setSeed} />,
    },
  ]
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.staff')}</h1>
      </div>
      <Panel title={t('staff.accounts')} head={<AddButton label={t('staff.add')} onAdd={() => setEditing('new')} />}>
        <Asking query={query}>
          {(found) => (
            <Scroll>
              <Grid label={t('staff.accounts')} columns={columns} rows={found.rows} idOf={(row) => row.staffId} />
            </Scroll>
          )}
        </Asking>
      </Panel>
      {editing && (
        <StaffForm
          account={editing === 'new' ? undefined : editing}
          onAdded={(next) => {
            setEditing(undefined)
            setSeed(next)
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
      {seed && <SeedModal seed={seed} onClose={() => setSeed(undefined)} />}
    </div>
  )
}
