import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { Field } from '@maru/ui/field.tsx'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { TextArea, TextInput } from '@maru/ui/text-input.tsx'
import { useState } from 'react'
import { navigate } from '../../shared/navigation/index.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { useSavePost } from './calls/save-post.ts'
import { kindOf, writtenKinds } from './question-kinds.ts'
import { useDraft } from './use-draft.ts'

const mostTitle = 60
const mostText = 2_000

export function QuestionForm({ owner }: { owner: string }) {
  const say = useText('boards')
  const sayCommon = useText('common')
  const notifyProblem = useNotifyProblem()
  const draft = useDraft(owner, 'qna', { title: '', html: '' })
  const [kind, setKind] = useState<(typeof writtenKinds)[number]>('cash')
  const [isTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const save = useSavePost()
  const [title, text] = [draft.title.trim(), draft.html.trim()]
  const missing = (value: string) => (isTried && value === '' ? say('write.required') : undefined)
  const send = () =>
    save.mutate(
      { boardType: 'qna', category: kind, title, content: text },
      {
        onSuccess: ({ boardIdx }) => {
          draft.drop()
          notify.ok(say('question.sent'))
          navigate({ to: 'qnaRead', params: { boardIdx: String(boardIdx) } }, { replace: true })
        },
        onError: (problem) => {
          setAsking(false)
          notifyProblem(problem)
        },
      },
    )
  return (
    <Card className="max-w-180">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (title !== '' && text !== '') setAsking(true)
        }}
      >
        <Field label={say('question.kind')}>
          <NativeSelect
            value={kind}
            onChange={(event) => {
              const chosen = kindOf(event.target.value)
              if (chosen !== 'bankaccount') setKind(chosen)
            }}
            options={writtenKinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
          />
        </Field>
        <Field label={say('write.title')} error={missing(title)}>
          <TextInput
            maxLength={mostTitle}
            value={draft.title}
            onChange={(event) => draft.setTitle(event.target.value)}
          />
        </Field>
        <Field
          label={say('write.content')}
          error={missing(text)}
          hint={say('question.hint')}
          aside={<span className="num text-12 text-text-3">{`${draft.html.length} / ${mostText}`}</span>}
        >
          <TextArea
            rows={8}
            maxLength={mostText}
            value={draft.html}
            onChange={(event) => draft.setHtml(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="filled" size="lg">
          {say('question.send')}
        </Button>
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say('question.ask')}
        confirmLabel={say('question.send')}
        cancelLabel={sayCommon('action.cancel')}
        busy={save.isPending}
        onConfirm={send}
      >
        {say('question.askText')}
      </ConfirmDialog>
    </Card>
  )
}
