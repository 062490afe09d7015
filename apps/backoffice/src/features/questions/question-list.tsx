import { NativeSelect } from '@mantine/core'
import {
  type AdminQuestionRow,
  type QuestionKind,
  type QuestionState,
  questionKinds,
  questionStates,
} from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { languageNames } from '../../shared/language-names.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Pager } from '../../shared/parts/pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { waitedFor } from '../../shared/time/countdown.ts'
import { useNow } from '../../shared/time/now.ts'
import { useQuestions } from './calls/questions.ts'

export type QuestionsFilter = { status: QuestionState | ''; kind: QuestionKind | '' }
type Props = {
  filter: QuestionsFilter
  page: number
  chosen: number | undefined
  onFilter: (changes: Partial<QuestionsFilter>) => void
  onPage: (page: number) => void
  onChoose: (boardIdx: number) => void
}

/** Questions of members: of those that wait, who has waited longest first. */
export const QuestionList = ({ filter, page, chosen, onFilter, onPage, onChoose }: Props) => {
  const t = useText('office')
  const say = useText('office-boards')
  const now = useNow()
  const query = useQuestions({ ...filter, page, size: 20 })
  const columns: Column<AdminQuestionRow>[] = [
    {
      id: 'wait',
      head: say('questions.waited'),
      cell: (row) => {
        if (row.status === 'answer') return <Chip tone="ok">{say('questions.answer')}</Chip>
        const { text, isLong } = waitedFor(row.waitsSince, now)
        return <b className={`num ${isLong ? 'warn' : ''}`}>{text}</b>
      },
    },
    {
      id: 'title',
      head: t('content.title'),
      mayWrap: true,
      cell: (row) => <b data-own>{row.title}</b>,
      below: (row) => `${row.memNick} · ${say(`kind.${row.kind}`)}`,
    },
    { id: 'kind', head: t('col.kind'), isWideOnly: true, cell: (row) => say(`kind.${row.kind}`) },
    { id: 'member', head: t('col.member'), isWideOnly: true, cell: (row) => row.memNick },
    { id: 'language', head: t('bar.language'), isDeskOnly: true, cell: (row) => t(languageNames[row.language]) },
    { id: 'at', head: t('col.at'), isDeskOnly: true, cell: (row) => <When at={row.at} /> },
  ]
  return (
    <Panel
      title={say('questions.title')}
      head={query.data && <span className="quiet num">{say('questions.waiting', { count: query.data.waiting })}</span>}
    >
      <search aria-label={say('questions.title')} className="panel-pad filters">
        <NativeSelect
          aria-label={t('col.status')}
          value={filter.status}
          data={[
            ...questionStates.map((value) => ({ value, label: say(`questions.${value}`) })),
            { value: '', label: say('questions.all') },
          ]}
          onChange={(event) =>
            onFilter({ status: questionStates.find((one) => one === event.currentTarget.value) ?? '' })
          }
        />
        <NativeSelect
          aria-label={t('col.kind')}
          value={filter.kind}
          data={[
            { value: '', label: say('questions.anyKind') },
            ...questionKinds.map((value) => ({ value, label: say(`kind.${value}`) })),
          ]}
          onChange={(event) => onFilter({ kind: questionKinds.find((one) => one === event.currentTarget.value) ?? '' })}
        />
      </search>
      <Asking query={query} lines={8}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={say('questions.none')} />
          ) : (
            <>
              <Scroll>
                <Grid
                  label={say('questions.title')}
                  columns={columns}
                  rows={found.rows}
                  idOf={(row) => row.boardIdx}
                  chosen={chosen}
                  onRow={(row) => onChoose(row.boardIdx)}
                />
              </Scroll>
              <Pager page={found.page} size={found.size} total={found.total} onPage={onPage} />
            </>
          )
        }
      </Asking>
    </Panel>
  )
}
