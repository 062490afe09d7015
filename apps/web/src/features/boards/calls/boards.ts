import { type Body, call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

/** Everything of boards and questions: what a member writes refreshes all. */
export const ownBoards = ['own', 'boards'] as const
export type BoardType = Body<'/api/board/{boardType}/list'>['boardType']
export type PostBoard = Body<'/api/board/like'>['boardType']
export type BoardPage = Data<'/api/board/{boardType}/list'>
export type BoardRow = BoardPage['list'][number]
export type Board = Data<'/api/board/{boardType}/datail'>['board']
export type BoardComment = Board['comment'][number]
export type BoardFilter = Body<'/api/board/{boardType}/list'>

export const boardList = (filter: BoardFilter) =>
  queryOptions({
    queryKey: [...ownBoards, 'list', filter],
    queryFn: () => call('/api/board/{boardType}/list', filter),
    staleTime: 0,
  })

/** Each read of a post counts as a view, so it is not asked for again by itself. */
export const boardDetail = (boardType: BoardType, boardIdx: number, cmtPage = 1) =>
  queryOptions({
    queryKey: [...ownBoards, 'read', boardType, boardIdx, cmtPage],
    queryFn: async () => (await call('/api/board/{boardType}/datail', { boardType, boardIdx, cmtPage })).board,
    staleTime: 30_000,
    retry: false,
  })

export type RuleKind = Body<'/api/board/rule'>['kind']
export const boardRule = (kind: RuleKind, version: number) =>
  queryOptions({
    queryKey: ['rule', kind, version],
    queryFn: () => call('/api/board/rule', { kind, version }),
    staleTime: 300_000,
  })
