import type { Module } from '../../platform/module.ts'
import { serveBoardRule } from './calls/guest/show-rule.ts'
import { serveBoardLike } from './calls/member/like-post.ts'
import { serveBoardList } from './calls/member/list-board.ts'
import { serveBoardDetail } from './calls/member/read-board.ts'
import { serveBoardReport } from './calls/member/report-post.ts'
import { serveBoardSave } from './calls/member/save-board.ts'
import { serveCommentSave } from './calls/member/save-comment.ts'
import { serveBoardPicture } from './calls/member/upload-picture.ts'
import { noticeSource } from './notices.source.ts'

export const boardsModule: Module = {
  name: 'boards',
  calls: [
    serveBoardList,
    serveBoardDetail,
    serveBoardSave,
    serveCommentSave,
    serveBoardLike,
    serveBoardReport,
    serveBoardPicture,
    serveBoardRule,
  ],
  observers: { notices: [noticeSource] },
}
