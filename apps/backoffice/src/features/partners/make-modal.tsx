import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { staffReason, type TierOfPartner, tiersOfPartners } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useMembers } from '../members/calls/members.ts'
import { MemberStatusChip } from '../members/person.tsx'
import { useMakePartner } from './calls/partners.ts'
import { type Parent, PickParent } from './pick-parent.tsx'
import { type Person, PickPerson } from './pick-person.tsx'

/** Makes a member a partner: who, of which tier, and below whom. Mount it when it opens. */
export const MakeModal = ({ onClose }: { onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-partners')
  const make = useMakePartner()
  const [member, setMember] = useState<Person>()
  const [typed, setTyped] = useState('')
  const found = useMembers({ search: typed.trim(), status: 'active', size: 8 }).data?.rows
  const people = found?.flatMap(({ memberId, memId, memNick, tier: own, status }): Person[] =>
    own === 'NORMAL' ? [{ id: memberId, memId, memNick, mark: <MemberStatusChip status={status} /> }] : [],
  )
  const [tier, setTier] = useState<TierOfPartner>('PTN_5')
  const [parent, setParent] = useState<Parent>()
  const [reason, setReason] = useState('')
  const isWhole = member !== undefined && parent !== undefined && staffReason.safeParse(reason).success
  const send = () => {
    if (!isWhole || make.isPending) return
    make.mutate(
      { body: { memberId: member.id, tier, parentId: parent?.id ?? null, reason } },
      {
        onSuccess: () => {
          notifications.show({ message: say('make.done') })
          onClose()
        },
      },
    )
  }
  return (
    <Modal opened onClose={onClose} title={say('make.title')} closeButtonProps={{ 'aria-label': t('act.close') }}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className="second">{say('make.note')}</p>
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
        <PickParent parent={parent} onParent={setParent} topLabel={say('pick.top')} />
        <TextInput
          label={t('reason.label')}
          description={t('reason.hint')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" disabled={!isWhole} loading={make.isPending}>
            {say('make.open')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
