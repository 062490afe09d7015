import { type AdminCashRow, cashOutcomeOf, cashStatuses } from '@maru/contract'
import type { Say } from '@maru/i18n/react'
import { sumDigits, usdtDigits } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
import { waitedFor } from '../../shared/time/countdown.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulDayClock, seoulShort } from '../../shared/time/seoul.ts'
import { bonusWords, outcomeWords, typeWords } from '../../shared/words/cash-words.ts'
import { shortHex } from '../coin/coin.rules.ts'

const Asked = ({ at }: { at: string }) => <span className="second num">{seoulShort(at, useNow())}</span>
const Waited = ({ at }: { at: string }) => {
  const waited = waitedFor(at, useNow())
  return <span className={waited.isLong ? 'bad' : 'second'}>{waited.text}</span>
}

const shared = (
  t: Say<'office'>,
): Record<'member' | 'type' | 'amount' | 'bonus' | 'status' | 'staff', Column<AdminCashRow>> => ({
  member: { id: 'member', head: t('col.member'), cell: (r) => <b>{r.memNick}</b> },
  type: {
    id: 'type',
    head: t('col.type'),
    cell: (r) => (
      <>
        <span className={r.cashType === 'withdrawal' ? 'bad' : ''}>{t(typeWords[r.cashType])}</span>
        {r.method === 'coin' && (
          <span className="cash-method">
            <Chip tone="info">{t('cash.coin')}</Chip>
          </span>
        )}
      </>
    ),
  },
  amount: {
    id: 'amount',
    head: t('col.amount'),
    isFigure: true,
    cell: (r) => (
      <>
        <b>{sumDigits(r.amount)}</b>
        {r.coin && <small className="cash-coin">{usdtDigits(r.coin.amount)}</small>}
      </>
    ),
  },
  bonus: {
    id: 'bonus',
    head: t('col.bonus'),
    isWideOnly: true,
    cell: (r) => <span className="second">{r.cashType === 'deposit' ? t(bonusWords[r.bonus]) : '–'}</span>,
  },
  status: {
    id: 'status',
    head: t('col.status'),
    cell: (r) =>
      r.isPaying ? (
        <Chip tone="info">{t('cash.paying')}</Chip>
      ) : (
        <Chip tone={outcomeWords[cashOutcomeOf(r)].tone}>{t(outcomeWords[cashOutcomeOf(r)].word)}</Chip>
      ),
  },
  staff: {
    id: 'staff',
    head: t('col.staff'),
    isWideOnly: true,
    cell: (r) => <span className="second">{r.staffName ?? '–'}</span>,
  },
})

/** `isGone`: handled since it was shown, perhaps by somebody else. `isAsked`: its payment waits for a second of the staff. */
export const openColumns = (
  t: Say<'office'>,
  isGone: (row: AdminCashRow) => boolean,
  isAsked: (row: AdminCashRow) => boolean,
): Column<AdminCashRow>[] => {
  const c = shared(t)
  return [
    { id: 'asked', head: t('col.asked'), isWideOnly: true, cell: (r) => <Asked at={r.createdAt} /> },
    { ...c.member, below: (r) => <Waited at={r.createdAt} /> },
    c.type,
    c.amount,
    c.bonus,
    {
      id: 'holder',
      head: t('col.holder'),
      isWideOnly: true,
      cell: (r) => <span className="second">{r.method === 'coin' ? '–' : r.holder}</span>,
    },
    {
      id: 'sent-to',
      head: t('col.sent-to'),
      isDeskOnly: true,
      mayWrap: true,
      cell: (r) => (
        <span className="second" title={r.coin?.address ?? undefined}>
          {r.coin?.address ? <code>{shortHex(r.coin.address)}</code> : (r.sentTo ?? '–')}
        </span>
      ),
    },
    { id: 'waited', head: t('col.waited'), isFigure: true, isWideOnly: true, cell: (r) => <Waited at={r.createdAt} /> },
    {
      ...c.status,
      cell: (r) => {
        if (isGone(r) && isOpen(r)) return <Chip>{t('queue.gone')}</Chip>
        return isAsked(r) && !r.isPaying ? <Chip tone="warn">{t('cash.to-confirm')}</Chip> : c.status.cell(r)
      },
    },
    c.staff,
  ]
}
const isOpen = (row: AdminCashRow): boolean =>
  row.status === cashStatuses.applied || row.status === cashStatuses.waiting

export const endedColumns = (t: Say<'office'>): Column<AdminCashRow>[] => {
  const c = shared(t)
  return [
    {
      id: 'handled',
      head: t('col.handled'),
      isWideOnly: true,
      cell: (r) => <span className="second num">{r.handledAt ? seoulDayClock(r.handledAt) : '–'}</span>,
    },
    { ...c.member, below: (r) => (r.handledAt ? seoulDayClock(r.handledAt) : '–') },
    c.type,
    c.amount,
    c.bonus,
    c.status,
    c.staff,
    {
      id: 'reason',
      head: t('col.reason'),
      mayWrap: true,
      isWideOnly: true,
      cell: (r) => <span className="second">{r.reason ?? ''}</span>,
    },
  ]
}
