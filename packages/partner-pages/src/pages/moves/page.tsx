import { useText } from '@maru/i18n/react'
import { Segmented } from '@maru/ui/segmented.tsx'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { MovesTable } from '../../money/moves-table.tsx'
import { MemberChip } from '../../parts/branch-choice.tsx'

const ways = ['', 'give', 'take'] as const

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="moves" note={say('moves.note')}>
      <Moves />
    </PartnerFrame>
  )
}

function Moves() {
  const say = useText('partner')
  const { search, changeSearch } = useHost()
  const way = ways.find((known) => known === search.way) ?? ''
  return (
    <MovesTable
      memberId={Number(search.member) || 0}
      way={way}
      filter={
        <>
          <Segmented
            label={say('col.kind')}
            value={way}
            onChange={(next) => changeSearch({ way: next })}
            options={ways.map((value) => ({ value, label: say(value ? `give.${value}` : 'cash.all') }))}
          />
          <MemberChip name={say('moves.oneOnly')} />
        </>
      }
    />
  )
}
