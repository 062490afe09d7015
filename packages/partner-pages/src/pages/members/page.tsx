import { useText } from '@maru/i18n/react'
import { Chip } from '@maru/ui/chip.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useList, useRead } from '../../host/use-call.ts'
import { GrowingTable } from '../../parts/growing-table.tsx'
import { ListFiles } from '../../parts/list-files.tsx'
import { StatusTag } from '../../parts/status-tag.tsx'
import { useOpened } from '../../parts/use-opened.ts'
import { useSettled } from '../../parts/use-settled.ts'

const Drawer = lazy(() => import('../../tree/drawer.tsx').then((m) => ({ default: m.Drawer })))

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="members" note={say('members.note')}>
      <Members />
    </PartnerFrame>
  )
}

function Members() {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { search: address, changeSearch, formats, PlainSum } = useHost()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const partnerId = Number(address.of) || 0
  const isDirect = address.direct === 'Y'
  const list = useList('/api/partner/members', { partnerId, search, isDirect })
  const { data: of } = useRead('/api/partner/tree', { partnerId, size: 1 }, { isOff: partnerId === 0 })
  const drawer = useOpened('open')
  const chosen = Number(drawer.opened) || undefined
  return (
    <>
      <GrowingTable
        caption={say('page.members')}
        list={list}
        rows={list.rows}
        rowKey={({ memberId }) => memberId}
        onRow={({ memberId }) => drawer.open(String(memberId))}
        rowLabel={({ memId }) => say('members.open', { name: memId })}
        filter={
          <>
            <SearchBox
              kind="field"
              label={say('members.search')}
              clearLabel={sayCommon('action.clear')}
              value={typed}
              onChange={setTyped}
              maxLength={40}
              className="w-full tablet:w-70"
            />
            <Chip
              pressed={isDirect}
              className="not-aria-pressed:bg-surface-3"
              onClick={() => changeSearch({ direct: isDirect ? undefined : 'Y' })}
            >
              {say('members.direct')}
            </Chip>
            <ListFiles what="members" ask={{ partnerId, search, isDirect }} />
            {partnerId > 0 && (
              <Chip pressed onClick={() => changeSearch({ of: undefined })}>
                {say('members.of', { name: of?.self.memNick ?? '…' })} ✕
              </Chip>
            )}
          </>
        }
        empty={<Empty title={say(search ? 'members.notFound' : 'members.none')} />}
        line={(row) => ({
          title: (
            <>
              {row.memNick} <span className="font-normal text-12 text-text-3">{row.memId}</span>
            </>
          ),
          note: `${row.partnerMemId} · ${say('members.joined', { day: formats.day(row.joinedAt) })}`,
          value: row.cash === null ? null : <PlainSum units={row.cash} />,
          aside: <StatusTag status={row.status} />,
        })}
        columns={[
          {
            key: 'name',
            head: say('col.member'),
            cell: (row) => (
              <span className="flex items-center gap-1.5">
                <b className="font-semibold">{row.memNick}</b>
                <span className="text-12 text-text-3">{row.memId}</span>
                {row.hasOwnRates && <Tag tone="info">{say('members.ownRates')}</Tag>}
              </span>
            ),
          },
          { key: 'status', head: say('col.status'), cell: ({ status }) => <StatusTag status={status} /> },
          { key: 'partner', head: say('col.partner'), cell: ({ partnerMemId }) => partnerMemId },
          { key: 'level', head: say('col.level'), end: true, cell: ({ level }) => formats.digits(level) },
          {
            key: 'cash',
            head: say('col.cash'),
            end: true,
            cell: ({ cash }) => (cash === null ? '–' : <PlainSum units={cash} className="font-semibold" />),
          },
          { key: 'joined', head: say('col.joined'), end: true, cell: ({ joinedAt }) => formats.dayTime(joinedAt) },
          {
            key: 'login',
            head: say('col.lastLogin'),
            end: true,
            cell: ({ lastLoginAt }) => (lastLoginAt ? formats.dayTime(lastLoginAt) : '–'),
          },
        ]}
      />
      {chosen && (
        <Suspense>
          <Drawer holderId={chosen} isMember close={drawer.close} />
        </Suspense>
      )}
    </>
  )
}
