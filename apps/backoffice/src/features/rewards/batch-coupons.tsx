import { NativeSelect } from '@mantine/core'
import {
  type AdminAnswerOf,
  type AdminCouponBatch,
  type adminCoupons,
  type CouponState,
  couponStates,
} from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Chip } from '../../shared/parts/chip.tsx'
import { Modal } from '../../shared/parts/dialog.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
import { OlderRows } from '../../shared/parts/older-rows.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useBatchCoupons } from './calls/coupons.ts'
import { couponLooks } from './coupon-words.ts'

type Row = AdminAnswerOf<typeof adminCoupons>['rows'][number]

/** Each coupon of a batch by its serial number: who has it, who used it and when. */
export const BatchCoupons = ({ batch, onClose }: { batch: AdminCouponBatch; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const language = useLanguage()
  const [state, setState] = useState<CouponState | ''>('')
  // The serial number that the page begins behind; '': the first.
  const [before, setBefore] = useState('')
  const query = useBatchCoupons(batch.batchId, { state, before, size: 20 })
  const columns: Column<Row>[] = [
    { id: 'serial', head: say('codes.serial'), isFigure: true, cell: (row) => row.serial },
    {
      id: 'state',
      head: t('col.status'),
      cell: (row) => <Chip tone={couponLooks[row.state].tone}>{say(couponLooks[row.state].word)}</Chip>,
    },
    {
      id: 'member',
      head: t('col.member'),
      cell: (row) => (row.memberId ? <a href={`/members/${row.memberId}`}>{row.memNick}</a> : '–'),
    },
    { id: 'used', head: say('coupon.used'), cell: (row) => (row.usedAt ? <When at={row.usedAt} /> : '–') },
  ]
  return (
    <Modal opened size="lg" onClose={onClose} title={batch.titles[language]}>
      <NativeSelect
        aria-label={t('col.status')}
        value={state}
        data={[
          { value: '', label: say('coupon.any') },
          ...couponStates.map((value) => ({ value, label: say(couponLooks[value].word) })),
        ]}
        onChange={(event) => {
          setState(couponStates.find((known) => known === event.currentTarget.value) ?? '')
          setBefore('')
        }}
      />
      <OlderRows
        query={query}
        lines={8}
        label={batch.titles[language]}
        none={say('coupon.none')}
        columns={columns}
        idOf={(row) => row.serial}
        before={before}
        onBefore={setBefore}
      />
    </Modal>
  )
}
