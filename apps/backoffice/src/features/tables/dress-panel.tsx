import { Button } from '@mantine/core'
import { type DeskTable, htmlLang, languages } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { roomNames } from '@maru/ui/rooms/room-names.ts'
import { roomStill } from '@maru/ui/rooms/room-still.ts'
import { useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useOrder } from './calls/order.ts'

/** What members see of the table before they sit down: its plates in each language, and its room. */
export const DressPanel = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const mayRun = useMay()('tables.run')
  const { give, isBusy } = useOrder(table)
  const [asked, setAsked] = useState<string>()
  const rooms = roomNames.some((room) => room === table.room) ? roomNames : [table.room, ...roomNames]
  return (
    <>
      <Panel title={t('tables.dress-plates')} head={table.isHotel && <Chip>{t('tables.dress-hotel')}</Chip>}>
        <dl className="panel-pad table-plates">
          {languages.map((code) => (
            <div key={code}>
              <dt>{t(languageNames[code])}</dt>
              <dd lang={htmlLang[code]}>{table.names[code]}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={t('tables.dress-room')}>
        <p className="panel-pad quiet">{t('tables.dress-note')}</p>
        <ul className="panel-pad table-rooms">
          {rooms.map((room) => {
            const isNow = room === table.room
            const still = roomStill(room)
            return (
              <li key={room} data-now={isNow ? '' : undefined}>
                {still && <img src={still} alt="" width={720} height={408} loading="lazy" />}
                <div className="row">
                  <b>{room}</b>
                  <span className="grow" />
                  {isNow ? (
                    <Chip tone="ok">{t('tables.dress-now')}</Chip>
                  ) : (
                    mayRun && (
                      <Button size="compact-sm" disabled={isBusy} onClick={() => setAsked(room)}>
                        {t('tables.dress-change')}
                      </Button>
                    )
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      </Panel>
      {asked && (
        <ConfirmModal
          title={table.name}
          confirmLabel={t('tables.dress-change')}
          isBusy={isBusy}
          onConfirm={() => give({ kind: 'dress', room: asked }, () => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        >
          {t('tables.dress-note')}
        </ConfirmModal>
      )}
    </>
  )
}
