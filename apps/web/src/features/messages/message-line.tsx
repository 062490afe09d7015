import { useText } from '@maru/i18n/react'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { cx } from '@maru/ui/cx.ts'
import { dayTime } from '../../shared/format/date.ts'
import { Link } from '../../shared/navigation/index.ts'
import type { MessageRow } from './calls/messages.ts'
import { MessageKindTag } from './message-kind.tsx'

type Props = { row: MessageRow; isChosen: boolean; onChoose: (isChosen: boolean) => void }

export function MessageLine({ row: { msgIdx, kind, title, isRead, createdAt }, isChosen, onChoose }: Props) {
  const say = useText('messages')
  return (
    <li className="flex items-center gap-3 border-line-soft border-t pl-5 max-tablet:pl-4">
      <Checkbox
        label={say('list.choose', { title })}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="shrink-0"
      />
      <Link
        to="message"
        params={{ msgIdx: String(msgIdx) }}
        className="flex min-h-13 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2.5 pr-5 hover:text-accent max-tablet:pr-4"
      >
        <MessageKindTag kind={kind} />
        <span
          className={cx(
            'min-w-0 flex-1 truncate max-tablet:order-3 max-tablet:line-clamp-2 max-tablet:basis-full max-tablet:whitespace-normal',
            isRead ? 'text-text-2' : 'font-semibold',
          )}
        >
          {title}
          {!isRead && (
            <>
              <i aria-hidden="true" className="ml-1.5 inline-block size-1.5 rounded-full bg-accent align-middle" />
              <span className="sr-only"> {say('list.new')}</span>
            </>
          )}
        </span>
        <time dateTime={createdAt} className="num shrink-0 text-13 text-text-3 max-tablet:ml-auto max-tablet:text-12">
          {dayTime(createdAt)}
        </time>
      </Link>
    </li>
  )
}
