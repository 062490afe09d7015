import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Field } from '@maru/ui/field.tsx'
import { TextArea } from '@maru/ui/text-input.tsx'
import { useState } from 'react'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import type { BoardType } from './calls/boards.ts'
import { useSaveComment } from './calls/save-comment.ts'

const mostComment = 300
type Props = {
  board: BoardType
  boardIdx: number
  /** What is changed; 0: a new one. */
  cmtIdx?: number
  parentIdx?: number
  text?: string
  onSent: () => void
}

export function CommentForm({ board, boardIdx, cmtIdx = 0, parentIdx = 0, text: before = '', onSent }: Props) {
  const say = useText('boards')
  const notifyProblem = useNotifyProblem()
  const [text, setText] = useState(before)
  const save = useSaveComment()
  const isQuestion = board === 'qna'
  const send = () =>
    save.mutate(
      { boardType: board, boardIdx, cmtIdx, parentIdx, text },
      {
        onSuccess: ({ status }) => {
          setText('')
          if (status === 'review') notify.note(say('comment.review'))
          onSent()
        },
        onError: notifyProblem,
      },
    )
  return (
    <form
      className="mt-3 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        label={say(isQuestion ? 'question.again' : 'comment.label')}
        hint={say(isQuestion ? 'question.againHint' : 'comment.hint', { most: mostComment })}
        aside={<span className="num text-12 text-text-3">{`${text.length} / ${mostComment}`}</span>}
      >
        <TextArea rows={3} maxLength={mostComment} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" disabled={text.trim() === ''} busy={save.isPending} className="justify-self-end touch:h-11">
        {say(isQuestion ? 'question.send' : 'comment.send')}
      </Button>
    </form>
  )
}
