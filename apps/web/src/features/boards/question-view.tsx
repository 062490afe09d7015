import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Skeleton, SkeletonText } from '@maru/ui/skeleton.tsx'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { navigate } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { type Board, boardDetail } from './calls/boards.ts'
import { useDeletePost } from './calls/save-post.ts'
import { CommentForm } from './comment-form.tsx'
import { isGone } from './entry-in-path.ts'
import { GoneEntry } from './gone-entry.tsx'
import { kindOf } from './question-kinds.ts'

/** What was asked and answered, the oldest first. Nobody but its writer and staff read it. */
export function QuestionView({ boardIdx }: { boardIdx: number }) {
  const say = useText('boards')
  const { data, error, refetch } = useQuery({ ...boardDetail('qna', boardIdx), staleTime: 0, enabled: boardIdx > 0 })
  if (isGone(boardIdx, error)) return <GoneEntry listPage="qnaList" />
  if (error && !data) return <LoadFailed title={say('question.failed')} problem={error} retry={refetch} />
  if (!data)
    return (
      <Card aria-busy="true" className="grid gap-5">
        <Skeleton className="h-7 w-1/2" />
        <SkeletonText lines={5} />
      </Card>
    )
  const state = data.status === 'answer' ? 'answer' : 'wait'
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-2.5">
        <PageTitle className="text-balance">
          <span data-own>{data.title}</span>
        </PageTitle>
        <div className="flex flex-wrap items-center gap-3 text-13 text-text-3">
          <StatusChip state={state === 'answer' ? 'completed' : 'waiting'}>{say(`state.${state}`)}</StatusChip>
          <span>{say(`kind.${kindOf(data.category)}`)}</span>
          <time dateTime={data.at} className="num">
            {dayTime(data.at)}
          </time>
          <DeleteQuestion boardIdx={boardIdx} />
        </div>
      </header>
      <ol className="grid gap-3">
        {data.comment.map((line) => (
          <Line key={line.cmtIdx} line={line} />
        ))}
      </ol>
      {state === 'wait' && <p className="text-13 text-text-3">{say('question.waiting')}</p>}
      <Card>
        <CommentForm board="qna" boardIdx={boardIdx} onSent={() => notify.ok(say('question.sent'))} />
      </Card>
    </article>
  )
}

function Line({ line }: { line: Board['comment'][number] }) {
  return (
    <li
      className={cx(
        'max-w-[88%] rounded-card px-4 py-3',
        line.isOwn ? 'justify-self-end bg-accent-tint' : 'bg-surface-2',
      )}
    >
      <p
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-4 text-12',
          line.isOwn ? 'text-text-2' : 'text-text-3',
        )}
      >
        <b className="font-semibold text-text-2">{line.writer}</b>
        <time dateTime={line.at} className="num">
          {dayTime(line.at)}
        </time>
      </p>
      <p data-own className="mt-1.5 whitespace-pre-line break-words leading-relaxed">
        {line.text}
      </p>
    </li>
  )
}

function DeleteQuestion({ boardIdx }: { boardIdx: number }) {
  const say = useText('boards')
  const sayCommon = useText('common')
  const notifyProblem = useNotifyProblem()
  const remove = useDeletePost()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="ghost" size="sm" className="ml-auto" onClick={() => setAsking(true)}>
        {say('read.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say('question.deleteTitle')}
        confirmLabel={say('read.delete')}
        cancelLabel={sayCommon('action.cancel')}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { boardType: 'qna', boardIdx },
            {
              onSuccess: () => {
                notify.ok(say('question.deleted'))
                navigate({ to: 'qnaList' })
              },
              onError: notifyProblem,
            },
          )
        }
      >
        {say('question.deleteText')}
      </ConfirmDialog>
    </>
  )
}
