import { wordsIn } from '../../platform/rich-text/sanitised.ts'
import type { NoticeSource } from '../site/index.ts'
import { findNewest } from './posts/post-list.repository.ts'
import { inLanguage } from './posts/shown-post.ts'

/** The newest of the board of notices, for the main page. */
export const noticeSource: NoticeSource = {
  async newest(ctx, limit) {
    const { language } = ctx
    return (await findNewest(ctx, 'notice', limit)).map((post) => ({
      idx: post.id,
      kind: post.mark === '' ? 'guide' : post.mark,
      title: inLanguage(post.title, language),
      text: wordsIn(inLanguage(post.html, language)),
      createdAt: post.createdAt.toISOString(),
    }))
  },
}
