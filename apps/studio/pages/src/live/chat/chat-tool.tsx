import { Icon } from '../../frame/icons.tsx'
import type { Say } from '../../frame/texts.ts'
import type { ChatStore } from './chat-store.ts'
import { useChat } from './use-chat.ts'

/** Shows and hides the chat of a table that has one; says how much nobody has read. */
export function ChatTool({
  store,
  isOpen,
  onToggle,
  say,
}: {
  store: ChatStore
  isOpen: boolean
  onToggle: () => void
  say: Say
}) {
  const { isOn, unread } = useChat(store)
  if (!isOn) return null
  const label = unread > 0 && !isOpen ? say('chatUnread', { n: unread }) : say('chatName')
  return (
    <button
      type="button"
      className="tool live-tool chat-tool"
      aria-label={label}
      title={label}
      aria-pressed={isOpen}
      data-unread={unread > 0 && !isOpen}
      onClick={onToggle}
    >
      <Icon name="chat" />
    </button>
  )
}
