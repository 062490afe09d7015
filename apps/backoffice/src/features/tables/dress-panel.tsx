import { Button } from '@mantine/core'
import { type DeskTable, htmlLang, languages } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { type RoomName, roomNames } from '@maru/ui/rooms/room-names.ts'
import { roomStill } from '@maru/ui/rooms/room-still.ts'
import { useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useOrder } from './calls/order.ts'

const roomWords: Record<RoomName, Key<'office'>> = {
  pine: 'tables.room-pine',
  wave: 'tables.room-wave',
  plum: 'tables.room-plum',
  crane: 'tables.room-crane',
  bamboo: 'tables.room-bamboo',
  lotus: 'tables.room-lotus',
  moon: 'tables.room-moon',
  ridge: 'tables.room-ridge',
  grove: 'tables.room-grove',
  lamp: 'tables.room-lamp',
  pavilion: 'tables.room-pavilion',
  garden: 'tables.room-garden',
  terrace: 'tables.room-terrace',
  hall: 'tables.room-hall',
  salon: 'tables.room-salon',
}
const isRoom = (room: string): room is RoomName => roomNames.some((one) => one === room)

/** What members see of the table before they sit down: its plates in each language, and its room. */
export const DressPanel = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const mayRun = useMay()('tables.run')
  const { give, isBusy } = useOrder(table)
  const [asked, setAsked] = useState<string>()
  const rooms = isRoom(table.room) ? roomNames : [table.room, ...roomNames]
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
                  <b>{isRoom(room) ? t(roomWords[room]) : room}</b>
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
