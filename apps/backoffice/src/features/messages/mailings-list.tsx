import { Button } from '@mantine/core'
import type { AdminMailingRow, MailingStatus } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../shared/money.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip, type Tone } from '../../shared/parts/chip.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useCancelMailing, useMailings } from './calls/messages.ts'
import { MailingForm } from './mailing-form.tsx'

const tones: Record<MailingStatus, Tone> = { scheduled: 'info', sending: 'warn', sent: 'ok', cancelled: 'plain' }

/** The row that the page begins behind; '': the newest. */
type PlaceProps = { before: string; onBefore: (before: string) => void }

/** What was sent to many, what is being sent and what is planned. */
export const MailingsList = ({ before, onBefore }: PlaceProps) => {
  const t = useText('office')
  const say = useText('office-messages')
  const may = useMay()
  const query = useMailings(before)
  const cancel = useCancelMailing()
  const [isWriting, setWriting] = useState(false)
  const [asked, setAsked] = useState<AdminMailingRow>()
  const close = () => setAsked(undefined)
  const columns: Column<AdminMailingRow>[] = [
    { id: 'at', head: say('sendAt'), isWideOnly: true, cell: (row) => <When at={row.sendAt} /> },
    {
      id: 'title',
      head: say('title'),
      mayWrap: true,
      cell: (row) => <b>{row.title}</b>,
      below: (row) => <When at={row.sendAt} />,
    },
    { id: 'kind', head: say('kind'), isWideOnly: true, cell: (row) => say(`kind.${row.kind}`) },
    { id: 'who', head: say('audience'), isDeskOnly: true, cell: (row) => say(`who.${row.who}`) },
    { id: 'sent', head: say('sent'), isFigure: true, cell: (row) => `${digits(row.sent)} / ${digits(row.expected)}` },
    { id: 'read', head: say('read'), isFigure: true, isWideOnly: true, cell: (row) => digits(row.read) },
    { id: 'staff', head: t('col.staff'), isDeskOnly: true, cell: (row) => row.staffName },
    {
      id: 'status',
      head: t('col.status'),
      cell: (row) => <Chip tone={tones[row.status]}>{say(`status.${row.status}`)}</Chip>,
    },
    {
      id: 'act',
      head: '',
      cell: (row) =>
        row.status === 'scheduled' &&
        may('messages.send') && (
          <Button size="compact-sm" onClick={() => setAsked(row)}>
            {say('mailing.cancel')}
          </Button>
        ),
    },
  ]
  return (
    <Panel
      title={say('mailings')}
      head={may('messages.send') && <AddButton label={say('mailing.new')} onAdd={() => setWriting(true)} />}
    >
      <Asking query={query} lines={10}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={say('mailings.none')} />
          ) : (
            <>
              <Scroll>
                <Grid label={say('mailings')} columns={columns} rows={found.rows} idOf={(row) => row.mailingId} />
              </Scroll>
              <OlderPager before={before} newest="" next={found.next} onBefore={onBefore} />
            </>
          )
        }
      </Asking>
      {isWriting && <MailingForm onClose={() => setWriting(false)} />}
      {asked && (
        <ConfirmModal
          title={say('mailing.cancel-title')}
          confirmLabel={say('mailing.cancel')}
          isDanger
          isBusy={cancel.isPending}
          onConfirm={() => cancel.mutate({ params: { mailingId: asked.mailingId } }, { onSettled: close })}
          onClose={close}
        >
          {asked.title}
        </ConfirmModal>
      )}
    </Panel>
  )
}
