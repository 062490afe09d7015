import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type Cell, saveCsv } from '@maru/ui/table-file/csv-file.ts'
import { useState } from 'react'

/** A list as a workbook or as plain text; its first row is the head. Null is an empty cell. */
export const ListFiles = ({ name, rows }: { name: string; rows: () => readonly (readonly Cell[])[] }) => {
  const t = useText('office')
  const [isBusy, setBusy] = useState(false)
  const saveBook = async () => {
    setBusy(true)
    try {
      // Who saves no workbook loads nothing that makes one.
      const { saveSheet } = await import('@maru/ui/table-file/sheet-file.ts')
      await saveSheet(name, rows())
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button.Group>
      <Button loading={isBusy} aria-label={t('tables.sheet-save')} onClick={() => void saveBook()}>
        {t('tables.sheet')}
      </Button>
      <Button aria-label={t('tables.csv-save')} onClick={() => saveCsv(name, rows())}>
        {t('tables.csv')}
      </Button>
    </Button.Group>
  )
}
