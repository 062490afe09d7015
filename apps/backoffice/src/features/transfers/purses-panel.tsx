import { Button } from '@mantine/core'
import type { AdminAnswerOf, AdminVendorPurse, adminVendorPurses } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits, signedSum, sumDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useBringBack, useVendorPurses } from './calls/transfers.ts'
import { MemberName } from './member-name.tsx'

type VendorRow = AdminAnswerOf<typeof adminVendorPurses>['vendors'][number]

/** What lies at each vendor by our books and by its word, and whose it is. */
export const PursesPanel = () => {
  const t = useText('office')
  const say = useText('office-transfers')
  const may = useMay()
  const query = useVendorPurses()
  const bringBack = useBringBack()
  const [asked, setAsked] = useState<AdminVendorPurse>()
  const close = () => setAsked(undefined)
  const vendors: Column<VendorRow>[] = [
    { id: 'vendor', head: say('list.vendor'), cell: (row) => <b>{row.vendorName}</b> },
    { id: 'members', head: say('purses.members'), isFigure: true, cell: (row) => digits(row.members) },
    { id: 'ours', head: say('purses.ours'), isFigure: true, cell: (row) => sumDigits(row.ours) },
    {
      id: 'theirs',
      head: say('purses.theirs'),
      isFigure: true,
      isWideOnly: true,
      cell: (row) => sumDigits(row.theirsAsked),
    },
    {
      id: 'difference',
      head: say('purses.difference'),
      isFigure: true,
      cell: (row) => signedSum(row.theirsAsked - row.oursAsked),
    },
    {
      id: 'unclear',
      head: say('purses.unclear'),
      isFigure: true,
      cell: (row) => (
        <span className={row.unclear > 0 ? 'bad' : ''}>
          {digits(row.unclear)} · {sumDigits(row.unclearSum)}
        </span>
      ),
    },
  ]
  const purses: Column<AdminVendorPurse>[] = [
    { id: 'member', head: t('col.member'), cell: (row) => <MemberName {...row} />, below: (row) => row.vendorCode },
    { id: 'since', head: say('purses.since'), isWideOnly: true, cell: (row) => <When at={row.since} /> },
    { id: 'ours', head: say('purses.ours'), isFigure: true, cell: (row) => <b>{sumDigits(row.ours)}</b> },
    {
      id: 'theirs',
      head: say('purses.theirs'),
      isFigure: true,
      cell: (row) => (row.theirs === null ? '–' : sumDigits(row.theirs)),
      below: (row) => row.theirsAt && <When at={row.theirsAt} />,
    },
    {
      id: 'state',
      head: say('list.status'),
      mayWrap: true,
      cell: (row) => say(`purses.${row.state}`),
      below: (row) => row.problem,
    },
    {
      id: 'act',
      head: '',
      cell: (row) =>
        may('transfers.decide') && (
          <Button size="compact-sm" onClick={() => setAsked(row)}>
            {say('purses.bring-back')}
          </Button>
        ),
    },
  ]
  return (
    <Asking query={query} lines={8}>
      {(found) => (
        <>
          <Panel title={say('purses.vendors')} head={<span className="quiet">{say('purses.note')}</span>}>
            {found.vendors.length === 0 ? (
              <Empty title={say('purses.no-vendors')} />
            ) : (
              <Scroll>
                <Grid
                  label={say('purses.vendors')}
                  columns={vendors}
                  rows={found.vendors}
                  idOf={(row) => row.vendorCode}
                />
              </Scroll>
            )}
          </Panel>
          <Panel title={say('purses.title')}>
            {found.purses.length === 0 ? (
              <Empty title={say('purses.none')} />
            ) : (
              <Scroll>
                <Grid
                  label={say('purses.title')}
                  columns={purses}
                  rows={found.purses}
                  idOf={({ memberId, vendorCode }) => `${memberId} ${vendorCode}`}
                />
              </Scroll>
            )}
          </Panel>
          {asked && (
            <ConfirmModal
              title={say('purses.ask', { name: asked.memNick })}
              confirmLabel={say('purses.bring-back')}
              isBusy={bringBack.isPending}
              onConfirm={() => bringBack.mutate({ params: { memberId: asked.memberId } }, { onSettled: close })}
              onClose={close}
            >
              {say('purses.ask-text')}
            </ConfirmModal>
          )}
        </>
      )}
    </Asking>
  )
}
