import { useLanguage, useText } from '@maru/i18n/react'
import { Notice, type NoticeTone } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { points } from '../../shared/format/money.ts'
import type { Board, PostBoard } from './calls/boards.ts'
import { boardReward, type OwnReview } from './calls/reward.ts'
import { EventRewardCard } from './event-reward.tsx'

/** What a post brings: to its own writer, or to who takes part in an event. */
export function PostReward({ post, board }: { post: Board; board: PostBoard }) {
  const isEvent = board === 'event' && post.isStaff
  const { data, isPending } = useQuery({
    ...boardReward(board, post.boardIdx),
    enabled: isEvent || post.isOwn,
  })
  if (isEvent && isPending) return <Skeleton className="h-44 rounded-card" />
  if (data?.event) return <EventRewardCard event={data.event} barred={data.barred} />
  return data?.own ? <OwnReward own={data.own} /> : null
}

const tones: Record<OwnReview['state'], NoticeTone> = { waiting: 'info', granted: 'ok', refused: 'warn', taken: 'warn' }

function OwnReward({ own }: { own: OwnReview }) {
  const say = useText('boards')
  const language = useLanguage()
  const { state, why, points: given, taken } = own
  return (
    <Notice tone={tones[state]} title={say(`reward.own.${state}`, { points: points(given, language) })}>
      {why !== '' && say(`reward.why.${why}`)}
      {state === 'taken' && ` ${say('reward.own.takenOf', { taken: points(taken, language) })}`}
    </Notice>
  )
}
