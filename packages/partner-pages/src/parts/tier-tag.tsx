import type { PartnerTier } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Tag } from '@maru/ui/tag.tsx'

export function TierTag({ tier }: { tier: PartnerTier }) {
  const say = useText('partner')
  return <Tag>{say(`tier.${tier}`)}</Tag>
}
