import type { ChatMessage } from '../../../../src/tables/chat/chat-shapes.ts'
import { Icon } from '../../frame/icons.tsx'
import type { Say } from '../../frame/texts.ts'
import { phraseWords } from './chat-words.ts'

/** As one line of text. */
export const lineOf = ({ who, said, phrase }: ChatMessage, say: Say): string => {
  const key = phrase && phraseWords[phrase]
  return `${who}: ${key ? say(key) : said}`
}

export function ChatLine({
  message: { who, said, phrase },
  isOwn,
  isReported,
  onReport,
  say,
}: {
  message: ChatMessage
  isOwn: boolean
  isReported: boolean
  onReport: () => void
  say: Say
}) {
  const key = phrase && phraseWords[phrase]
  return (
    <li className={isOwn ? 'own' : ''}>
      <b>{isOwn ? say('chatYou') : who}</b> <span>{key ? say(key) : said}</span>
      {isOwn ? null : (
        <button
          type="button"
          className="chat-report"
          disabled={isReported}
          aria-label={say(isReported ? 'chatReported' : 'chatReport')}
          title={say(isReported ? 'chatReported' : 'chatReport')}
          onClick={onReport}
        >
          <Icon name="flag" />
        </button>
      )}
    </li>
  )
}
