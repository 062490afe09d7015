import { useText } from '@maru/i18n/react'
import { Section } from '@maru/ui/card.tsx'
import { useState } from 'react'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import type { Board, PostBoard } from './calls/boards.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentRow } from './comment-row.tsx'

type Props = { post: Board; board: PostBoard; page: number; onPage: (page: number) => void }

/** What was said of a post. An answer stands below what it answers. */
export function Comments({ post, board, page, onPage }: Props) {
  const say = useText('boards')
  const [open, setOpen] = useState<{ cmtIdx: number; act: 'answer' | 'edit' }>()
  const { cmtPageInfo, comment } = post
  const close = () => setOpen(undefined)
  if (!post.mayComment && comment.length === 0) return null
  return (
    <Section title={say('read.comments', { count: post.comments })}>
      <ul>
        {comment.map((one) => (
          <CommentRow
            key={one.cmtIdx}
            comment={one}
            post={post}
            board={board}
            open={open?.cmtIdx === one.cmtIdx ? open.act : undefined}
            onOpen={(act) => setOpen(act && { cmtIdx: one.cmtIdx, act })}
          />
        ))}
      </ul>
      <ListPager
        page={page}
        pages={Math.ceil(cmtPageInfo.tatal_list_count / cmtPageInfo.count_per_list)}
        onPage={onPage}
      />
      {post.mayComment && <CommentForm board={board} boardIdx={post.boardIdx} onSent={close} />}
    </Section>
  )
}
