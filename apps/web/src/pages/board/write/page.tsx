import { useText } from '@maru/i18n/react'
import { Card, PageTitle, Panel } from '@maru/ui/card.tsx'
import { InfoGlyph } from '@maru/ui/glyphs.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { boardDetail } from '../../../features/boards/calls/boards.ts'
import { PostForm } from '../../../features/boards/post-form.tsx'
import { ReviewLine, ReviewPanel } from '../../../features/boards/review-reward.tsx'
import { useLocation } from '../../../shared/navigation/index.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'
import { useMember } from '../../../shared/session/session.ts'

const tips = ['private', 'polite', 'alt'] as const

export function Page() {
  const say = useText('boards')
  const edit = Number(useLocation().search.edit)
  const boardIdx = Number.isSafeInteger(edit) && edit > 0 ? edit : 0
  const owner = useMember()?.member.memId
  const { data, error, refetch } = useQuery({ ...boardDetail('normal', boardIdx), enabled: boardIdx > 0 })
  const isReady = owner !== undefined && (boardIdx === 0 || data !== undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say(boardIdx === 0 ? 'write.button' : 'write.editTitle')}</PageTitle>
      {boardIdx === 0 && <ReviewLine className="desk:hidden" />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_300px]">
        {error ? (
          <LoadFailed title={say('read.failed')} problem={error} retry={refetch} />
        ) : isReady ? (
          <PostForm
            key={boardIdx}
            owner={owner}
            boardIdx={boardIdx}
            first={{ title: data?.title ?? '', html: data?.text ?? '' }}
          />
        ) : (
          <Card aria-busy="true" className="grid gap-4">
            <Skeleton className="h-10 w-2/3" />
            <Skeleton className="h-72 w-full" />
          </Card>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {boardIdx === 0 && <ReviewPanel />}
          <Panel flat title={say('write.before')}>
            <ul className="grid gap-2.5 text-13 text-text-2">
              {tips.map((tip) => (
                <li key={tip} className="flex gap-2">
                  <InfoGlyph size={16} className="mt-0.5 shrink-0 text-text-3" />
                  {say(`tip.${tip}`)}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </div>
  )
}
