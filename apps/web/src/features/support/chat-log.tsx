import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { useEffect, useRef } from 'react'
import { clock, dayTime, isoDay } from '../../shared/format/date.ts'
import type { ChatState } from './chat.rules.ts'

/** Staff at the left, the member at the right, the newest below. */
export function ChatLog({ state: { chat, lines }, typing }: { state: ChatState; typing: string }) {
  const say = useText('support')
  const box = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line moves the view to it
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last, typing])
  const seenSeq = lines.findLast((line) => line.side === 'member' && line.seq <= (chat?.staffSeen ?? 0))?.seq
  return (
    <div
      ref={box}
      role="log"
      aria-label={say('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="flex flex-1 flex-col gap-2.5 overflow-y-auto overscroll-contain px-5 py-4 max-tablet:px-4"
    >
      <p className={cx(bubble, 'self-start bg-surface-3')}>
        {say('hello')}
        <br />
        {say('hello.text')}
      </p>
      {lines.map(({ seq, side, text, at, staffName }) => {
        const isOwn = side === 'member'
        return (
          <div key={seq} className={cx('grid max-w-[85%] gap-1', isOwn ? 'justify-items-end self-end' : 'self-start')}>
            <p className={cx(bubble, isOwn ? 'bg-accent-tint text-text' : 'bg-surface-3')}>
              <span className="sr-only">{isOwn ? say('mine') : staffName}: </span>
              <span data-own>{text}</span>
            </p>
            <span className="num text-12 text-text-3">
              {seq === seenSeq && `${say('seen')} · `}
              {isoDay(at) === isoDay(Date.now()) ? clock(at) : dayTime(at)}
            </span>
          </div>
        )
      })}
      {typing && <p className={cx(bubble, 'self-start bg-surface-1 text-text-3')}>{say('typing', { name: typing })}</p>}
      {chat?.status === 'closed' && <p className="self-center py-2 text-13 text-text-3">{say('closed')}</p>}
    </div>
  )
}

const bubble =
  'max-w-full whitespace-pre-line rounded-[16px] px-4 py-2.5 text-15 leading-normal [overflow-wrap:anywhere]'
