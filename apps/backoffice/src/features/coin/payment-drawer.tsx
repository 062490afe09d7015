import type { AdminCoinPayment } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { amountText } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { Drawer } from '../../shared/parts/dialog.tsx'
import { seoulFull } from '../../shared/time/seoul.ts'
import { MemberName } from '../transfers/member-name.tsx'
import type { CoinOverview } from './coin.rules.ts'
import { CoinCode } from './coin-code.tsx'
import { paymentTone } from './coin-words.ts'
import { Fact } from './fact.tsx'
import { PaymentActs } from './payment-acts.tsx'
import { Transaction } from './transaction.tsx'

type Props = { row: AdminCoinPayment; network: CoinOverview['network']; onClose: () => void }

/** All that is known of one payment, and what staff may do with it. */
export const PaymentDrawer = ({ row, network, onClose }: Props) => {
  const t = useText('office')
  const say = useText('office-coin')
  const times = [
    [say('payment.queued-at'), row.queuedAt],
    [say('payment.sent-at'), row.sentAt],
    [t('col.ended'), row.endedAt],
  ] as const
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={say('payment.one', { amount: amountText(row.amount, 'USDT') })}
    >
      <div className="coin-drawer">
        <PaymentActs row={row} network={network} />
        <dl className="coin-facts">
          <Fact name={t('col.status')}>
            <Chip tone={paymentTone(row)}>{say(`payment.${row.state}`)}</Chip>
            {row.failure && <span className="bad">{say(`failure.${row.failure}`)}</span>}
          </Fact>
          <Fact name={t('col.type')}>
            {say(`payment.kind-${row.kind}`)}
            {row.cashIdx !== null && <span className="quiet num">{t('audit.target-cash', { id: row.cashIdx })}</span>}
          </Fact>
          <Fact name={t('col.member')}>
            <MemberName {...row} /> <span className="quiet">{row.memId}</span>
          </Fact>
          <Fact name={say('address')}>
            <CoinCode label={say('address')} text={row.address} />
          </Fact>
          <Fact name={say('hash')}>
            {row.txHash === null ? say('payment.no-hash') : <Transaction network={network} hash={row.txHash} />}
          </Fact>
          {network && (
            <Fact name={say('deposit.depth')}>
              <span className="num">{say('deep', { now: row.confirmations, needed: network.confirmations })}</span>
            </Fact>
          )}
          {times.map(
            ([name, at]) =>
              at !== null && (
                <Fact key={name} name={name}>
                  <span className="num">{seoulFull(at)}</span>
                </Fact>
              ),
          )}
        </dl>
      </div>
    </Drawer>
  )
}
