import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useBoardQueue } from '../features/boards/calls/boards.ts'
import { FaqPanel } from '../features/boards/faq-panel.tsx'
import { PostsList } from '../features/boards/posts-list.tsx'
import { QueuePanel } from '../features/boards/queue-panel.tsx'
import { RulesPanel } from '../features/boards/rules-panel.tsx'
import { SettingsPanel } from '../features/boards/settings-panel.tsx'
import { WordsPanel } from '../features/boards/words-panel.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import '../features/boards/boards.css'

const route = getRouteApi('/office/boards')

export const BoardsPage = () => {
  const t = useText('office')
  const say = useText('office-boards')
  const { tab, page, ...filter } = route.useSearch()
  const navigate = route.useNavigate()
  const waiting = useBoardQueue().data?.total
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.boards')}</h1>
        <Tabs
          label={t('menu.boards')}
          value={tab}
          onChange={(next) => void navigate({ search: (was) => ({ ...was, tab: next, page: 1 }) })}
          tabs={[
            { value: 'posts', label: say('posts.title') },
            { value: 'queue', label: say('queue.title'), count: waiting || undefined },
            { value: 'words', label: say('words.title') },
            { value: 'settings', label: say('settings.title') },
            { value: 'faq', label: say('faq.title') },
            { value: 'rules', label: say('rules.title') },
          ]}
        />
      </div>
      {tab === 'posts' && (
        <PostsList
          filter={filter}
          page={page}
          onFilter={(changes) => void navigate({ search: (was) => ({ ...was, ...changes, page: 1 }) })}
          onPage={(next) => void navigate({ search: (was) => ({ ...was, page: next }) })}
        />
      )}
      {tab === 'queue' && <QueuePanel />}
      {tab === 'words' && <WordsPanel />}
      {tab === 'settings' && <SettingsPanel />}
      {tab === 'faq' && <FaqPanel />}
      {tab === 'rules' && <RulesPanel />}
    </div>
  )
}
