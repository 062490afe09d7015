import {
  type AdminAnswerOf,
  betOutcomeOf,
  type memberLedger,
  type memberSessions,
  type memberWagers,
} from '@maru/contract'
import { roundName } from '@maru/contract/round-name'
import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import { amountText, signedSum, sumDigits } from '../../shared/money.ts'
import { Asking, Empty, type Pending } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Pager } from '../../shared/parts/pager.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { seoulDayClock } from '../../shared/time/seoul.ts'
import { betWords } from '../../shared/words/member-words.ts'
import { useMemberLedger } from './calls/member-ledger.ts'
import { useMemberSessions } from './calls/member-sessions.ts'
import { useMemberWagers } from './calls/member-wagers.ts'
import { kindWord, purseWord } from './ledger-words.ts'

/** `before`: the row that the page begins behind; '': the newest. */
type TableProps = { memberId: number; before: string; onBefore: (before: string) => void }
type NumberedProps = { memberId: number; page: number; onPage: (page: number) => void }
type LedgerRow = AdminAnswerOf<typeof memberLedger>['rows'][number]
type WagerRow = AdminAnswerOf<typeof memberWagers>['rows'][number]
type SessionRow = AdminAnswerOf<typeof memberSessions>['rows'][number]

export const LedgerTable = ({ memberId, before, onBefore }: TableProps) => {
  const t = useText('office')
  const columns: Column<LedgerRow>[] = [
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (r) => <When at={r.at} /> },
    {
      id: 'kind',
      head: t('col.kind'),
      cell: (r) => kindWord(t, r.kind),
      below: (r) => (
        <>
          {purseWord(t, r.account)} · <When at={r.at} />
        </>
      ),
    },
    { id: 'account', head: t('col.purse'), isWideOnly: true, cell: (r) => purseWord(t, r.account) },
    {
      id: 'amount',
      head: t('col.amount'),
      isFigure: true,
      cell: (r) => <b className={r.amount < 0 ? 'bad' : ''}>{amountText(r.amount, r.currency, true)}</b>,
    },
    {
      id: 'before',
      head: t('col.before'),
      isFigure: true,
      isWideOnly: true,
      cell: (r) => <span className="second">{amountText(r.balanceBefore, r.currency)}</span>,
    },
    { id: 'after', head: t('col.after'), isFigure: true, cell: (r) => amountText(r.balanceAfter, r.currency) },
    {
      id: 'reference',
      head: t('col.reference'),
      isWideOnly: true,
      cell: (r) => (
        <span className="quiet" title={r.reference}>
          {r.reference}
        </span>
      ),
    },
  ]
  const query = useMemberLedger(memberId, before)
  return (
    <Paged
      query={query}
      columns={columns}
      label={t('member.tab-ledger')}
      empty={t('member.no-ledger')}
      idOf={(r) => `${r.transferId} ${r.account}`}
      pager={({ next }) => <OlderPager before={before} newest="" next={next} onBefore={onBefore} />}
    />
  )
}

export const WagerTable = ({ memberId, page, onPage }: NumberedProps) => {
  const t = useText('office')
  const columns: Column<WagerRow>[] = [
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (r) => <When at={r.createdAt} /> },
    {
      id: 'game',
      head: t('col.game'),
      cell: (r) => <b>{r.gameName}</b>,
      below: (r) => <When at={r.createdAt} />,
    },
    { id: 'vendor', head: t('col.vendor'), isWideOnly: true, cell: (r) => r.vendorName },
    {
      id: 'selection',
      head: t('col.selection'),
      isWideOnly: true,
      cell: (r) => (
        <span className="second">
          {r.selection}
          {r.furtherBets > 0 && ` +${r.furtherBets}`}
        </span>
      ),
    },
    { id: 'stake', head: t('col.stake'), isFigure: true, cell: (r) => sumDigits(r.cash) },
    { id: 'payout', head: t('col.payout'), isFigure: true, isWideOnly: true, cell: (r) => sumDigits(r.winCash) },
    { id: 'net', head: t('col.net'), isFigure: true, cell: (r) => <b>{signedSum(r.resultCash)}</b> },
    {
      id: 'status',
      head: t('col.status'),
      isWideOnly: true,
      cell: (r) => <Chip tone={betWords[betOutcomeOf(r)].tone}>{t(betWords[betOutcomeOf(r)].word)}</Chip>,
    },
    {
      id: 'round',
      head: t('col.round'),
      isWideOnly: true,
      cell: (r) => (
        <span className="quiet num" title={r.round}>
          {roundName(r.round)}
        </span>
      ),
    },
  ]
  const query = useMemberWagers(memberId, page)
  return (
    <Paged
      query={query}
      columns={columns}
      label={t('member.tab-wagers')}
      empty={t('member.no-wagers')}
      idOf={(r) => r.betIdx}
      pager={({ size, total }) => <Pager page={page} size={size} total={total} onPage={onPage} />}
    />
  )
}

export const SessionTable = ({ memberId, before, onBefore }: TableProps) => {
  const t = useText('office')
  const columns: Column<SessionRow>[] = [
    { id: 'created', head: t('col.started'), cell: (r) => <span className="num">{seoulDayClock(r.createdAt)}</span> },
    {
      id: 'seen',
      head: t('col.seen'),
      isWideOnly: true,
      cell: (r) => <span className="second num">{seoulDayClock(r.lastSeenAt)}</span>,
    },
    { id: 'ip', head: 'IP', cell: (r) => <span className="num">{r.ip}</span> },
    {
      id: 'agent',
      head: t('col.browser'),
      isWideOnly: true,
      mayWrap: true,
      cell: (r) => <span className="second">{r.userAgent}</span>,
    },
    {
      id: 'ended',
      head: t('col.ended'),
      cell: (r) =>
        r.endedAt ? (
          <span className="second num">
            {seoulDayClock(r.endedAt)} {endWord(t, r.endReason)}
          </span>
        ) : (
          <Chip tone="ok">{t('session.open')}</Chip>
        ),
    },
  ]
  const query = useMemberSessions(memberId, before)
  return (
    <Paged
      query={query}
      columns={columns}
      label={t('member.tab-sessions')}
      empty={t('member.no-sessions')}
      idOf={(r) => r.sessionId}
      pager={({ next }) => <OlderPager before={before} newest="" next={next} onBefore={onBefore} />}
    />
  )
}

const endings = {
  replaced: 'session.replaced',
  logout: 'session.logout',
  staff: 'session.staff',
  maintenance: 'session.maintenance',
  locked: 'session.locked',
  expired: 'session.expired',
  paused: 'session.paused',
  'time-limit': 'session.time-limit',
} as const
const endWord = (t: ReturnType<typeof useText<'office'>>, reason: string | null): string => {
  const word = endings[reason as keyof typeof endings]
  return word ? t(word) : (reason ?? '')
}

type PagedProps<T, Found extends { rows: T[] }> = {
  query: Pending<Found>
  columns: Column<T>[]
  label: string
  empty: string
  idOf: (row: T) => string | number
  pager: (found: Found) => ReactNode
}

const Paged = <T extends object, Found extends { rows: T[] }>({
  query,
  columns,
  label,
  empty,
  idOf,
  pager,
}: PagedProps<T, Found>) => (
  <Asking query={query} lines={8}>
    {(found) =>
      found.rows.length === 0 ? (
        <Empty title={empty} />
      ) : (
        <>
          <Scroll>
            <Grid label={label} columns={columns} rows={found.rows} idOf={idOf} />
          </Scroll>
          {pager(found)}
        </>
      )
    }
  </Asking>
)
