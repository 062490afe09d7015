import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type Cell, saveCsv } from './csv-file.ts'

/** A list as a file; its first row is the head. Null is an empty cell. */
export const CsvButton = ({ name, rows }: { name: string; rows: () => readonly (readonly Cell[])[] }) => {
  const t = useText('office')
  return <Button onClick={() => saveCsv(name, rows())}>{t('tables.csv')}</Button>
}
