import { useText } from '@maru/i18n/react'
import { Avatar } from '@maru/ui/avatar.tsx'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Tag } from '@maru/ui/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import type { Board, BoardComment, PostBoard } from './calls/boards.ts'
import { useSaveComment } from './calls/save-comment.ts'
import { CommentForm } from './comment-form.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((m) => ({ default: m.ReportDialog })))

type Act = 'answer' | 'edit'
type Props = {
  comment: BoardComment
  post: Board
  board: PostBoard
  open: Act | undefined
  onOpen: (act: Act | undefined) => void
}
const act = 'inline-flex min-h-8 items-center text-12 text-text-3 hover:text-text touch:min-h-11'

export function CommentRow({ comment, post, board, open, onOpen }: Props) {
  const say = useText('boards')
  const { cmtIdx, parentIdx, status } = comment
  const isAnswer = parentIdx !== 0
  if (status === 'removed')
    return (
      <li className={cx(row, isAnswer && 'pl-11')}>
        <p className="text-13 text-text-3">{say('comment.removed')}</p>
      </li>
    )
  return (
    <li className={cx(row, isAnswer && 'pl-11')}>
      <div className="flex gap-3">
        <Avatar name={comment.writer} size={32} />
        <div className="min-w-0 flex-1">
          <div className="flex min-h-8 flex-wrap items-center gap-2">
            <b className="font-semibold">{comment.writer}</b>
            {comment.isStaff && <Tag tone="accent">{say('read.staff')}</Tag>}
            {comment.isOwn && <Tag>{say('read.own')}</Tag>}
            {status === 'review' && <Tag tone="warn">{say('list.review')}</Tag>}
            <time dateTime={comment.at} className="num text-12 text-text-3">
              {dayTime(comment.at)}
            </time>
            {/* Events are drawn by it. */}
            {board === 'event' && !comment.isStaff && <span className="num text-12 text-text-3">{`#${cmtIdx}`}</span>}
          </div>
          {open === 'edit' ? (
            <CommentForm
              board={board}
              boardIdx={post.boardIdx}
              cmtIdx={cmtIdx}
              text={comment.text}
              onSent={() => onOpen(undefined)}
            />
          ) : (
            <p data-own className="whitespace-pre-line break-words text-14 text-text-2 leading-relaxed">
              {comment.text}
            </p>
          )}
          <Acts comment={comment} post={post} board={board} onOpen={onOpen} />
          {open === 'answer' && (
            <CommentForm board={board} boardIdx={post.boardIdx} parentIdx={cmtIdx} onSent={() => onOpen(undefined)} />
          )}
        </div>
      </div>
    </li>
  )
}

const row = 'border-line-soft border-t py-4 first:border-0 first:pt-0'

function Acts({ comment, post, board, onOpen }: Omit<Props, 'open'>) {
  const say = useText('boards')
  const sayCommon = useText('common')
  const notifyProblem = useNotifyProblem()
  const save = useSaveComment()
  const [asked, setAsked] = useState<'delete' | 'report'>()
  const { cmtIdx, isOwn, isStaff, status } = comment
  const close = () => setAsked(undefined)
  const remove = () =>
    save.mutate(
      { boardType: board, boardIdx: post.boardIdx, cmtIdx, act: 'delete' },
      { onSuccess: close, onError: notifyProblem },
    )
  return (
    <div className="flex gap-4">
      {post.mayComment && status === 'shown' && (
        <button type="button" className={act} onClick={() => onOpen('answer')}>
          {say('comment.answer')}
        </button>
      )}
      {isOwn && (
        <>
          <button type="button" className={act} onClick={() => onOpen('edit')}>
            {say('read.edit')}
          </button>
          <button type="button" className={act} onClick={() => setAsked('delete')}>
            {say('read.delete')}
          </button>
        </>
      )}
      {!isOwn && !isStaff && (
        <button type="button" className={act} onClick={() => setAsked('report')}>
          {say('read.report')}
        </button>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={say('comment.deleteTitle')}
          confirmLabel={say('read.delete')}
          cancelLabel={sayCommon('action.cancel')}
          danger
          busy={save.isPending}
          onConfirm={remove}
        />
      )}
      {asked === 'report' && (
        <Suspense>
          <ReportDialog board={board} boardIdx={post.boardIdx} cmtIdx={cmtIdx} close={close} />
        </Suspense>
      )}
    </div>
  )
}
