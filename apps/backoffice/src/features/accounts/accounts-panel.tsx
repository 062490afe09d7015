import { Button } from '@mantine/core'
import type { AdminAnswerOf, DepositAccountRow, depositAccountList } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { sumText } from '../../shared/money.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { AccountForm } from './account-form.tsx'
import { useAccountOff } from './calls/accounts.ts'
import { uncoveredLevels } from './uncovered.rules.ts'

type Found = AdminAnswerOf<typeof depositAccountList>

const levelsOf = ({ levelFrom, levelTo }: DepositAccountRow): string =>
  levelFrom === levelTo ? String(levelFrom) : `${levelFrom}–${levelTo}`

/** Where members send deposits. */
export const AccountsPanel = ({ found }: { found: Found }) => {
  const t = useText('office-site')
  const say = useText('office')
  const may = useMay()
  const off = useAccountOff()
  const [editing, setEditing] = useState<DepositAccountRow | 'new'>()
  const [closing, setClosing] = useState<DepositAccountRow>()
  const mayChange = may('accounts.manage')
  const uncovered = uncoveredLevels(found.rows)
  const isAskedFor = (row: DepositAccountRow) => found.requests.some(({ accountId }) => accountId === row.accountId)
  const columns: Column<DepositAccountRow>[] = [
    {
      id: 'bank',
      head: t('account.bank'),
      cell: (row) => <b>{row.bankName}</b>,
      below: (row) => (
        <>
          <span className="num">{row.account}</span> · {t('account.levels')} {levelsOf(row)}
        </>
      ),
    },
    {
      id: 'account',
      head: t('account.number'),
      isWideOnly: true,
      cell: (row) => <span className="num">{row.account}</span>,
    },
    { id: 'holder', head: say('col.holder'), isWideOnly: true, cell: (row) => row.holder },
    {
      id: 'levels',
      head: t('account.levels'),
      isWideOnly: true,
      cell: (row) => <span className="num">{levelsOf(row)}</span>,
    },
    {
      id: 'today',
      head: t('account.today'),
      isFigure: true,
      isWideOnly: true,
      cell: (row) => (
        <>
          <b>{sumText(row.today)}</b>
          {row.mostPerDay > 0 && <span className="quiet"> / {sumText(row.mostPerDay)}</span>}
        </>
      ),
    },
    {
      id: 'note',
      head: t('account.note'),
      isDeskOnly: true,
      mayWrap: true,
      cell: (row) => <span className="second">{row.note || '–'}</span>,
    },
    {
      id: 'status',
      head: say('col.status'),
      cell: (row) => (
        <>
          <Chip tone={row.isOn ? 'ok' : 'plain'}>{t(row.isOn ? 'bank.on' : 'bank.off')}</Chip>{' '}
          {isAskedFor(row) && <Chip tone="warn">{t('account.asked')}</Chip>}
        </>
      ),
    },
    {
      id: 'acts',
      head: '',
      isFigure: true,
      cell: (row) =>
        mayChange && (
          <span className="row option-acts">
            {row.isOn && (
              <Button size="compact-sm" className="bad" onClick={() => setClosing(row)}>
                {t('account.off')}
              </Button>
            )}
            <Button
              size="compact-sm"
              aria-label={t('account.change-one', { name: `${row.bankName} ${row.account}` })}
              disabled={isAskedFor(row)}
              onClick={() => setEditing(row)}
            >
              <Pencil size={13} aria-hidden />
            </Button>
          </span>
        ),
    },
  ]
  return (
    <Panel
      title={t('account.title')}
      head={
        <>
          <span className="quiet">{t('account.title-note')}</span>
          {mayChange && <AddButton label={t('account.new')} onAdd={() => setEditing('new')} />}
        </>
      }
    >
      {uncovered.length > 0 && (
        <p className="panel-pad bad" role="status">
          {t('account.uncovered', { levels: uncovered.join(', ') })}
        </p>
      )}
      {found.rows.length === 0 ? (
        <Empty title={t('account.none')} />
      ) : (
        <Scroll>
          <Grid label={t('account.title')} columns={columns} rows={found.rows} idOf={({ accountId }) => accountId} />
        </Scroll>
      )}
      {editing && <AccountForm row={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
      {closing && (
        <ReasonModal
          title={t('account.off-title', { name: `${closing.bankName} ${closing.account}` })}
          note={t('account.off-note')}
          presets={[]}
          confirmLabel={t('account.off')}
          isBusy={off.isPending}
          onConfirm={(reason) =>
            off.mutate(
              { params: { accountId: closing.accountId }, body: { reason } },
              { onSettled: () => setClosing(undefined) },
            )
          }
          onClose={() => setClosing(undefined)}
        />
      )}
    </Panel>
  )
}
