import type { MemberStatus } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Tag, type Tone } from '@maru/ui/tag.tsx'

const tones: Record<MemberStatus, Tone> = {
  pending: 'info',
  active: 'ok',
  rejected: 'mute',
  locked: 'warn',
  suspended: 'warn',
}

export function StatusTag({ status }: { status: MemberStatus }) {
  const say = useText('partner')
  return <Tag tone={tones[status]}>{say(`status.${status}`)}</Tag>
}
