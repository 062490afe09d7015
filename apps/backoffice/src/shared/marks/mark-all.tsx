import { Checkbox } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import type { Marks } from './use-marks.ts'

/** Marks all rows of a page, says how many are marked, and takes the marks away. */
export const MarkAll = ({ marks }: { marks: Marks }) => {
  const t = useText('office')
  const count = marks.marked.length
  return (
    <Checkbox
      size="xs"
      label={count === 0 ? t('sign-up.mark-page') : t('sign-up.marked', { count })}
      checked={count > 0 && count === marks.shown.length}
      indeterminate={count > 0 && count < marks.shown.length}
      onChange={count === 0 ? marks.markAll : marks.clear}
    />
  )
}
