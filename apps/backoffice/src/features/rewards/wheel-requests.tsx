import type { AdminAnswerOf, adminWheel } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { amountText, digits } from '../../shared/money.ts'
import { SecondPanel } from '../../shared/parts/second-panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useConfirmWheel, useDropWheel } from './calls/wheel.ts'

/** A wheel whose spins are dear: another of the staff reads its slices and confirms it. */
export const WheelRequests = ({ found }: { found: AdminAnswerOf<typeof adminWheel> }) => {
  const say = useText('office-rewards')
  const may = useMay()
  const [confirm, drop] = [useConfirmWheel(), useDropWheel()]
  return (
    <SecondPanel
      rows={found.requests}
      what={({ terms, average }) => (
        <>
          <b>{say('wheel.dearest', { points: amountText(average, 'POINT') })}</b>{' '}
          {terms.slices
            .map(({ points, weight, stock }) =>
              say('wheel.slice-line', {
                points: digits(points),
                weight: digits(weight),
                stock: stock === null ? '∞' : digits(stock),
              }),
            )
            .join(', ')}
        </>
      )}
      mayDecide={may('rewards.manage')}
      confirm={confirm}
      drop={drop}
    />
  )
}
