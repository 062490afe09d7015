import { useText } from '@maru/i18n/react'
import { Avatar } from '@maru/ui/avatar.tsx'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { CopyIcon } from '@maru/ui/icons.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton, SkeletonText } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { Link, navigate, type RouteName } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { copyText } from '../../shared/text/copy-text.ts'
import { RichHtml } from '../../shared/text/rich-html.tsx'
import { notify } from '../../shared/toast.ts'
import { type Board, boardDetail, type PostBoard } from './calls/boards.ts'
import { useLikePost } from './calls/react-to-post.ts'
import { useDeletePost } from './calls/save-post.ts'
import { Comments } from './comments.tsx'
import { isGone } from './entry-in-path.ts'
import { GoneEntry } from './gone-entry.tsx'
import { HeartIcon } from './icons.tsx'
import { PostReward } from './post-reward.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((m) => ({ default: m.ReportDialog })))

type Props = { board: PostBoard; boardIdx: number; listPage: 'boardList' | 'noticeList' }

export function PostView({ board, boardIdx, listPage }: Props) {
  const say = useText('boards')
  const [cmtPage, setCmtPage] = useState(1)
  const { data, error, refetch } = useQuery({ ...boardDetail(board, boardIdx, cmtPage), enabled: boardIdx > 0 })
  if (isGone(boardIdx, error)) return <GoneEntry listPage={listPage} board={board} />
  if (error && !data) return <LoadFailed title={say('read.failed')} problem={error} retry={refetch} />
  if (!data)
    return (
      <Card aria-busy="true" className="grid gap-5">
        <Skeleton className="h-8 w-2/3" />
        <SkeletonText lines={6} />
      </Card>
    )
  return (
    <>
      <PostArticle post={data} board={board} listPage={listPage} />
      <PostReward post={data} board={board} />
      <Comments post={data} board={board} page={cmtPage} onPage={setCmtPage} />
      <Neighbours post={data} page={board === 'notice' ? 'noticeRead' : 'boardRead'} board={board} />
    </>
  )
}

type ArticleProps = { post: Board; board: PostBoard; listPage: RouteName }
function PostArticle({ post, board, listPage }: ArticleProps) {
  const say = useText('boards')
  const [isReporting, setReporting] = useState(false)
  const own = post.isStaff ? undefined : ''
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-3">
        <PageTitle className="text-balance">
          <span data-own={own}>{post.title}</span>
        </PageTitle>
        <div className="num flex min-h-9 flex-wrap items-center gap-x-3.5 gap-y-1 text-13 text-text-3">
          <span className="inline-flex items-center gap-2 font-semibold text-text-2">
            <Avatar name={post.writer} size={28} />
            {post.writer}
            {post.isStaff && <Tag tone="accent">{say('read.staff')}</Tag>}
            {post.isOwn && <Tag>{say('read.own')}</Tag>}
          </span>
          <time dateTime={post.at}>{dayTime(post.at)}</time>
          <span>{say('read.views', { count: post.views })}</span>
          <span className="ml-auto flex gap-1">
            {post.isOwn ? (
              <OwnActs post={post} board={board} listPage={listPage} />
            ) : (
              !post.isStaff && (
                <Button kind="ghost" size="sm" disabled={post.isReported} onClick={() => setReporting(true)}>
                  {say(post.isReported ? 'read.reported' : 'read.report')}
                </Button>
              )
            )}
          </span>
        </div>
      </header>
      {post.status === 'review' && <Notice tone="warn" title={say('read.review')} />}
      <Card className="grid gap-7 tablet:px-8 tablet:py-7">
        <div data-own={own}>
          <RichHtml html={post.text} className="text-15 tablet:text-16" />
        </div>
        <Reactions post={post} board={board} />
      </Card>
      {isReporting && (
        <Suspense>
          <ReportDialog board={board} boardIdx={post.boardIdx} close={() => setReporting(false)} />
        </Suspense>
      )}
    </article>
  )
}

function OwnActs({ post, board, listPage }: ArticleProps) {
  const say = useText('boards')
  const sayCommon = useText('common')
  const notifyProblem = useNotifyProblem()
  const [isAsking, setAsking] = useState(false)
  const remove = useDeletePost()
  return (
    <>
      <Link
        to="boardWrite"
        search={{ edit: String(post.boardIdx) }}
        className={buttonClass({ kind: 'ghost', size: 'sm' })}
      >
        {say('read.edit')}
      </Link>
      <Button kind="ghost" size="sm" onClick={() => setAsking(true)}>
        {say('read.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say('delete.title')}
        confirmLabel={say('read.delete')}
        cancelLabel={sayCommon('action.cancel')}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { boardType: board, boardIdx: post.boardIdx },
            {
              onSuccess: () => {
                notify.ok(say('delete.done'))
                navigate({ to: listPage })
              },
              onError: notifyProblem,
            },
          )
        }
      >
        {say('delete.text')}
      </ConfirmDialog>
    </>
  )
}

function Reactions({ post, board }: { post: Board; board: PostBoard }) {
  const say = useText('boards')
  const notifyProblem = useNotifyProblem()
  const like = useLikePost()
  if (post.status === 'review') return null
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button
        kind={post.isLiked ? 'tonal' : 'neutral'}
        aria-pressed={post.isLiked}
        busy={like.isPending}
        icon={<HeartIcon size={16} fill={post.isLiked ? 'currentColor' : 'none'} />}
        className="touch:h-11"
        onClick={() =>
          like.mutate({ boardType: board, boardIdx: post.boardIdx, isLiked: !post.isLiked }, { onError: notifyProblem })
        }
      >
        {say('read.like', { count: post.likes })}
      </Button>
      <Button
        kind="ghost"
        icon={<CopyIcon size={16} />}
        className="touch:h-11"
        onClick={async () => {
          if (await copyText(location.href)) notify.ok(say('read.copied'))
        }}
      >
        {say('read.copy')}
      </Button>
    </div>
  )
}

type NeighbourProps = { post: Board; page: 'boardRead' | 'noticeRead'; board: PostBoard }
function Neighbours({ post, page, board }: NeighbourProps) {
  const say = useText('boards')
  const rows = [
    { name: say('read.newer'), one: post.newer },
    { name: say('read.older'), one: post.older },
  ].flatMap(({ name, one }) => (one ? [{ name, ...one }] : []))
  if (rows.length === 0) return null
  return (
    <Card pad={false}>
      <ul>
        {rows.map(({ name, boardIdx, title }) => (
          <li key={boardIdx} className="border-line-soft border-t first:border-0">
            <Link
              to={page}
              params={{ boardIdx: String(boardIdx) }}
              search={{ board: board === 'event' || board === 'guide' ? board : undefined }}
              className="flex min-h-12 items-center gap-4 px-5 text-14 hover:text-accent max-tablet:px-4"
            >
              <span className="w-16 shrink-0 text-12 text-text-3">{name}</span>
              <span data-own className="truncate">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
