import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { TextArea } from '@maru/ui/text-input.tsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { sayTyping, useSendLine } from './calls/support.ts'

const LONGEST = 1_000
const TYPING_EVERY_MS = 3_000

/** Enter sends, with Shift it is a new line. What could not be sent stays in the field. */
export function ChatField({ isThere }: { isThere: boolean }) {
  const say = useText('support')
  const notifyProblem = useNotifyProblem()
  const send = useSendLine()
  const [text, setText] = useState('')
  const saidTyping = useRef(0)
  const submit = () => {
    const line = text.trim()
    if (line === '' || send.isPending) return
    send.mutate(line, {
      onSuccess: () => setText((now) => (now.trim() === line ? '' : now)),
      onError: notifyProblem,
    })
  }
  const write = (next: string) => {
    setText(next)
    const now = Date.now()
    if (!isThere || next === '' || now - saidTyping.current < TYPING_EVERY_MS) return
    saidTyping.current = now
    sayTyping()
  }
  const onKey = (event: KeyboardEvent) => {
    // Enter also ends a syllable that is being composed.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="flex items-end gap-2 border-line-soft border-t p-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextArea
        aria-label={say('field')}
        placeholder={say(isThere ? 'field' : 'field.leave')}
        rows={1}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKey}
        enterKeyHint="send"
        boxClassName="flex-1"
        className="max-h-40 min-h-12 resize-none!"
      />
      <Button
        type="submit"
        kind="filled"
        size="lg"
        className="h-12!"
        disabled={text.trim() === ''}
        busy={send.isPending}
      >
        {say('send')}
      </Button>
    </form>
  )
}
