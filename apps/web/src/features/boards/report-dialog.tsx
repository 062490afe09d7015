import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { TextArea } from '@maru/ui/text-input.tsx'
import { useState } from 'react'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import type { PostBoard } from './calls/boards.ts'
import { useReportPost } from './calls/react-to-post.ts'

const reasons = ['spam', 'abuse', 'personal', 'fraud', 'other'] as const
type Reason = (typeof reasons)[number]
const mostNote = 200

/** `cmtIdx` 0: of the post itself. */
export function ReportDialog({
  board,
  boardIdx,
  cmtIdx = 0,
  close,
}: {
  board: PostBoard
  boardIdx: number
  cmtIdx?: number
  close: () => void
}) {
  const say = useText('boards')
  const sayCommon = useText('common')
  const notifyProblem = useNotifyProblem()
  const report = useReportPost()
  const [reason, setReason] = useState<Reason>('spam')
  const [note, setNote] = useState('')
  const send = () =>
    report.mutate(
      { boardType: board, boardIdx, cmtIdx, reason, note },
      {
        onSuccess: () => {
          notify.ok(say('report.done'))
          close()
        },
        onError: notifyProblem,
      },
    )
  return (
    <Modal
      open
      onOpenChange={close}
      title={say('report.title')}
      note={say('report.text')}
      closeLabel={sayCommon('action.close')}
      dismissable={!report.isPending}
    >
      <div className="grid gap-4">
        <Field label={say('report.reason')}>
          <NativeSelect
            value={reason}
            onChange={(event) => setReason(event.target.value as Reason)}
            options={reasons.map((value) => ({ value, label: say(`report.${value}`) }))}
          />
        </Field>
        <Field
          label={say('report.note')}
          aside={<span className="num text-12 text-text-3">{`${note.length} / ${mostNote}`}</span>}
        >
          <TextArea rows={3} maxLength={mostNote} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
      <ModalActions>
        <Button onClick={close} disabled={report.isPending}>
          {sayCommon('action.cancel')}
        </Button>
        <Button kind="filled" busy={report.isPending} onClick={send}>
          {say('read.report')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
