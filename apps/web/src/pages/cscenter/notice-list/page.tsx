import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { CsTabs } from '../../../features/boards/cs-tabs.tsx'
import { PostList } from '../../../features/boards/post-list.tsx'

export function Page() {
  const say = useText('boards')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('cs.title')}</PageTitle>
      <CsTabs />
      <PostList board="notice" caption={say('board.notice')} page="noticeRead" />
    </div>
  )
}
