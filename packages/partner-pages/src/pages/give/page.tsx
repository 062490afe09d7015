import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Avatar } from '@maru/ui/avatar.tsx'
import { Button } from '@maru/ui/button.tsx'
import { Card, Panel } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { RightIcon } from '@maru/ui/icons.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { SkeletonText } from '@maru/ui/skeleton.tsx'
import { useState } from 'react'
import { useMay } from '../../frame/me.ts'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useList, useRead } from '../../host/use-call.ts'
import { GiveForm } from '../../money/give-form.tsx'
import { MovesTable } from '../../money/moves-table.tsx'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { useSettled } from '../../parts/use-settled.ts'

const SHOWN = 10
const RECENT = 5

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="give" note={say('give.pageNote')}>
      <Give />
    </PartnerFrame>
  )
}

function Give() {
  const say = useText('partner')
  const { search } = useHost()
  const may = useMay()
  const memberId = Number(search.to) || undefined
  if (!memberId && !may('give.move')) return <MovesTable memberId={0} size={RECENT} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_420px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-desk:order-last">
        {memberId ? <MovesTable memberId={memberId} size={RECENT} /> : <MovesTable memberId={0} size={RECENT} />}
      </div>
      {memberId ? (
        <Chosen memberId={memberId} />
      ) : (
        <Card>
          <h2 className="mb-3 font-bold text-16">{say('give.who')}</h2>
          <Choice />
        </Card>
      )}
    </div>
  )
}

/** Partners and members below whose id or nickname begins so. */
function Choice() {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { stepTo } = useHost()
  const [typed, setTyped] = useState('')
  const wanted = useSettled(typed.trim())
  const may = useMay()
  const [mayPartners, mayMembers] = [may('tree.read'), may('members.read')]
  const partners = useList('/api/partner/tree', { partnerId: 0, search: wanted, size: SHOWN }, { isOff: !mayPartners })
  const members = useList('/api/partner/members', { search: wanted, size: SHOWN }, { isOff: !mayMembers })
  const failed = [partners, members].find(({ isError }) => isError)
  const found = [
    ...partners.rows
      .filter(({ depth }) => depth > 0)
      .map(({ partnerId, memId, memNick, tier }) => ({ id: partnerId, memId, memNick, what: say(`tier.${tier}`) })),
    ...members.rows.map(({ memberId, memId, memNick }) => ({ id: memberId, memId, memNick, what: say('tier.NORMAL') })),
  ].slice(0, SHOWN)
  if (!mayPartners && !mayMembers) return <Empty title={say('noRight.list')}>{say('noRight.text')}</Empty>
  return (
    <>
      <SearchBox
        kind="field"
        label={say('give.search')}
        clearLabel={sayCommon('action.clear')}
        value={typed}
        onChange={setTyped}
        maxLength={40}
      />
      {(mayMembers && members.isPending) || (mayPartners && partners.isPending) ? (
        <div aria-busy="true" className="mt-4">
          <SkeletonText lines={4} />
        </div>
      ) : failed ? (
        <LoadFailed title={say('failed')} problem={failed.problem} retry={failed.retry} className="mt-4" />
      ) : found.length === 0 ? (
        <Empty art={false} title={say('give.nobody')} />
      ) : (
        <ul className="mt-2">
          {found.map(({ id, memId, memNick, what }) => (
            <li key={id} className="border-line-soft border-t first:border-t-0">
              <button
                type="button"
                onClick={() => stepTo({ to: String(id) })}
                className="flex min-h-13 w-full items-center gap-3 text-left hover:bg-surface-3"
              >
                <Avatar name={memNick} />
                <span className="grid min-w-0 flex-1">
                  <b className="truncate font-semibold">{memNick}</b>
                  <span className="truncate text-12 text-text-3">
                    {memId} · {what}
                  </span>
                </span>
                <RightIcon size={16} className="text-text-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Chosen({ memberId }: { memberId: number }) {
  const say = useText('partner')
  const { changeSearch } = useHost()
  const { data, error } = useRead('/api/partner/giveTarget', { memberId })
  if (isCallError(error, 'N404'))
    return (
      <Card>
        <Empty
          title={say('give.gone')}
          action={<Button onClick={() => changeSearch({ to: undefined })}>{say('give.other')}</Button>}
        />
      </Card>
    )
  return (
    <Panel
      title={
        <>
          {data?.memNick ?? '…'} <span className="font-normal text-13 text-text-3">{data?.memId}</span>
        </>
      }
      action={
        <button
          type="button"
          className="min-h-8 text-13 text-text-2 hover:text-text touch:min-h-11"
          onClick={() => changeSearch({ to: undefined })}
        >
          {say('give.other')}
        </button>
      }
    >
      <GiveForm memberId={memberId} />
    </Panel>
  )
}
