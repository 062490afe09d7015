import { Button, NativeSelect } from '@mantine/core'
import { type BonusGrantRow, type BonusStatus, bonusStatuses } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { sumDigits, sumText } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { SearchFields } from '../../shared/parts/search-fields.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { seoulDayClock } from '../../shared/time/seoul.ts'
import type { Bonus } from './bonus-draft.rules.ts'
import { grantWords } from './bonus-words.ts'
import { useCancelGrant } from './calls/cancel-grant.ts'
import { useBonusGrants } from './calls/grants.ts'
import { FileButton } from './file-button.tsx'
import { GrantForm } from './grant-form.tsx'

export type GrantFilter = { code: string; status: BonusStatus | ''; member: string }
type Props = {
  bonuses: readonly Bonus[]
  handAlone: number
  filter: GrantFilter
  /** The grant that the page begins behind; 0: the newest. */
  before: number
  onFilter: (filter: GrantFilter) => void
  onBefore: (before: number) => void
}

/** What was granted, with a way to grant by hand and to end what runs. */
export const GrantsPanel = ({ bonuses, handAlone, filter, before, onFilter, onBefore }: Props) => {
  const t = useText('office-bonus')
  const may = useMay()
  const query = useBonusGrants({ ...filter, before, size: 25 })
  const cancel = useCancelGrant()
  const [isGranting, setGranting] = useState(false)
  const [ending, setEnding] = useState<BonusGrantRow>()
  const columns: Column<BonusGrantRow>[] = [
    {
      id: 'nick',
      head: t('grants.member'),
      cell: ({ memberId, memNick, isTest }) => (
        <>
          <Link to="/members/$memberId" params={{ memberId: String(memberId) }} search={{ tab: 'ledger', page: 1 }}>
            <b>{memNick}</b>
          </Link>
          {isTest && <Chip>{t('grants.test')}</Chip>}
        </>
      ),
      below: ({ code }) => code,
    },
    { id: 'code', head: t('form.code'), isWideOnly: true, cell: ({ code, version }) => `${code} · ${version}` },
    {
      id: 'status',
      head: t('grants.status'),
      cell: ({ status }) => <Chip tone={grantWords[status].tone}>{t(grantWords[status].word)}</Chip>,
    },
    { id: 'amount', head: t('grants.amount'), isFigure: true, cell: ({ amount }) => <b>{sumDigits(amount)}</b> },
    {
      id: 'progress',
      head: t('grants.progress'),
      isFigure: true,
      isWideOnly: true,
      cell: ({ progress, required }) => `${sumDigits(progress)} / ${sumDigits(required)}`,
    },
    {
      id: 'converted',
      head: t('grants.converted'),
      isFigure: true,
      isWideOnly: true,
      cell: ({ converted }) => sumDigits(converted),
    },
    { id: 'granted', head: t('grants.grantedAt'), isWideOnly: true, cell: ({ grantedAt }) => seoulDayClock(grantedAt) },
    {
      id: 'end',
      head: t('grants.end'),
      isWideOnly: true,
      cell: ({ endedAt, expiresAt }) => seoulDayClock(endedAt ?? expiresAt),
    },
    {
      id: 'act',
      head: '',
      cell: (row) =>
        row.status === 'active' &&
        may('bonuses.manage') && (
          <Button size="compact-sm" onClick={() => setEnding(row)}>
            {t('grants.cancel')}
          </Button>
        ),
    },
  ]
  return (
    <Panel
      label={t('grants.title')}
      title={<h2>{t('grants.title')}</h2>}
      head={
        <>
          <span className="grow" />
          <FileButton filter={filter} />
          {may('bonuses.manage') && (
            <Button variant="filled" onClick={() => setGranting(true)}>
              {t('grants.new')}
            </Button>
          )}
        </>
      }
    >
      <div className="panel-pad">
        <SearchFields
          key={`${filter.code} ${filter.status} ${filter.member}`}
          label={t('grants.title')}
          found={{ member: filter.member }}
          words={{ member: t('grants.find') }}
          maxLength={60}
          onSend={({ member }) => onFilter({ ...filter, member })}
        >
          <NativeSelect
            aria-label={t('form.code')}
            value={filter.code}
            onChange={(event) => onFilter({ ...filter, code: event.currentTarget.value })}
            data={[{ value: '', label: t('grants.all') }, ...bonuses.map(({ code }) => ({ value: code, label: code }))]}
          />
          <NativeSelect
            aria-label={t('grants.status')}
            value={filter.status}
            onChange={(event) => onFilter({ ...filter, status: event.currentTarget.value as GrantFilter['status'] })}
            data={[
              { value: '', label: t('grants.allStates') },
              ...bonusStatuses.map((value) => ({ value, label: t(grantWords[value].word) })),
            ]}
          />
        </SearchFields>
      </div>
      <Asking query={query} lines={10}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={t('grants.empty')} />
          ) : (
            <>
              <Scroll>
                <Grid label={t('grants.title')} columns={columns} rows={found.rows} idOf={({ grantId }) => grantId} />
              </Scroll>
              <OlderPager before={before} newest={0} next={found.next} onBefore={onBefore} />
            </>
          )
        }
      </Asking>
      {isGranting && <GrantForm bonuses={bonuses} handAlone={handAlone} onClose={() => setGranting(false)} />}
      {ending && (
        <ReasonModal
          title={t('grants.cancelTitle', { nick: ending.memNick })}
          note={t('grants.cancelNote', { sum: sumText(ending.amount) })}
          presets={[]}
          confirmLabel={t('grants.cancel')}
          isBusy={cancel.isPending}
          onConfirm={(reason) =>
            cancel.mutate(
              { params: { grantId: ending.grantId }, body: { reason } },
              { onSettled: () => setEnding(undefined) },
            )
          }
          onClose={() => setEnding(undefined)}
        />
      )}
    </Panel>
  )
}
