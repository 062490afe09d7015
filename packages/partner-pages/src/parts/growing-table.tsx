import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Table, type TableProps } from '@maru/ui/table.tsx'
import type { ReactNode } from 'react'
import type { GrowingList } from '../host/use-call.ts'
import { LoadFailed } from './load-failed.tsx'
import { MoreRow } from './more-row.tsx'

type Props<Row> = Omit<TableProps<Row>, 'busy' | 'isHeadKept'> & { list: GrowingList; filter?: ReactNode }

/** A list that grows, in a card of its own with what it is narrowed by above it. */
export function GrowingTable<Row>({ list, filter, ...table }: Props<Row>) {
  const say = useText('partner')
  return (
    <Card pad={false}>
      {filter && <div className="flex flex-wrap items-center gap-3 p-4 tablet:px-5">{filter}</div>}
      {list.isError ? (
        <LoadFailed title={say('failed')} problem={list.problem} retry={list.retry} className="m-4" />
      ) : (
        <>
          <Table {...table} empty={list.more ? null : table.empty} isHeadKept busy={list.isPending} />
          <MoreRow list={list} />
        </>
      )}
    </Card>
  )
}
