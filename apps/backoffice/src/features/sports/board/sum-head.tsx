import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import type { SumUnit } from './short-sum.ts'

/** The head of a column of sums, with the unit that all of them are counted in. */
export const SumHead = ({ name, unit, className = 'end' }: { name: ReactNode; unit: SumUnit; className?: string }) => {
  const say = useText('office-sports')
  return (
    <th scope="col" className={className}>
      {name} {unit.size > 1 && <small>{say('unit.many')}</small>}
    </th>
  )
}
