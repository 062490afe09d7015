import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type WarningSign, warningSigns } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { saveCsv } from '@maru/ui/table-file/csv-file.ts'
import { useState } from 'react'
import { allWarnings, type WarningQuery, type WarningRow } from './calls/protection.ts'

const pointsOf = ({ signs }: WarningRow, sign: WarningSign): number =>
  signs.find((one) => one.sign === sign)?.points ?? 0

/** Saves every row of the filter, not the page alone: the score, and the points of each sign. */
export const SignsCsv = ({ query }: { query: WarningQuery }) => {
  const t = useText('care')
  const sayOffice = useText('office')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const rows = await allWarnings(query)
      const head = [
        t('signs.memberId'),
        t('signs.member'),
        t('signs.score'),
        ...warningSigns.map((sign) => t(`sign.${sign}`)),
        t('signs.contacted'),
        t('signs.pause'),
      ]
      const body = rows.map((row) => [
        row.memberId,
        row.memNick,
        row.score,
        ...warningSigns.map((sign) => pointsOf(row, sign)),
        row.contactedAt,
        row.pause && t(`pause.${row.pause.kind}`),
      ])
      saveCsv('warning-signs', [head, ...body])
    } catch {
      notifications.show({ color: 'red', message: t('signs.csvFailed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button onClick={() => void save()} loading={isBusy}>
      {sayOffice('tables.csv-save')}
    </Button>
  )
}
