import { NativeSelect } from '@mantine/core'
import { type AdminAnswerOf, type securityEventList, securityKinds } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useSecurityEvents } from '../features/security/calls/security-events.ts'
import { securityWords } from '../features/security/security-words.ts'
import { digits } from '../shared/money.ts'
import { Chip } from '../shared/parts/chip.tsx'
import { type Column, Grid } from '../shared/parts/grid.tsx'
import { ListPage } from '../shared/parts/list-page.tsx'
import { Scroll } from '../shared/parts/scroll.tsx'
import { SearchFields } from '../shared/parts/search-fields.tsx'
import { When } from '../shared/parts/when.tsx'

type Row = AdminAnswerOf<typeof securityEventList>['rows'][number]
const route = getRouteApi('/office/security')

export const SecurityPage = () => {
  const t = useText('office')
  const found = route.useSearch()
  const navigate = route.useNavigate()
  const query = useSecurityEvents({ ...found, size: 30 })
  const columns: Column<Row>[] = [
    { id: 'at', head: t('security.last'), cell: (row) => <When at={row.lastAt} />, below: (row) => row.address },
    {
      id: 'kind',
      head: t('col.kind'),
      cell: (row) => <Chip tone={securityWords[row.kind].tone}>{t(securityWords[row.kind].word)}</Chip>,
      below: (row) => row.subject || row.detail,
    },
    { id: 'subject', head: t('security.subject'), isWideOnly: true, cell: (row) => <Subject subject={row.subject} /> },
    { id: 'detail', head: t('security.detail'), isWideOnly: true, mayWrap: true, cell: (row) => row.detail || '–' },
    {
      id: 'address',
      head: t('security.address'),
      isWideOnly: true,
      cell: (row) => <span className="num">{row.address || t('security.many-addresses')}</span>,
    },
    { id: 'count', head: t('security.count'), isFigure: true, cell: (row) => <b>{digits(row.count)}</b> },
  ]
  return (
    <ListPage
      title={t('menu.security')}
      list={t('security.list')}
      note={t('security.note')}
      empty={t('security.empty')}
      filters={<Filters key={`${found.address} ${found.subject}`} />}
      query={query}
      before={found.before}
      onBefore={(before) => void navigate({ search: (was) => ({ ...was, before }) })}
    >
      {(rows) => (
        <Scroll>
          <Grid label={t('security.list')} columns={columns} rows={rows} idOf={(row) => row.id} />
        </Scroll>
      )}
    </ListPage>
  )
}

const Subject = ({ subject }: { subject: string }) => {
  const t = useText('office')
  const [kind, id = ''] = subject.split(':')
  if (kind === 'member')
    return (
      <Link to="/members/$memberId" params={{ memberId: id }} search={{ tab: 'sessions', page: 1 }}>
        {t('audit.target-member', { id })}
      </Link>
    )
  if (kind === 'staff') return t('audit.target-staff', { id })
  return kind === 'vendor' ? id : t('security.unknown')
}

const Filters = () => {
  const t = useText('office')
  const found = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <SearchFields
      label={t('security.list')}
      found={{ address: found.address, subject: found.subject }}
      words={{ address: t('security.by-address'), subject: t('security.by-subject') }}
      maxLength={45}
      onSend={(filled) => void navigate({ search: (was) => ({ ...was, ...filled, before: '' }) })}
    >
      <NativeSelect
        aria-label={t('col.kind')}
        value={found.kind}
        data={[
          { value: '', label: t('security.any-kind') },
          ...securityKinds.map((kind) => ({ value: kind, label: t(securityWords[kind].word) })),
        ]}
        onChange={(event) => {
          const kind = securityKinds.find((each) => each === event.currentTarget.value)
          void navigate({ search: (was) => ({ ...was, kind: kind ?? '', before: '' }) })
        }}
      />
    </SearchFields>
  )
}
