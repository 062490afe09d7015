import type { AdminCouponBatch } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../shared/money.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
import { OlderRows } from '../../shared/parts/older-rows.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { BatchActs } from './batch-acts.tsx'
import { BatchForm } from './batch-form.tsx'
import { useBatches } from './calls/coupons.ts'
import { batchLooks } from './coupon-words.ts'
import { worthText } from './worth-text.ts'

/** The row that the page begins behind; '': the newest. */
type PlaceProps = { before: string; onBefore: (before: string) => void }

/** Batches of coupons: who asked for them, what became of them, what they cost. */
export const CouponsPanel = ({ before, onBefore }: PlaceProps) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const language = useLanguage()
  const may = useMay()
  const query = useBatches({ before, size: 20 })
  const [isAdding, setAdding] = useState(false)
  const counts = ({ used, held, count }: AdminCouponBatch) =>
    say('batch.counts', { used: digits(used), held: digits(held), count: digits(count) })
  const columns: Column<AdminCouponBatch>[] = [
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.askedAt} /> },
    {
      id: 'title',
      head: say('batch.title'),
      mayWrap: true,
      cell: (row) => <b>{row.titles[language]}</b>,
      below: (row) => `${worthText(row, row.amount)} · ${counts(row)}`,
    },
    {
      id: 'state',
      head: t('col.status'),
      cell: ({ state }) => <Chip tone={batchLooks[state].tone}>{say(batchLooks[state].word)}</Chip>,
    },
    {
      id: 'amount',
      head: say('batch.each'),
      isFigure: true,
      isWideOnly: true,
      cell: (row) => worthText(row, row.amount),
    },
    { id: 'counts', head: say('batch.used'), isFigure: true, isWideOnly: true, cell: counts },
    {
      id: 'spent',
      head: say('batch.spent'),
      isFigure: true,
      isWideOnly: true,
      cell: (row) => <b>{worthText(row, row.spent)}</b>,
    },
    { id: 'until', head: say('batch.until'), isDeskOnly: true, cell: (row) => <When at={row.expiresAt} /> },
    {
      id: 'staff',
      head: t('col.staff'),
      isDeskOnly: true,
      cell: (row) => [row.askedBy, row.confirmedBy].filter(Boolean).join(' · '),
    },
    { id: 'reason', head: t('col.reason'), isDeskOnly: true, mayWrap: true, cell: (row) => row.reason },
    { id: 'act', head: '', cell: (row) => <BatchActs batch={row} /> },
  ]
  return (
    <Panel
      title={say('coupons.title')}
      head={may('rewards.manage') && <AddButton label={say('coupons.add')} onAdd={() => setAdding(true)} />}
    >
      <OlderRows
        query={query}
        lines={8}
        label={say('coupons.title')}
        none={say('coupons.none')}
        columns={columns}
        idOf={(row) => row.batchId}
        before={before}
        onBefore={onBefore}
      />
      {isAdding && query.data && <BatchForm found={query.data} onClose={() => setAdding(false)} />}
    </Panel>
  )
}
