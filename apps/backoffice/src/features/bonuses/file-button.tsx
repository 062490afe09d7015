import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useGrantsFile } from './calls/grants-file.ts'
import type { GrantFilter } from './grants-panel.tsx'

/** The list as it is filtered, as a file for a spreadsheet. */
export const FileButton = ({ filter }: { filter: GrantFilter }) => {
  const t = useText('office-bonus')
  const file = useGrantsFile()
  const save = ({ csv }: { csv: string }) => {
    const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `bonuses-${new Date().toISOString().slice(0, 10)}.csv`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Button loading={file.isPending} onClick={() => file.mutate({ query: filter }, { onSuccess: save })}>
      {t('grants.file')}
    </Button>
  )
}
