import type { VendorOut, VendorSummary } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useVendors } from '../features/vendors/calls/vendors.ts'
import { VendorDrawer } from '../features/vendors/vendor-drawer.tsx'
import { VendorForm } from '../features/vendors/vendor-form.tsx'
import { AddButton } from '../shared/parts/add-button.tsx'
import { Asking } from '../shared/parts/asking.tsx'
import { Chip } from '../shared/parts/chip.tsx'
import { type Column, Grid } from '../shared/parts/grid.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Scroll } from '../shared/parts/scroll.tsx'
import { When } from '../shared/parts/when.tsx'

export const VendorsPage = () => {
  const t = useText('office')
  const query = useVendors()
  const [open, setOpen] = useState<string>()
  const [editing, setEditing] = useState<VendorOut | 'new'>()
  const when = (at: string | null) => (at ? <When at={at} /> : <span className="quiet">{t('vendors.never')}</span>)
  const stateOf = (row: VendorSummary) => (
    <Chip tone={row.isEnabled ? 'ok' : 'bad'}>{t(row.isEnabled ? 'vendors.on' : 'vendors.off')}</Chip>
  )
  const columns: Column<VendorSummary>[] = [
    {
      id: 'vendor',
      head: t('col.vendor'),
      cell: (row) => (
        <>
          <b>{row.name}</b> <span className="quiet">{row.vendorCode}</span>
        </>
      ),
      below: (row) => row.address,
    },
    { id: 'address', head: t('vendors.address'), isWideOnly: true, mayWrap: true, cell: (row) => row.address },
    { id: 'state', head: t('col.status'), cell: stateOf },
    { id: 'games', head: t('menu.games'), isFigure: true, cell: (row) => row.games },
    { id: 'called', head: t('vendors.last-call'), isWideOnly: true, cell: (row) => when(row.lastCallAt) },
    { id: 'answered', head: t('vendors.last-answer'), isWideOnly: true, cell: (row) => when(row.lastAnswerAt) },
  ]
  const shown = query.data?.rows.find((row) => row.vendorCode === open)
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.vendors')}</h1>
      </div>
      <Panel title={t('menu.vendors')} head={<AddButton label={t('vendors.add')} onAdd={() => setEditing('new')} />}>
        <Asking query={query}>
          {(found) => (
            <Scroll>
              <Grid
                label={t('menu.vendors')}
                columns={columns}
                rows={found.rows}
                idOf={(row) => row.vendorCode}
                onRow={(row) => setOpen(row.vendorCode)}
              />
            </Scroll>
          )}
        </Asking>
      </Panel>
      {open !== undefined && !editing && (
        <VendorDrawer
          vendorCode={open}
          name={shown?.name ?? open}
          onChange={setEditing}
          onClose={() => setOpen(undefined)}
        />
      )}
      {editing && (
        <VendorForm
          vendor={editing === 'new' ? undefined : editing}
          onDone={(vendorCode) => {
            setEditing(undefined)
            setOpen(vendorCode)
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}
