import { useText } from '@maru/i18n/react'
import { Empty } from '../../shared/parts/asking.tsx'
import { Chip, type Tone } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import type { ProtectionFile } from './calls/protection.ts'
import { FilePart } from './file-part.tsx'
import { limitAmount, limitName } from './protection-words.ts'

type Change = ProtectionFile['limitChanges'][number]
const tones = {
  tightened: 'ok',
  'loosening-asked': 'info',
  loosened: 'warn',
  'loosening-withdrawn': 'plain',
} as const satisfies Record<Change['what'], Tone>

/** Every change of the member's limits, by whom, and why. */
export const LimitChanges = ({ changes }: { changes: Change[] }) => {
  const t = useText('care')
  const columns: Column<Change>[] = [
    {
      id: 'kind',
      head: t('file.kind'),
      cell: (row) => limitName(t, row.kind, row.period),
      below: (row) => <When at={row.at} />,
    },
    { id: 'what', head: t('file.what'), cell: (row) => <Chip tone={tones[row.what]}>{t(`what.${row.what}`)}</Chip> },
    {
      id: 'amounts',
      head: t('file.amount'),
      isFigure: true,
      cell: (row) => (
        <span className="num">
          {limitAmount(t, row.kind, row.fromAmount)} → <b>{limitAmount(t, row.kind, row.toAmount)}</b>
        </span>
      ),
    },
    {
      id: 'by',
      head: t('file.by'),
      isWideOnly: true,
      mayWrap: true,
      cell: (row) => (
        <span title={row.reason}>
          {row.byStaff ? row.staffName : t('file.byMember')} <span className="quiet">{row.reason}</span>
        </span>
      ),
    },
    { id: 'at', head: t('file.from'), isWideOnly: true, cell: (row) => <When at={row.at} /> },
  ]
  return (
    <FilePart title={t('file.history')}>
      {changes.length === 0 ? (
        <Empty title={t('file.noHistory')} />
      ) : (
        <Scroll>
          <Grid
            label={t('file.history')}
            columns={columns}
            rows={changes}
            idOf={(row) => `${row.at} ${row.kind} ${row.period} ${row.what}`}
          />
        </Scroll>
      )}
    </FilePart>
  )
}
