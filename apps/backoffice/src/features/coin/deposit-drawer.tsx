import type { AdminCoinDeposit } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { amountText, coinRateText, digits, sumText } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { Drawer } from '../../shared/parts/dialog.tsx'
import { seoulFull } from '../../shared/time/seoul.ts'
import { MemberName } from '../transfers/member-name.tsx'
import type { CoinOverview } from './coin.rules.ts'
import { CoinCode } from './coin-code.tsx'
import { depositTones } from './coin-words.ts'
import { DepositActs } from './deposit-acts.tsx'
import { Fact } from './fact.tsx'
import { Transaction } from './transaction.tsx'

type Props = { row: AdminCoinDeposit; network: CoinOverview['network']; onClose: () => void }

/** All that is known of one deposit, and what staff may do with it. */
export const DepositDrawer = ({ row, network, onClose }: Props) => {
  const t = useText('office')
  const say = useText('office-coin')
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={say('deposit.one', { amount: amountText(row.amount, 'USDT') })}
    >
      <div className="coin-drawer">
        <DepositActs row={row} />
        <dl className="coin-facts">
          <Fact name={t('col.status')}>
            <Chip tone={depositTones[row.state]}>{say(`deposit.${row.state}`)}</Chip>
            {row.heldFor && <span>{say(`held.${row.heldFor}`)}</span>}
          </Fact>
          <Fact name={t('col.member')}>
            <MemberName {...row} /> <span className="quiet">{row.memId}</span>
          </Fact>
          <Fact name={say('rate.title')}>
            <span className="num">{row.rate === null ? say('deposit.no-rate') : coinRateText(row.rate)}</span>
          </Fact>
          <Fact name={t('col.amount')}>
            <b className="num">{row.cash === null ? '–' : sumText(row.cash)}</b>
            {row.cash !== null && row.cashIdx === null && <span className="quiet">{say('deposit.would')}</span>}
            {row.cashIdx !== null && <span className="quiet num">{t('audit.target-cash', { id: row.cashIdx })}</span>}
          </Fact>
          <Fact name={say('deposit.depth')}>
            <span className="num">
              {network
                ? say('deep', { now: row.confirmations, needed: network.confirmations })
                : digits(row.confirmations)}
            </span>
            <span className="quiet num">{say('deposit.block', { number: digits(row.block) })}</span>
          </Fact>
          <Fact name={say('deposit.seen-at')}>
            <span className="num">{seoulFull(row.seenAt)}</span>
          </Fact>
          {row.endedAt && (
            <Fact name={t('col.ended')}>
              <span className="num">{seoulFull(row.endedAt)}</span>
            </Fact>
          )}
          <Fact name={say('deposit.from')}>
            <CoinCode label={say('deposit.from')} text={row.from} />
          </Fact>
          <Fact name={say('deposit.to')}>
            <CoinCode label={say('deposit.to')} text={row.to} />
          </Fact>
          <Fact name={say('hash')}>
            <Transaction network={network} hash={row.txHash} />
          </Fact>
        </dl>
      </div>
    </Drawer>
  )
}
