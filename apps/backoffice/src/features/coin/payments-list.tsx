import { NativeSelect } from '@mantine/core'
import { type AdminCoinPayment, type CoinPaymentState, coinPaymentStates } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type ReactNode, useState } from 'react'
import { usdtDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useCoinPayments } from './calls/coin.ts'
import { type CoinOverview, shortHex } from './coin.rules.ts'
import { paymentTone } from './coin-words.ts'
import { PaymentDrawer } from './payment-drawer.tsx'

export type PaymentChoice = CoinPaymentState | 'open' | 'all'
export const paymentChoices: readonly PaymentChoice[] = ['open', ...coinPaymentStates, 'all']
type Props = {
  /** The tabs that lead to the other lists. */
  title: ReactNode
  network: CoinOverview['network']
  state: PaymentChoice
  /** Of one member alone; 0: of all. */
  memberId: number
  before: string
  onState: (state: PaymentChoice) => void
  onBefore: (before: string) => void
}

/** What leaves the hot wallet: withdrawals, and deposits that go back. */
export const PaymentsList = ({ title, network, state, memberId, before, onState, onBefore }: Props) => {
  const t = useText('office')
  const say = useText('office-coin')
  const query = useCoinPayments({ state, before, size: 30, ...(memberId > 0 && { memberId }) })
  const [opened, setOpened] = useState<number>()
  const row = query.data?.rows.find(({ paymentIdx }) => paymentIdx === opened)
  const columns: Column<AdminCoinPayment>[] = [
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (each) => <When at={each.queuedAt} /> },
    {
      id: 'member',
      head: t('col.member'),
      cell: (each) => <b>{each.memNick}</b>,
      below: (each) => <When at={each.queuedAt} />,
    },
    { id: 'kind', head: t('col.type'), isWideOnly: true, cell: (each) => say(`payment.kind-${each.kind}`) },
    { id: 'amount', head: 'USDT', isFigure: true, cell: (each) => <b>{usdtDigits(each.amount)}</b> },
    {
      id: 'state',
      head: t('col.status'),
      mayWrap: true,
      cell: (each) => <PaymentState row={each} needed={network?.confirmations} />,
    },
    {
      id: 'to',
      head: say('address'),
      isDeskOnly: true,
      cell: (each) => (
        <code className="second" title={each.address}>
          {shortHex(each.address)}
        </code>
      ),
    },
    {
      id: 'hash',
      head: say('hash'),
      isDeskOnly: true,
      cell: (each) =>
        each.txHash === null ? (
          <span className="quiet">–</span>
        ) : (
          <code className="second" title={each.txHash}>
            {shortHex(each.txHash)}
          </code>
        ),
    },
  ]
  return (
    <Panel
      label={say('payment.title')}
      title={title}
      head={
        <>
          <span className="grow" />
          <span className="quiet wide-only">{say('payment.note')}</span>
          <search aria-label={say('payment.title')}>
            <NativeSelect
              aria-label={t('col.status')}
              value={state}
              data={paymentChoices.map((choice) => ({
                value: choice,
                label: say(choice === 'open' || choice === 'all' ? `choice.${choice}` : `payment.${choice}`),
              }))}
              onChange={({ currentTarget: { value } }) =>
                onState(paymentChoices.find((choice) => choice === value) ?? 'open')
              }
            />
          </search>
        </>
      }
    >
      <Asking query={query} lines={8}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={say(state === 'open' ? 'payment.none-open' : 'payment.none')} />
          ) : (
            <>
              <Scroll>
                <div className="coin-grid">
                  <Grid
                    label={say('payment.title')}
                    columns={columns}
                    rows={found.rows}
                    idOf={({ paymentIdx }) => paymentIdx}
                    onRow={({ paymentIdx }) => setOpened(paymentIdx)}
                  />
                </div>
              </Scroll>
              <OlderPager before={before} newest="" next={found.next} onBefore={onBefore} />
            </>
          )
        }
      </Asking>
      {row && <PaymentDrawer row={row} network={network} onClose={() => setOpened(undefined)} />}
    </Panel>
  )
}

/** Its state, how deep it is, and what keeps it from going on. */
const PaymentState = ({ row, needed }: { row: AdminCoinPayment; needed: number | undefined }) => {
  const say = useText('office-coin')
  return (
    <>
      <Chip tone={paymentTone(row)}>{say(`payment.${row.state}`)}</Chip>
      {row.state === 'sent' && needed !== undefined && (
        <span className="coin-reason num">{say('deep', { now: row.confirmations, needed })}</span>
      )}
      {row.failure && <span className="coin-reason bad">{say(`failure.${row.failure}`)}</span>}
    </>
  )
}
