import type { AdminBodyOf, adminPostCreate } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { wordsIn } from '../../../platform/rich-text/sanitised.ts'
import { record } from '../../audit/index.ts'
import { nextOrd } from '../posts/board.repository.ts'
import { changePost, insertPost, lockPost, setMark, setPostState } from '../posts/post.repository.ts'
import { cleanTexts } from './texts.rules.ts'

type Written = AdminBodyOf<typeof adminPostCreate>

const wordsOf = (written: Written) => {
  const html = cleanTexts(written.html)
  return { title: written.title, html, words: Object.values(html).map(wordsIn), pictures: 0 }
}

export const writeByStaff = async (ctx: StaffCtx, written: Written): Promise<{ boardIdx: number }> => {
  const words = wordsOf(written)
  const { board, mark, pin } = written
  const ord = await nextOrd(ctx, board, pin === 'none')
  const boardIdx = await insertPost(ctx, {
    ...words,
    board,
    mark,
    pin,
    ord,
    writer: { staffId: ctx.who.staffId },
    status: 'shown',
    why: '',
    requestKey: null,
  })
  if (boardIdx === undefined) throw new Error('nothing was inserted')
  await record(ctx, {
    action: 'boards.write',
    target: `post:${boardIdx}`,
    before: null,
    after: { ...written, html: words.html },
  })
  return { boardIdx }
}

/** Only what staff wrote: a member's words are its own. */
export const changeByStaff = async (ctx: StaffCtx, postId: number, written: Written): Promise<void> => {
  const post = await lockPost(ctx, postId)
  if (!post || post.memberId !== null) throw new StaffRefusal('STAFF_NOT_FOUND')
  const words = wordsOf(written)
  await changePost(ctx, postId, words)
  await setMark(ctx, postId, written.mark)
  await setPostState(ctx, post, { pin: written.pin })
  const { title, html, mark, pin } = post
  await record(ctx, {
    action: 'boards.change',
    target: `post:${postId}`,
    before: { title, html, mark, pin },
    after: { title: words.title, html: words.html, mark: written.mark, pin: written.pin },
  })
}
