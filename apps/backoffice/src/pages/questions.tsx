import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { QuestionList } from '../features/questions/question-list.tsx'
import { QuestionPanel } from '../features/questions/question-panel.tsx'
import { TemplatesPanel } from '../features/questions/templates-panel.tsx'
import { Empty } from '../shared/parts/asking.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Tabs } from '../shared/parts/tabs.tsx'
import '../features/boards/boards.css'

const route = getRouteApi('/office/questions')

export const QuestionsPage = () => {
  const t = useText('office')
  const say = useText('office-boards')
  const { tab, page, question, ...filter } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.questions')}</h1>
        <Tabs
          label={t('menu.questions')}
          value={tab}
          onChange={(next) => void navigate({ search: (was) => ({ ...was, tab: next, page: 1 }) })}
          tabs={[
            { value: 'desk', label: say('questions.title') },
            { value: 'templates', label: say('templates.title') },
          ]}
        />
      </div>
      {tab === 'templates' ? (
        <TemplatesPanel />
      ) : (
        <div className="question-two">
          <QuestionList
            filter={filter}
            page={page}
            chosen={question}
            onFilter={(changes) => void navigate({ search: (was) => ({ ...was, ...changes, page: 1 }) })}
            onPage={(next) => void navigate({ search: (was) => ({ ...was, page: next }) })}
            onChoose={(boardIdx) => void navigate({ search: (was) => ({ ...was, question: boardIdx }) })}
          />
          {question === undefined ? (
            <Panel title={say('questions.one')}>
              <Empty title={say('questions.choose')} />
            </Panel>
          ) : (
            <QuestionPanel key={question} boardIdx={question} />
          )}
        </div>
      )}
    </div>
  )
}
