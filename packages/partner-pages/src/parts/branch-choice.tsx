import { useText } from '@maru/i18n/react'
import { Chip } from '@maru/ui/chip.tsx'
import { useHost } from '../host/host.ts'
import { useRead } from '../host/use-call.ts'

/** Of whose branch a list is, where its address names one: a press takes the whole again. */
export function BranchChip() {
  const say = useText('partner')
  const { search, changeSearch } = useHost()
  const partnerId = Number(search.of) || 0
  const { data } = useRead('/api/partner/tree', { partnerId, size: 1 }, { isOff: partnerId === 0 })
  if (partnerId === 0) return null
  return (
    <Chip pressed onClick={() => changeSearch({ of: undefined })}>
      {say('members.of', { name: data?.self.memNick ?? '…' })} ✕
    </Chip>
  )
}

/** One member alone, where the address names one. */
export function MemberChip({ name }: { name: string | undefined }) {
  const { search, changeSearch } = useHost()
  if (!Number(search.member)) return null
  return (
    <Chip pressed onClick={() => changeSearch({ member: undefined })}>
      {name ?? '…'} ✕
    </Chip>
  )
}

/** As the wire takes them. */
export const useWhose = () => {
  const { search } = useHost()
  return { partnerId: Number(search.of) || 0, memberId: Number(search.member) || 0 }
}
