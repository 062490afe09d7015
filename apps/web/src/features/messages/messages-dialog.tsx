import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clock, day, dayTime, isoDay } from '../../shared/format/date.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { messageList } from './calls/message-list.ts'
import { useReadMessage } from './calls/read-message.ts'

const tones = { guide: 'mute', bonus: 'accent', answer: 'info' } as const

/** New messages first; one is read in its own view. */
export function MessagesDialog({ close }: { close: () => void }) {
  const say = useText('site')
  const sayCommon = useText('common')
  const { data, error, refetch } = useQuery(messageList)
  const [openIdx, setOpenIdx] = useState<number>()
  const read = useReadMessage()
  const opened = data?.list.find((one) => one.msgIdx === openIdx)
  const unread = data?.unread ?? 0

  if (opened)
    return (
      <Modal
        open
        onOpenChange={close}
        title={opened.title}
        note={dayTime(opened.createdAt)}
        closeLabel={sayCommon('action.close')}
        size="md"
      >
        <p className="whitespace-pre-line text-text-2 leading-relaxed">{opened.text}</p>
        <ModalActions>
          <Button onClick={() => setOpenIdx(undefined)}>{say('messages.back')}</Button>
          <Button kind="filled" onClick={close}>
            {sayCommon('action.confirm')}
          </Button>
        </ModalActions>
      </Modal>
    )
  return (
    <Modal
      open
      onOpenChange={close}
      title={unread > 0 ? say('messages.title', { count: unread }) : say('messages.all')}
      closeLabel={sayCommon('action.close')}
      size="md"
    >
      {error ? (
        <LoadFailed title={say('messages.failed')} problem={error} retry={refetch} />
      ) : !data ? (
        <div className="grid gap-2">
          <SkeletonTiles count={3} shape="row" />
        </div>
      ) : data.list.length === 0 ? (
        <Empty title={say('messages.none')} />
      ) : (
        <ul>
          {data.list.map(({ msgIdx, kind, title, isRead, createdAt }) => (
            <li key={msgIdx} className="border-line-soft border-t first:border-0">
              <button
                type="button"
                onClick={() => {
                  setOpenIdx(msgIdx)
                  if (!isRead) read.mutate(msgIdx)
                }}
                className="flex min-h-12 w-full items-center gap-3 py-1.5 text-left leading-snug hover:text-accent"
              >
                <Tag tone={tones[kind]}>{say(`messages.${kind}`)}</Tag>
                <span className={isRead ? 'line-clamp-2 text-text-2' : 'line-clamp-2 font-semibold'}>{title}</span>
                {!isRead && <Tag tone="accent">{say('messages.new')}</Tag>}
                <time dateTime={createdAt} className="ml-auto shrink-0 text-12 text-text-3">
                  {isoDay(createdAt) === isoDay(Date.now()) ? clock(createdAt) : day(createdAt)}
                </time>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
