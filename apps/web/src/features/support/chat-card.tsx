import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import type { ChatState } from './chat.rules.ts'
import { ChatField } from './chat-field.tsx'
import { ChatLog } from './chat-log.tsx'
import { useChat } from './use-chat.ts'

/** Who is there, what was said, and the field to write. */
export function ChatCard() {
  const say = useText('support')
  const { data, error, refetch, typing } = useChat()
  if (error && !data) return <LoadFailed title={say('failed')} problem={error} retry={refetch} />
  return (
    <Card
      pad={false}
      aria-busy={!data}
      className="flex h-[max(380px,min(720px,calc(100dvh-256px)))] flex-col max-tablet:-mx-4 max-tablet:rounded-none max-tablet:bg-transparent"
    >
      {data ? (
        <>
          <Head state={data} />
          <ChatLog state={data} typing={typing} />
          <ChatField isThere={data.isThere} />
        </>
      ) : (
        <div className="grid gap-2 p-5">
          <SkeletonTiles count={6} shape="row" />
        </div>
      )}
    </Card>
  )
}

function Head({ state: { chat, isThere, hours } }: { state: ChatState }) {
  const say = useText('support')
  const isOpen = chat?.status === 'open' && chat.staffName !== ''
  return (
    <header className="flex items-start justify-between gap-3 border-line-soft border-b px-5 py-4 max-tablet:px-4">
      <div className="grid gap-1">
        <b className="text-15">
          {isOpen && isThere ? say('with', { name: chat.staffName }) : say(isThere ? 'here' : 'away')}
        </b>
        <span className="text-13 text-text-3 leading-normal">
          {!isThere ? say('away.text', hours) : chat?.status === 'waiting' ? say('waiting') : say('hello.text')}
        </span>
      </div>
      <Tag tone={isThere ? 'ok' : 'mute'}>{say(isThere ? 'state.here' : 'state.away')}</Tag>
    </header>
  )
}
