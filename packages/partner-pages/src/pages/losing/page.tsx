import { useText } from '@maru/i18n/react'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { LosingDetail } from '../../losing/losing-detail.tsx'
import { LosingPeriods } from '../../losing/losing-periods.tsx'

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="losing" note={say('losing.note')}>
      <Losing />
    </PartnerFrame>
  )
}

function Losing() {
  const { search } = useHost()
  const settlementId = Number(search.settlement) || 0
  return settlementId > 0 ? <LosingDetail key={settlementId} settlementId={settlementId} /> : <LosingPeriods />
}
