import { Button } from '@mantine/core'
import type { TableReport } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { usePlaceWord } from './place-words.ts'
import { csvOf } from './report.rules.ts'

/** Byte order mark: without it Excel takes the file for the old code page. */
const MARK = '\ufeff'

/** Returns by place as a file. */
export const CsvButton = ({ name, report }: { name: string; report: TableReport }) => {
  const t = useText('office')
  const place = usePlaceWord()
  const save = () => {
    const head = [
      t('tables.place'),
      t('tables.bets'),
      t('minigames.staked'),
      t('col.payout'),
      t('minigames.actual'),
      t('minigames.theory'),
    ]
    const percent = (bp: number | null): string => (bp === null ? '' : (bp / 100).toFixed(2))
    const rows = report.places.map((row) => [
      place(row.place),
      row.bets,
      row.staked,
      row.returned,
      percent(row.returnBp),
      percent(row.expectedBp),
    ])
    const url = URL.createObjectURL(new Blob([MARK, csvOf([head, ...rows])], { type: 'text/csv' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${name}-${report.to.slice(0, 10)}.csv`
    link.click()
    URL.revokeObjectURL(url)
  }
  return <Button onClick={save}>{t('tables.csv')}</Button>
}
