import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { csvOf } from './report.rules.ts'

/** Byte order mark: without it Excel takes the file for the old code page. */
const MARK = '\ufeff'

type Cell = string | number | null

/** A list as a file; its first row is the head. Null is an empty cell. */
export const CsvButton = ({ name, rows }: { name: string; rows: () => readonly (readonly Cell[])[] }) => {
  const t = useText('office')
  const save = () => {
    const filled = rows().map((row) => row.map((cell) => cell ?? ''))
    const url = URL.createObjectURL(new Blob([MARK, csvOf(filled)], { type: 'text/csv' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
    link.click()
    URL.revokeObjectURL(url)
  }
  return <Button onClick={save}>{t('tables.csv')}</Button>
}
