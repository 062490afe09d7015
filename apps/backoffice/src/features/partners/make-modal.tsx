import { NativeSelect } from '@mantine/core'
import { type TierOfPartner, tiersOfPartners } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useMembers } from '../members/calls/members.ts'
import { MemberStatusChip } from '../members/person.tsx'
import { useMakePartner } from './calls/partners.ts'
import { type Person, PickPerson } from './pick-person.tsx'
import { PlaceForm } from './place-form.tsx'

/** Makes a member a partner: who, of which tier, and below whom. Mount it when it opens. */
export const MakeModal = ({ onClose }: { onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-partners')
  const { mutate, isPending } = useMakePartner()
  const [member, setMember] = useState<Person>()
  const [typed, setTyped] = useState('')
  const found = useMembers({ search: typed.trim(), status: 'active', size: 8 }).data?.rows
  const people = found?.flatMap(({ memberId, memId, memNick, tier: own, status }): Person[] =>
    own === 'NORMAL' ? [{ id: memberId, memId, memNick, mark: <MemberStatusChip status={status} /> }] : [],
  )
  const [tier, setTier] = useState<TierOfPartner>('PTN_5')
  return (
    <PlaceForm
      title={say('make.title')}
      note={say('make.note')}
      act={say('make.open')}
      done={say('make.done')}
      topLabel={say('pick.top')}
      isFine={() => member !== undefined}
      isPending={isPending}
      send={(parentId, reason, onSuccess) =>
        member && mutate({ body: { memberId: member.id, tier, parentId, reason } }, { onSuccess })
      }
      onClose={onClose}
    >
      <PickPerson
        label={say('pick.member')}
        picked={member}
        onPick={setMember}
        typed={typed}
        onTyped={setTyped}
        found={people}
      />
      <NativeSelect
        label={say('make.tier')}
        value={tier}
        data={tiersOfPartners.map((value) => ({ value, label: t(`tier.${value}`) }))}
        onChange={(event) => setTier(tiersOfPartners.find((one) => one === event.currentTarget.value) ?? 'PTN_5')}
      />
    </PlaceForm>
  )
}
