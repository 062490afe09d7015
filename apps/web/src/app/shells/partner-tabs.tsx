import { useText } from '@maru/i18n/react'
import { ListIcon, PartnerIcon, PointIcon } from '@maru/ui/icons.tsx'
import { Tab } from './tab.tsx'

const tree: readonly string[] = ['partnerTree', 'partnerMembers', 'partnerRecommended', 'striNew']
const earnings: readonly string[] = [
  'partnerSettlement',
  'partnerWagers',
  'partnerLosing',
  'partnerCommission',
  'partnerRule',
]

/** A partner's own pages at the foot of a phone. */
export function PartnerTabs({ here }: { here: string }) {
  const say = useText('partner')
  return (
    <>
      <Tab to="stributor" icon={<PartnerIcon size={23} />} label={say('group.now')} />
      <Tab to="partnerTree" isHere={tree.includes(here)} icon={<ListIcon size={23} />} label={say('group.tree')} />
      <Tab
        to="partnerSettlement"
        isHere={earnings.includes(here)}
        icon={<PointIcon size={23} />}
        label={say('group.earnings')}
      />
    </>
  )
}
