import type { CashRow } from '@maru/contract'
import { cashOutcomeOf } from '@maru/contract/states'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { Table } from '@maru/ui/table.tsx'
import { dayTime } from '../../shared/format/date.ts'
import { money } from '../../shared/format/money.ts'
import { Sum } from '../../shared/format/sum.tsx'
import { isOpen } from './request.rules.ts'
import { Reason, RequestNote } from './request-note.tsx'

type Props = {
  caption: string
  rows: readonly CashRow[]
  chosen: ReadonlySet<number>
  choose: (rows: readonly CashRow[], isChosen: boolean) => void
  cancel: (row: CashRow) => void
}

/** Requests with a box to choose ended ones and a way to take an applied one back. */
export function RequestRows({ caption, rows, chosen, choose, cancel }: Props) {
  const say = useText('cash')
  const language = useLanguage()
  const box = (row: CashRow) => (
    <Checkbox
      className="align-middle"
      label={
        isOpen(row)
          ? say('list.openNot')
          : say('list.choose', { time: dayTime(row.createdAt), sum: money(row.amount, language) })
      }
      checked={chosen.has(row.cashIdx)}
      disabled={isOpen(row)}
      onChange={({ target }) => choose([row], target.checked)}
    />
  )
  const chip = (row: CashRow) => (
    <StatusChip state={cashOutcomeOf(row)}>{say(`state.${cashOutcomeOf(row)}`)}</StatusChip>
  )
  const cancelButton = (row: CashRow) =>
    row.mayCancel && (
      <Button size="sm" onClick={() => cancel(row)} className="touch:h-11">
        {say('cancel.button')}
      </Button>
    )
  return (
    <>
      <Table
        className="max-tablet:hidden"
        caption={caption}
        rows={rows}
        rowKey={(row) => row.cashIdx}
        columns={[
          { key: 'box', head: <AllBox rows={rows} chosen={chosen} choose={choose} />, width: 52, cell: box },
          { key: 'time', head: say('list.time'), cell: (row) => <span className="num">{dayTime(row.createdAt)}</span> },
          {
            key: 'amount',
            head: say('list.amount'),
            end: true,
            cell: (row) => <Sum units={row.amount} className="font-bold" />,
          },
          { key: 'state', head: say('list.state'), cell: chip },
          {
            key: 'handled',
            head: say('list.handled'),
            cell: (row) => <span className="num text-text-2">{row.handledAt && dayTime(row.handledAt)}</span>,
          },
          {
            key: 'note',
            head: say('list.note'),
            cell: (row) => <Reason row={row} />,
          },
          {
            key: 'cancel',
            head: <span className="sr-only">{say('cancel.button')}</span>,
            end: true,
            cell: cancelButton,
          },
        ]}
      />
      <ul aria-label={caption} className="tablet:hidden">
        {rows.map((row) => (
          <li
            key={row.cashIdx}
            className="flex items-center gap-3 border-line-soft border-t px-4 py-2.5 first:border-t-0"
          >
            {box(row)}
            <span className="grid min-w-0 flex-1 gap-0.5">
              <Sum units={row.amount} className="font-bold" />
              <span className="text-12 text-text-3">
                <RequestNote row={row} />
              </span>
            </span>
            <span className="grid shrink-0 justify-items-end gap-1.5">
              {chip(row)}
              {cancelButton(row)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

export function AllBox({ rows, chosen, choose }: Pick<Props, 'rows' | 'chosen' | 'choose'>) {
  const say = useText('cash')
  const ended = rows.filter((row) => !isOpen(row))
  const count = ended.filter((row) => chosen.has(row.cashIdx)).length
  return (
    <Checkbox
      className="align-middle"
      label={say('list.chooseAll')}
      checked={ended.length > 0 && count === ended.length}
      indeterminate={count > 0 && count < ended.length}
      disabled={ended.length === 0}
      onChange={({ target }) => choose(ended, target.checked)}
    />
  )
}
