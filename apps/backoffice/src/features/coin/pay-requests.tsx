import type { AdminAnswerOf, coinPayRequests } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { amountText, sumText, usdtDigits } from '../../shared/money.ts'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { MemberName } from '../transfers/member-name.tsx'
import { useCoinPayRequests, useConfirmPay, useDropPay } from './calls/coin.ts'
import { shortHex } from './coin.rules.ts'
import { WaitingActs } from './waiting-acts.tsx'

type Row = AdminAnswerOf<typeof coinPayRequests>['rows'][number]

/** Withdrawals above what one of the staff pays alone; nothing where none waits. */
export const PayRequests = () => {
  const t = useText('office')
  const say = useText('office-coin')
  const may = useMay()
  const rows = useCoinPayRequests().data?.rows ?? []
  const [confirm, drop] = [useConfirmPay(), useDropPay()]
  if (rows.length === 0) return null
  const columns: Column<Row>[] = [
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.askedAt} /> },
    {
      id: 'member',
      head: t('col.member'),
      cell: (row) => <MemberName {...row.wanted} />,
      below: (row) => row.staffName,
    },
    {
      id: 'amount',
      head: 'USDT',
      isFigure: true,
      cell: (row) => <b>{usdtDigits(row.wanted.amount)}</b>,
      below: (row) => sumText(row.wanted.cash),
    },
    { id: 'cash', head: t('col.amount'), isFigure: true, isWideOnly: true, cell: (row) => sumText(row.wanted.cash) },
    {
      id: 'to',
      head: say('address'),
      isDeskOnly: true,
      cell: (row) => (
        <code className="second" title={row.wanted.address}>
          {shortHex(row.wanted.address)}
        </code>
      ),
    },
    { id: 'staff', head: t('col.staff'), isWideOnly: true, cell: (row) => row.staffName },
    {
      id: 'act',
      head: '',
      isFigure: true,
      mayWrap: true,
      cell: (row) => (
        <WaitingActs
          isShort
          waiting={row}
          what={say('pay.what', {
            name: row.wanted.memNick,
            amount: amountText(row.wanted.amount, 'USDT'),
            sum: sumText(row.wanted.cash),
          })}
          address={row.wanted.address}
          ask={say('pay.ask', { amount: amountText(row.wanted.amount, 'USDT') })}
          mayDecide={may('coin.decide')}
          confirm={confirm}
          drop={drop}
        />
      ),
    },
  ]
  return (
    <Panel title={say('pay.waiting')} head={<span className="quiet">{t('second.note')}</span>}>
      <Scroll>
        <div className="coin-grid">
          <Grid label={say('pay.waiting')} columns={columns} rows={rows} idOf={(row) => row.requestId} />
        </div>
      </Scroll>
    </Panel>
  )
}
