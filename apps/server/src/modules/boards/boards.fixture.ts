import { randomUUID } from 'node:crypto'
import type { BoardType, BodyOf, boardDetail, boardList, boardSave, commentSave, DataOf } from '@maru/contract'
import type { TestServer } from '../../testing/context.ts'
import { serveBoardList } from './calls/member/list-board.ts'
import { serveBoardDetail } from './calls/member/read-board.ts'
import { serveBoardSave } from './calls/member/save-board.ts'
import { serveCommentSave } from './calls/member/save-comment.ts'

/** More than the wait between two posts. */
const WAIT_MS = 60_000

/** The calls of members as tests make them; the clock moves on before each post. */
export const boardsOf = (server: TestServer) => {
  const list = (memberId: number, asked: Partial<BodyOf<typeof boardList>> = {}) =>
    server.call<DataOf<typeof boardList>>(serveBoardList, memberId, { boardType: 'normal', ...asked })
  const read = async (memberId: number, boardIdx: number, boardType: BoardType = 'normal') =>
    (await server.call<DataOf<typeof boardDetail>>(serveBoardDetail, memberId, { boardType, boardIdx })).board
  const save = (memberId: number, asked: Partial<BodyOf<typeof boardSave>> = {}) => {
    server.clock.advance(WAIT_MS)
    const body = { boardType: 'normal', title: '제목', content: '<p>내용</p>', requestKey: randomUUID(), ...asked }
    return server.call<DataOf<typeof boardSave>>(serveBoardSave, memberId, body)
  }
  const comment = (memberId: number, boardIdx: number, asked: Partial<BodyOf<typeof commentSave>> = {}) => {
    server.clock.advance(WAIT_MS)
    const body = { boardType: 'normal', boardIdx, text: '댓글', requestKey: randomUUID(), ...asked }
    return server.call<DataOf<typeof commentSave>>(serveCommentSave, memberId, body)
  }
  return { list, read, save, comment }
}
