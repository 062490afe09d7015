import { Button } from '@mantine/core'
import { type AdminAnswerOf, type AdminPointRow, type AdminQueryOf, adminPointList } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { saveCsv } from '@maru/ui/table-file/csv-file.ts'
import { useMutation } from '@tanstack/react-query'
import { adminCall } from '../../shared/call/admin-call.ts'
import { seoulFull } from '../../shared/time/seoul.ts'
import { pointWords } from './point-words.ts'

const PAGE_SIZE = 100
/** More rows than a spreadsheet is read with. */
const MOST_ROWS = 20_000

type Filter = Omit<AdminQueryOf<typeof adminPointList>, 'before' | 'size'>

/** Everything that the filter finds, page by page, up to a bound. */
const readAll = async (filter: Filter): Promise<AdminPointRow[]> => {
  const rows: AdminPointRow[] = []
  for (let before: string | null = ''; before !== null && rows.length < MOST_ROWS; ) {
    const found: AdminAnswerOf<typeof adminPointList> = await adminCall(adminPointList, {
      query: { ...filter, before, size: PAGE_SIZE },
    })
    rows.push(...found.rows)
    before = found.next
  }
  return rows
}

/** The list as it is narrowed, as a file. */
export const ExportPoints = ({ filter }: { filter: Filter }) => {
  const t = useText('office')
  const say = useText('office-points')
  const save = useMutation({
    mutationFn: () => readAll(filter),
    onSuccess: (rows) =>
      saveCsv('points', [
        [
          t('col.at'),
          t('col.member'),
          t('col.kind'),
          say('list.note'),
          t('col.staff'),
          t('col.amount'),
          t('col.after'),
        ],
        ...rows.map((row) => [
          seoulFull(row.at),
          row.memNick,
          say(pointWords[row.kind]),
          row.note,
          row.staffName,
          row.amount,
          row.balance,
        ]),
      ]),
  })
  return (
    <Button onClick={() => save.mutate()} loading={save.isPending}>
      {t('tables.csv-save')}
    </Button>
  )
}
