import { Switch } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Chip } from '../../shared/parts/chip.tsx'
import { usePartners } from './calls/partners.ts'
import { type Person, PickPerson } from './pick-person.tsx'

/** Where somebody is to stand: below a partner, or at the top (`null`); undefined is not chosen yet. */
export type Parent = Person | null | undefined

type PickParentProps = {
  parent: Parent
  onParent: (parent: Parent) => void
  topLabel: string
  without?: number | undefined
}

export const PickParent = ({ parent, onParent, topLabel, without }: PickParentProps) => {
  const t = useText('office')
  const say = useText('office-partners')
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const found = usePartners({ search, size: 8 }, search !== '').data?.rows
  const people = found?.flatMap(({ partnerId, memId, memNick, tier }): Person[] =>
    partnerId === without ? [] : [{ id: partnerId, memId, memNick, mark: <Chip>{t(`tier.${tier}`)}</Chip> }],
  )
  return (
    <>
      <Switch
        label={topLabel}
        checked={parent === null}
        onChange={(event) => onParent(event.currentTarget.checked ? null : undefined)}
      />
      {parent !== null && (
        <PickPerson
          label={say('pick.parent')}
          picked={parent}
          onPick={onParent}
          typed={typed}
          onTyped={setTyped}
          found={people}
        />
      )}
    </>
  )
}
