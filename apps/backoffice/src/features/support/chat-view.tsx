import { Button, NativeSelect } from '@mantine/core'
import type { AdminAnswerOf, adminChat, adminChats } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { useTyping } from '../../shared/live/support-live.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay, useMe } from '../../shared/staff/me.ts'
import { AnswerField } from './answer-field.tsx'
import { saySeen, useCloseChat, useHandOver, useTakeChat } from './calls/support.ts'

type Props = { found: AdminAnswerOf<typeof adminChat>; there: AdminAnswerOf<typeof adminChats>['there'] }

/** What was said, and what its holder may do. */
export const ChatView = ({ found: { chat, lines }, there }: Props) => {
  const say = useText('office-support')
  const may = useMay()
  const me = useMe()
  const take = useTakeChat()
  const handOver = useHandOver()
  const close = useCloseChat()
  const typing = useTyping(chat.chatId)
  const [isAsking, setAsking] = useState(false)
  const log = useRef<HTMLDivElement>(null)
  const { chatId, lastSeq } = chat
  const params = { chatId }
  const isOwn = chat.status === 'open' && chat.staffId === me?.staffId
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line moves the view to it
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [lastSeq, typing])
  useEffect(() => {
    if (isOwn) saySeen(chatId, lastSeq)
  }, [isOwn, chatId, lastSeq])
  return (
    <>
      <div className="panel-pad row">
        <b>{chat.memNick}</b>
        <span className="quiet">{chat.staffName}</span>
        <span className="grow" />
        {may('support.answer') && chat.status === 'waiting' && (
          <Button variant="filled" size="compact-sm" loading={take.isPending} onClick={() => take.mutate({ params })}>
            {say('take')}
          </Button>
        )}
        {isOwn && (
          <>
            <NativeSelect
              aria-label={say('hand-over')}
              size="xs"
              value=""
              data={[
                { value: '', label: say('hand-over') },
                { value: '0', label: say('hand-over.queue') },
                ...there
                  .filter(({ staffId }) => staffId !== me?.staffId)
                  .map(({ staffId, name }) => ({ value: String(staffId), label: name })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                value !== '' && handOver.mutate({ params, body: { staffId: Number(value) || null } })
              }
            />
            <Button size="compact-sm" onClick={() => setAsking(true)}>
              {say('close')}
            </Button>
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="chat-log" role="log" aria-label={say('log')} ref={log} tabIndex={0}>
        {lines.map((line) => (
          <div key={line.seq} className="chat-line" data-side={line.side}>
            <p>{line.text}</p>
            <small className="quiet">
              {line.staffName} <When at={line.at} />
              {line.side === 'staff' && line.seq <= chat.memberSeen && ` · ${say('seen')}`}
            </small>
          </div>
        ))}
        {typing && <p className="quiet">{say('typing', { name: typing })}</p>}
      </div>
      {isOwn && <AnswerField key={chatId} chatId={chatId} />}
      {isAsking && (
        <ConfirmModal
          title={say('close-title')}
          confirmLabel={say('close')}
          isBusy={close.isPending}
          onConfirm={() => close.mutate({ params }, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {say('close-text')}
        </ConfirmModal>
      )}
    </>
  )
}
