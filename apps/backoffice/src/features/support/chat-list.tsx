import type { AdminAnswerOf, adminChats } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { When } from '../../shared/parts/when.tsx'

type Found = AdminAnswerOf<typeof adminChats>
type Props = { found: Found; chosen: number; onChoose: (chatId: number) => void }

const MINUTE_MS = 60_000

/** Who waits longest comes first. */
export const ChatList = ({ found, chosen, onChoose }: Props) => {
  const say = useText('office-support')
  if (found.rows.length === 0) return <Empty title={say('none')} />
  return (
    <ul className="chat-rows">
      {found.rows.map((row) => (
        <li key={row.chatId}>
          <button
            type="button"
            aria-current={row.chatId === chosen ? 'true' : undefined}
            onClick={() => onChoose(row.chatId)}
          >
            <span className="row">
              <b>{row.memNick}</b>
              <span className="grow" />
              {row.unread > 0 && <b className="chat-unread num">{row.unread}</b>}
              <span className="quiet">
                <When at={row.changedAt} />
              </span>
            </span>
            <span className="chat-last">{row.lastText}</span>
            <span className="row">
              {row.waitingSince ? (
                <Chip tone="warn">{say('waited', { minutes: minutesSince(row.waitingSince) })}</Chip>
              ) : (
                <Chip tone="ok">{say('answered')}</Chip>
              )}
              <span className="quiet">{row.staffName}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const minutesSince = (at: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / MINUTE_MS))
