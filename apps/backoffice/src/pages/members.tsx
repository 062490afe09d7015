import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type AdminAnswerOf, type memberSearch, memberStatuses } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { useMembers } from '../features/members/calls/members.ts'
import { MembersBar } from '../features/members/members-bar.tsx'
import { MemberStatusChip } from '../features/members/person.tsx'
import { useKeys } from '../shared/keys/use-keys.ts'
import { markOf, useMarks } from '../shared/marks/use-marks.ts'
import { digits, sumDigits } from '../shared/money.ts'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { Chip } from '../shared/parts/chip.tsx'
import { type Column, Grid } from '../shared/parts/grid.tsx'
import { OlderPager } from '../shared/parts/older-pager.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Scroll } from '../shared/parts/scroll.tsx'
import { neighbourOf } from '../shared/queue/merge-queue.ts'
import { useMay } from '../shared/staff/me.ts'
import { seoulDayClock } from '../shared/time/seoul.ts'
import { memberStatusWords, tierWords } from '../shared/words/member-words.ts'

type Row = AdminAnswerOf<typeof memberSearch>['rows'][number]
const route = getRouteApi('/office/members')
const idOf = (row: Row) => row.memberId

export const MembersPage = () => {
  const t = useText('office')
  const found = route.useSearch()
  const navigate = useNavigate()
  const query = useMembers({ ...found, size: 25 })
  const [chosen, setChosen] = useState<number>()
  const rows = query.data?.rows ?? []
  const may = useMay()
  const marks = useMarks(rows.map(idOf))
  const mayMark = may('members.lock') || may('levels.manage') || may('messages.send')
  const open = (memberId: number) =>
    void navigate({
      to: '/members/$memberId',
      params: { memberId: String(memberId) },
      search: { tab: 'ledger', page: 1 },
    })
  const move = (step: 1 | -1) =>
    setChosen((from) =>
      neighbourOf({ shown: rows.map((row) => ({ row, isGone: false })), waiting: [] }, idOf, from, step),
    )
  useKeys({
    ...(rows.length > 0 && { next: () => move(1), previous: () => move(-1) }),
    ...(chosen !== undefined && { open: () => open(chosen) }),
  })
  const mark: Column<Row> = {
    id: 'mark',
    head: '',
    cell: (r) => {
      const { isOn, toggle } = markOf(marks, r.memberId)
      return (
        <Checkbox
          size="xs"
          aria-label={t('sign-up.mark', { name: r.memNick })}
          checked={isOn}
          onChange={toggle}
          // The row's own press opens the member.
          onClick={(event) => event.stopPropagation()}
        />
      )
    },
  }
  const columns: Column<Row>[] = [
    ...(mayMark ? [mark] : []),
    { id: 'nick', head: t('col.nick'), cell: (r) => <Nick row={r} />, below: (r) => r.memId },
    { id: 'id', head: t('col.id'), isWideOnly: true, cell: (r) => <span className="second">{r.memId}</span> },
    { id: 'status', head: t('col.status'), cell: (r) => <MemberStatusChip status={r.status} /> },
    { id: 'tier', head: t('col.tier'), isWideOnly: true, cell: (r) => t(tierWords[r.tier]) },
    { id: 'level', head: t('col.level'), isFigure: true, isWideOnly: true, cell: (r) => r.level },
    { id: 'cash', head: t('member.cash'), isFigure: true, cell: (r) => <b>{sumDigits(r.cash)}</b> },
    { id: 'points', head: t('member.points'), isFigure: true, isWideOnly: true, cell: (r) => digits(r.points) },
    {
      id: 'login',
      head: t('member.last-login'),
      isWideOnly: true,
      cell: (r) =>
        r.isOnline ? <Chip tone="info">{t('member.online')}</Chip> : r.lastLoginAt ? seoulDayClock(r.lastLoginAt) : '–',
    },
    {
      id: 'joined',
      head: t('member.joined'),
      isWideOnly: true,
      cell: (r) => <span className="second num">{seoulDayClock(r.joinedAt)}</span>,
    },
  ]
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.members')}</h1>
        <Filters key={`${found.search} ${found.status}`} />
      </div>
      <Panel label={t('menu.members')} title={<h2>{t('member.list')}</h2>}>
        <Asking query={query} lines={10}>
          {(page) =>
            page.rows.length === 0 ? (
              <Empty title={t('member.none')} />
            ) : (
              <>
                {mayMark && <MembersBar marks={marks} rows={page.rows} found={{ ...found, total: page.total }} />}
                <Scroll>
                  <Grid
                    label={t('menu.members')}
                    columns={columns}
                    rows={page.rows}
                    idOf={idOf}
                    chosen={chosen}
                    onRow={(r) => open(r.memberId)}
                  />
                </Scroll>
                <OlderPager
                  before={found.before}
                  newest=""
                  next={page.next}
                  total={page.total}
                  onBefore={(before) => void navigate({ to: '/members', search: { ...found, before } })}
                />
              </>
            )
          }
        </Asking>
      </Panel>
    </div>
  )
}

/** Searching waits until the fingers rest. */
const restMs = 400

const Filters = () => {
  const t = useText('office')
  const found = route.useSearch()
  const navigate = route.useNavigate()
  const [search, setSearch] = useState(found.search)
  useEffect(() => {
    if (search.trim() === found.search) return
    const timer = setTimeout(
      () => void navigate({ search: (was) => ({ ...was, search: search.trim(), before: '' }) }),
      restMs,
    )
    return () => clearTimeout(timer)
  }, [search, found.search, navigate])
  const send = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ search: (was) => ({ ...was, search: search.trim(), before: '' }) })
  }
  return (
    <search aria-label={t('member.list')}>
      <form className="filters" onSubmit={send}>
        <TextInput
          aria-label={t('member.search')}
          placeholder={t('member.search')}
          value={search}
          maxLength={60}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('col.status')}
          value={found.status}
          data={[
            { value: '', label: t('member.any-status') },
            ...memberStatuses.map((status) => ({ value: status, label: t(memberStatusWords[status].word) })),
          ]}
          onChange={(event) => {
            const status = event.currentTarget.value
            const known = memberStatuses.find((each) => each === status)
            void navigate({ search: (was) => ({ ...was, status: known ?? '', before: '' }) })
          }}
        />
        <Button type="submit">{t('act.search')}</Button>
      </form>
    </search>
  )
}

const Nick = ({ row }: { row: Row }) => {
  const t = useText('office')
  return (
    <>
      <b>{row.memNick}</b> {row.isTest && <Chip tone="warn">{t('member.test')}</Chip>}
    </>
  )
}
