import type { Module } from '../../platform/module.ts'
import { serveAdminQuestionAnswer } from './calls/admin/answer-question.ts'
import { serveAdminQuestionAccount } from './calls/admin/answer-with-account.ts'
import { serveAdminFaqChange } from './calls/admin/change-faq.ts'
import { serveAdminPostChange } from './calls/admin/change-post.ts'
import { serveAdminQuestionTemplateChange } from './calls/admin/change-template.ts'
import { serveAdminFaqCreate } from './calls/admin/create-faq.ts'
import { serveAdminPostCreate } from './calls/admin/create-post.ts'
import { serveAdminQuestionTemplateCreate } from './calls/admin/create-template.ts'
import { serveAdminBoardDecide } from './calls/admin/decide-texts.ts'
import { serveAdminFaqDelete } from './calls/admin/delete-faq.ts'
import { serveAdminQuestionTemplateDelete } from './calls/admin/delete-template.ts'
import { serveAdminBoardWordDrop } from './calls/admin/drop-word.ts'
import { serveAdminFaq } from './calls/admin/list-faq.ts'
import { serveAdminPosts } from './calls/admin/list-posts.ts'
import { serveAdminQuestions } from './calls/admin/list-questions.ts'
import { serveAdminBoardQueue } from './calls/admin/list-queue.ts'
import { serveAdminRules } from './calls/admin/list-rules.ts'
import { serveAdminBoardSettings } from './calls/admin/list-settings.ts'
import { serveAdminQuestionTemplates } from './calls/admin/list-templates.ts'
import { serveAdminBoardWords } from './calls/admin/list-words.ts'
import { serveAdminPostPin } from './calls/admin/pin-post.ts'
import { serveAdminBoardWordPut } from './calls/admin/put-word.ts'
import { serveAdminRulesSave } from './calls/admin/save-rules.ts'
import { serveAdminBoardSettingsSave } from './calls/admin/save-settings.ts'
import { serveAdminPost } from './calls/admin/show-post.ts'
import { serveAdminQuestion } from './calls/admin/show-question.ts'
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
  adminCalls: [
    serveAdminPosts,
    serveAdminPost,
    serveAdminBoardQueue,
    serveAdminBoardDecide,
    serveAdminPostCreate,
    serveAdminPostChange,
    serveAdminPostPin,
    serveAdminBoardWords,
    serveAdminBoardWordPut,
    serveAdminBoardWordDrop,
    serveAdminBoardSettings,
    serveAdminBoardSettingsSave,
    serveAdminQuestions,
    serveAdminQuestion,
    serveAdminQuestionAnswer,
    serveAdminQuestionAccount,
    serveAdminQuestionTemplates,
    serveAdminQuestionTemplateCreate,
    serveAdminQuestionTemplateChange,
    serveAdminQuestionTemplateDelete,
    serveAdminFaq,
    serveAdminFaqCreate,
    serveAdminFaqChange,
    serveAdminFaqDelete,
    serveAdminRules,
    serveAdminRulesSave,
  ],
  observers: { notices: [noticeSource] },
}
