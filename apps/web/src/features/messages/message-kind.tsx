import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Tag } from '@maru/ui/tag.tsx'

export type MessageKind = Data<'/api/board/msgList'>['list'][number]['kind']
const tones = { guide: 'mute', bonus: 'accent', answer: 'info', event: 'warn' } as const

export function MessageKindTag({ kind }: { kind: MessageKind }) {
  const say = useText('messages')
  return <Tag tone={tones[kind]}>{say(`kind.${kind}`)}</Tag>
}
