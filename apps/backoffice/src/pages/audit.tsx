import { Button, TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { actionWord, targetWord } from '../features/audit/audit-words.ts'
import { useAudit } from '../features/audit/calls/audit.ts'
import { DiffTable } from '../features/audit/diff-table.tsx'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { Pager } from '../shared/parts/pager.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { When } from '../shared/parts/when.tsx'

const route = getRouteApi('/office/audit')

export const AuditPage = () => {
  const t = useText('office')
  const found = route.useSearch()
  const navigate = route.useNavigate()
  const query = useAudit({ ...found, size: 30 })
  const [open, setOpen] = useState<number>()
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.audit')}</h1>
        <Filters key={`${found.staff} ${found.target}`} />
      </div>
      <Panel
        label={t('menu.audit')}
        title={<h2>{t('audit.list')}</h2>}
        head={<span className="quiet">{t('audit.note')}</span>}
      >
        <Asking query={query} lines={10}>
          {(page) =>
            page.rows.length === 0 ? (
              <Empty title={t('audit.empty')} />
            ) : (
              <>
                <ul aria-label={t('audit.list')}>
                  {page.rows.map((row) => (
                    <Entry
                      key={row.id}
                      row={row}
                      isOpen={open === row.id}
                      onPress={() => setOpen(open === row.id ? undefined : row.id)}
                    />
                  ))}
                </ul>
                <Pager
                  page={page.page}
                  size={page.size}
                  total={page.total}
                  onPage={(next) => void navigate({ search: (was) => ({ ...was, page: next }) })}
                />
              </>
            )
          }
        </Asking>
      </Panel>
    </div>
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
        {isOpen && <DiffTable before={row.before} after={row.after} />}
      </div>
    </li>
  )
}

const Filters = () => {
  const t = useText('office')
  const found = route.useSearch()
  const navigate = route.useNavigate()
  const [filled, setFilled] = useState({ staff: found.staff, target: found.target, action: found.action })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ search: { ...filled, page: 1 } })
  }
  return (
    <search aria-label={t('audit.list')}>
      <form className="filters" onSubmit={send}>
        {(['staff', 'target', 'action'] as const).map((field) => (
          <TextInput
            key={field}
            aria-label={t(`audit.by-${field}`)}
            placeholder={t(`audit.by-${field}`)}
            maxLength={60}
            value={filled[field]}
            onChange={(event) => setFilled({ ...filled, [field]: event.currentTarget.value })}
          />
        ))}
        <Button type="submit">{t('act.search')}</Button>
      </form>
    </search>
  )
}
