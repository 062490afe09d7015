import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'
import { ownBoards, type PostBoard } from './boards.ts'

export type BoardReward = Data<'/api/board/reward'>
export type ReviewReward = NonNullable<BoardReward['review']>
export type OwnReview = NonNullable<BoardReward['own']>
export type EventReward = NonNullable<BoardReward['event']>

/** What writing on a board brings, and this post of it. `boardIdx` 0: no post. */
export const boardReward = (boardType: PostBoard, boardIdx: number) =>
  queryOptions({
    queryKey: [...ownBoards, 'reward', boardType, boardIdx],
    queryFn: () => call('/api/board/reward', { boardType, boardIdx }),
    staleTime: 10_000,
  })
