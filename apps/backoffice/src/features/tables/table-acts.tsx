import { Button, Switch } from '@mantine/core'
import type { DeskTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useOrder } from './calls/order.ts'
import { dealers } from './shifts/dealers.ts'
import { Phase } from './tables-grid.tsx'

const acts = {
  open: { word: 'tables.act-open', note: 'tables.open-note' },
  pause: { word: 'tables.act-pause', note: 'tables.pause-note' },
  close: { word: 'tables.act-close', note: 'tables.close-note' },
} as const
type Act = keyof typeof acts
const actsOf: Record<DeskTable['state'], readonly Act[]> = {
  open: ['pause', 'close'],
  paused: ['open', 'close'],
  closed: ['open'],
  unreachable: [],
}

/** How the table runs, for all sites and for this one. Each act is asked twice. */
export const TableActs = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const may = useMay()
  const { give, isBusy } = useOrder(table)
  const [asked, setAsked] = useState<Act | 'switch-off'>()
  const close = () => setAsked(undefined)
  const mayRun = may('tables.run')
  return (
    <Panel title={t('tables.run')} head={<Phase table={table} />}>
      <div className="panel-pad form">
        {mayRun && actsOf[table.state].length > 0 && (
          <div className="row">
            {actsOf[table.state].map((act) => (
              <Button key={act} disabled={isBusy} onClick={() => setAsked(act)}>
                {t(acts[act].word)}
              </Button>
            ))}
          </div>
        )}
        {table.state === 'unreachable' && <p className="warn-bar">{t('tables.unreachable-note')}</p>}
        <Switch
          checked={table.isOn}
          disabled={!mayRun || isBusy}
          label={t('tables.on-here')}
          onChange={() => (table.isOn ? setAsked('switch-off') : give({ kind: 'switch', isOn: true }))}
        />
        {mayRun && (
          <fieldset className="table-shift" disabled={isBusy}>
            <legend>{t('tables.shift')}</legend>
            {dealers.map((dealer) => (
              <Button
                key={dealer}
                size="compact-sm"
                aria-pressed={table.dealer === dealer}
                variant={table.dealer === dealer ? 'filled' : 'default'}
                onClick={() => table.dealer !== dealer && give({ kind: 'dealer', dealer, name: table.dealerName })}
              >
                {t('tables.dealer-number', { number: dealer + 1 })}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      {asked && (
        <ConfirmModal
          title={table.name}
          confirmLabel={t(asked === 'switch-off' ? 'tables.switch-off' : acts[asked].word)}
          isDanger={asked !== 'open'}
          isBusy={isBusy}
          onConfirm={() => give(asked === 'switch-off' ? { kind: 'switch', isOn: false } : { kind: asked }, close)}
          onClose={close}
        >
          {t(asked === 'switch-off' ? 'tables.switch-off-note' : acts[asked].note)}
        </ConfirmModal>
      )}
    </Panel>
  )
}
