import { Button, NativeSelect } from '@mantine/core'
import { transferStatuses } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useTransfers, useVendorPurses } from './calls/transfers.ts'
import { TransfersTable } from './transfers-table.tsx'

export type TransferFilter = { status: (typeof transferStatuses)[number] | ''; vendorCode: string }
type Props = {
  filter: TransferFilter
  before: number
  onFilter: (changes: Partial<TransferFilter>) => void
  onBefore: (transferId: number) => void
}

/** What went to vendors that keep purses, and came back; the newest first, by key. */
export const TransfersList = ({ filter, before, onFilter, onBefore }: Props) => {
  const say = useText('office-transfers')
  const query = useTransfers({ ...filter, before, size: 30 })
  const vendors = useVendorPurses().data?.vendors ?? []
  return (
    <Panel title={say('list.title')}>
      <search aria-label={say('list.title')} className="panel-pad filters">
        <NativeSelect
          aria-label={say('list.status')}
          value={filter.status}
          data={[
            { value: '', label: say('list.any-status') },
            ...transferStatuses.map((status) => ({ value: status, label: say(`status.${status}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onFilter({ status: transferStatuses.find((status) => status === value) ?? '' })
          }
        />
        <NativeSelect
          aria-label={say('list.vendor')}
          value={filter.vendorCode}
          data={[
            { value: '', label: say('list.any-vendor') },
            ...vendors.map(({ vendorCode, vendorName }) => ({ value: vendorCode, label: vendorName })),
          ]}
          onChange={({ currentTarget: { value } }) => onFilter({ vendorCode: value })}
        />
      </search>
      <Asking query={query} lines={10}>
        {({ rows, hasMore }) =>
          rows.length === 0 ? (
            <Empty title={say('list.none')} />
          ) : (
            <>
              <TransfersTable rows={rows} />
              {(hasMore || before > 0) && (
                <div className="panel-pad row">
                  <Button size="compact-md" disabled={before === 0} onClick={() => onBefore(0)}>
                    {say('list.newest')}
                  </Button>
                  <Button size="compact-md" disabled={!hasMore} onClick={() => onBefore(rows.at(-1)?.transferId ?? 0)}>
                    {say('list.older')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Asking>
    </Panel>
  )
}
