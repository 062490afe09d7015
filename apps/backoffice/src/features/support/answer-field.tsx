import { Button, NativeSelect, Textarea } from '@mantine/core'
import { longestLine } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { languageNames } from '../../shared/language-names.ts'
import { sayTyping, useAnswer, useCanned } from './calls/support.ts'

const tongues = ['ko', 'en', 'vn'] as const
const TYPING_EVERY_MS = 3_000

/** Enter sends, with Shift it is a new line. What could not be sent stays in the field, and is sent again under its key. */
export const AnswerField = ({ chatId }: { chatId: number }) => {
  const t = useText('office')
  const say = useText('office-support')
  const answer = useAnswer()
  const canned = useCanned().data?.rows ?? []
  const [tongue, setTongue] = useState<(typeof tongues)[number]>('ko')
  const [text, setText] = useState('')
  const [requestKey, setKey] = useState(() => crypto.randomUUID())
  const saidTyping = useRef(0)
  const send = () => {
    if (text.trim() === '' || answer.isPending) return
    answer.mutate(
      { params: { chatId }, body: { text, requestKey } },
      {
        onSuccess: () => {
          setText('')
          setKey(crypto.randomUUID())
        },
      },
    )
  }
  const write = (next: string) => {
    setText(next)
    const now = Date.now()
    if (next === '' || now - saidTyping.current < TYPING_EVERY_MS) return
    saidTyping.current = now
    sayTyping(chatId)
  }
  const onKey = (event: KeyboardEvent) => {
    // Enter also ends a syllable that is being composed.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="chat-answer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {canned.length > 0 && (
        <div className="row">
          <NativeSelect
            className="grow"
            size="xs"
            aria-label={say('canned.choose')}
            value=""
            data={[
              { value: '', label: say('canned.choose') },
              ...canned.map(({ cannedId, name }) => ({ value: String(cannedId), label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const chosen = canned.find(({ cannedId }) => String(cannedId) === value)
              if (chosen) write(chosen.text[tongue])
            }}
          />
          <NativeSelect
            size="xs"
            aria-label={say('canned.language')}
            value={tongue}
            data={tongues.map((each) => ({ value: each, label: t(languageNames[each]) }))}
            onChange={({ currentTarget: { value } }) => setTongue(value as typeof tongue)}
          />
        </div>
      )}
      <div className="row">
        <Textarea
          className="grow"
          aria-label={say('field')}
          placeholder={say('field')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={longestLine}
          value={text}
          onChange={({ currentTarget: { value } }) => write(value)}
          onKeyDown={onKey}
        />
        <Button type="submit" variant="filled" loading={answer.isPending}>
          {say('send')}
        </Button>
      </div>
    </form>
  )
}
