import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { PageTitle } from '@maru/ui/card.tsx'
import { TAB_ROW, tabClass } from '@maru/ui/tabs.tsx'
import { PenIcon } from '../../../features/boards/icons.tsx'
import { PostList } from '../../../features/boards/post-list.tsx'
import { ReviewLine } from '../../../features/boards/review-reward.tsx'
import { Link, useLocation } from '../../../shared/navigation/index.ts'

const tabs = ['normal', 'event', 'guide', 'own'] as const

export function Page() {
  const say = useText('boards')
  const asked = useLocation().search.board
  const tab = tabs.find((known) => known === asked) ?? 'normal'
  const isOwn = tab === 'own'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PageTitle>{say('title')}</PageTitle>
        <Link to="boardWrite" className={buttonClass({ kind: 'filled', className: 'touch:h-11' })}>
          <PenIcon size={16} />
          {say('write.button')}
        </Link>
      </div>
      <nav aria-label={say('title')} className={`${TAB_ROW} max-tablet:-mx-4 max-tablet:gap-5 max-tablet:px-4`}>
        {tabs.map((one) => (
          <Link
            key={one}
            to="boardList"
            search={{ board: one === 'normal' ? undefined : one }}
            className={tabClass(one === tab)}
            aria-current={one === tab ? 'page' : undefined}
          >
            {say(`board.${one}`)}
          </Link>
        ))}
      </nav>
      {tab === 'normal' && <ReviewLine />}
      <PostList key={tab} board={isOwn ? 'normal' : tab} own={isOwn} caption={say(`board.${tab}`)} page="boardRead" />
    </div>
  )
}
