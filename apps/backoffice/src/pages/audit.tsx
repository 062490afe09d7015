import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { actionWord, targetWord } from '../features/audit/audit-words.ts'
import { useAudit } from '../features/audit/calls/audit.ts'
import { DiffTable } from '../features/audit/diff-table.tsx'
import { ListPage } from '../shared/parts/list-page.tsx'
import { SearchFields } from '../shared/parts/search-fields.tsx'
import { When } from '../shared/parts/when.tsx'

const route = getRouteApi('/office/audit')

export const AuditPage = () => {
  const t = useText('office')
  const found = route.useSearch()
  const navigate = route.useNavigate()
  const query = useAudit({ ...found, size: 30 })
  const [open, setOpen] = useState<number>()
  return (
    <ListPage
      title={t('menu.audit')}
      list={t('audit.list')}
      note={t('audit.note')}
      empty={t('audit.empty')}
      filters={<Filters key={`${found.staff} ${found.target}`} />}
      query={query}
      before={found.before}
      onBefore={(before) => void navigate({ search: (was) => ({ ...was, before }) })}
    >
      {(rows) => (
        <ul aria-label={t('audit.list')}>
          {rows.map((row) => (
            <Entry
              key={row.id}
              row={row}
              isOpen={open === row.id}
              onPress={() => setOpen(open === row.id ? undefined : row.id)}
            />
          ))}
        </ul>
      )}
    </ListPage>
  )
}

type Row = NonNullable<ReturnType<typeof useAudit>['data']>['rows'][number]

const Entry = ({ row, isOpen, onPress }: { row: Row; isOpen: boolean; onPress: () => void }) => {
  const t = useText('office')
  const id = useId()
  return (
    <li className="audit-row">
      <button type="button" className="audit-press" aria-expanded={isOpen} aria-controls={id} onClick={onPress}>
        <When at={row.at} />
        <b>{row.staffName}</b>
        <span>
          {actionWord(t, row.action)} <span className="quiet">{targetWord(t, row)}</span>
        </span>
        <span className="quiet num wide-only">{row.ip}</span>
        <ChevronDown size={15} className="quiet" aria-hidden />
      </button>
      <div id={id} className={isOpen ? 'audit-more' : ''}>
        {isOpen && <DiffTable action={row.action} before={row.before} after={row.after} />}
      </div>
    </li>
  )
}

const Filters = () => {
  const t = useText('office')
  const { staff, target, action } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <SearchFields
      label={t('audit.list')}
      found={{ staff, target, action }}
      words={{ staff: t('audit.by-staff'), target: t('audit.by-target'), action: t('audit.by-action') }}
      maxLength={60}
      onSend={(filled) => void navigate({ search: { ...filled, before: '' } })}
    />
  )
}
