import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { clock, day, isoDay } from '../../shared/format/date.ts'
import { Link } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useMember } from '../../shared/session/session.ts'
import { messageList } from './calls/messages.ts'
import { MessageKindTag } from './message-kind.tsx'

const MOST_SHOWN = 5

/** The newest of what has not been read; each opens on its page. */
export function MessagesDialog({ close }: { close: () => void }) {
  const say = useText('messages')
  const sayCommon = useText('common')
  const { data, error, refetch } = useQuery(messageList(1))
  const unread = useMember()?.msgInfo.newMsg ?? 0
  const rows = data?.list.filter((one) => !one.isRead).slice(0, MOST_SHOWN)
  return (
    <Modal
      open
      onOpenChange={close}
      title={say('dialog.title', { count: unread })}
      closeLabel={sayCommon('action.close')}
      size="md"
    >
      {error ? (
        <LoadFailed title={say('list.failed')} problem={error} retry={refetch} />
      ) : !rows ? (
        <div className="grid gap-2" aria-busy="true">
          <SkeletonTiles count={3} shape="row" />
        </div>
      ) : (
        <ul>
          {rows.map(({ msgIdx, kind, title, createdAt }) => (
            <li key={msgIdx} className="border-line-soft border-t first:border-0">
              <Link
                to="message"
                params={{ msgIdx: String(msgIdx) }}
                onClick={close}
                className="flex min-h-12 w-full items-center gap-3 py-1.5 leading-snug hover:text-accent"
              >
                <MessageKindTag kind={kind} />
                <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{title}</span>
                <time dateTime={createdAt} className="num ml-auto shrink-0 text-12 text-text-3">
                  {isoDay(createdAt) === isoDay(Date.now()) ? clock(createdAt) : day(createdAt)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ModalActions>
        <Button onClick={close}>{say('dialog.later')}</Button>
        <Link to="messages" onClick={close} className={buttonClass({ kind: 'filled' })}>
          {say('dialog.open')}
        </Link>
      </ModalActions>
    </Modal>
  )
}
