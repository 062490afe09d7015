import { NativeSelect } from '@mantine/core'
import { type AdminCoinDeposit, type CoinDepositState, coinDepositStates } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type ReactNode, useState } from 'react'
import { sumDigits, usdtDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useCoinDeposits } from './calls/coin.ts'
import { type CoinOverview, shortHex } from './coin.rules.ts'
import { depositTones } from './coin-words.ts'
import { DepositDrawer } from './deposit-drawer.tsx'

export type DepositChoice = CoinDepositState | 'open' | 'all'
export const depositChoices: readonly DepositChoice[] = ['open', ...coinDepositStates, 'all']
type Props = {
  /** The tabs that lead to the other lists. */
  title: ReactNode
  network: CoinOverview['network']
  state: DepositChoice
  /** Of one member alone; 0: of all. */
  memberId: number
  before: string
  onState: (state: DepositChoice) => void
  onBefore: (before: string) => void
}

/** What came to our addresses; first what waits for the chain or for staff. */
export const DepositsList = ({ title, network, state, memberId, before, onState, onBefore }: Props) => {
  const t = useText('office')
  const say = useText('office-coin')
  const query = useCoinDeposits({ state, before, size: 30, ...(memberId > 0 && { memberId }) })
  const [opened, setOpened] = useState<number>()
  const row = query.data?.rows.find(({ coinIdx }) => coinIdx === opened)
  const columns: Column<AdminCoinDeposit>[] = [
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (each) => <When at={each.seenAt} /> },
    {
      id: 'member',
      head: t('col.member'),
      cell: (each) => <b>{each.memNick}</b>,
      below: (each) => <When at={each.seenAt} />,
    },
    { id: 'amount', head: 'USDT', isFigure: true, cell: (each) => <b>{usdtDigits(each.amount)}</b> },
    {
      id: 'cash',
      head: t('col.amount'),
      isFigure: true,
      isWideOnly: true,
      cell: (each) =>
        each.cashIdx === null ? (
          // Of a held one: what it would come to.
          <span className="quiet">{each.cash === null ? '–' : sumDigits(each.cash)}</span>
        ) : (
          sumDigits(each.cash ?? 0)
        ),
    },
    {
      id: 'state',
      head: t('col.status'),
      mayWrap: true,
      cell: (each) => <DepositState row={each} needed={network?.confirmations} />,
    },
    {
      id: 'from',
      head: say('deposit.from'),
      isDeskOnly: true,
      cell: (each) => (
        <code className="second" title={each.from}>
          {shortHex(each.from)}
        </code>
      ),
    },
    {
      id: 'hash',
      head: say('hash'),
      isDeskOnly: true,
      cell: (each) => (
        <code className="second" title={each.txHash}>
          {shortHex(each.txHash)}
        </code>
      ),
    },
  ]
  return (
    <Panel
      label={say('deposit.title')}
      title={title}
      head={
        <>
          <span className="grow" />
          <span className="quiet wide-only">{say('deposit.note')}</span>
          <search aria-label={say('deposit.title')}>
            <NativeSelect
              aria-label={t('col.status')}
              value={state}
              data={depositChoices.map((choice) => ({
                value: choice,
                label: say(choice === 'open' || choice === 'all' ? `choice.${choice}` : `deposit.${choice}`),
              }))}
              onChange={({ currentTarget: { value } }) =>
                onState(depositChoices.find((choice) => choice === value) ?? 'open')
              }
            />
          </search>
        </>
      }
    >
      <Asking query={query} lines={8}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={say(state === 'open' ? 'deposit.none-open' : 'deposit.none')} />
          ) : (
            <>
              <Scroll>
                <div className="coin-grid">
                  <Grid
                    label={say('deposit.title')}
                    columns={columns}
                    rows={found.rows}
                    idOf={({ coinIdx }) => coinIdx}
                    onRow={({ coinIdx }) => setOpened(coinIdx)}
                  />
                </div>
              </Scroll>
              <OlderPager before={before} newest="" next={found.next} onBefore={onBefore} />
            </>
          )
        }
      </Asking>
      {row && <DepositDrawer row={row} network={network} onClose={() => setOpened(undefined)} />}
    </Panel>
  )
}

/** Its state, and what it waits for. */
const DepositState = ({ row, needed }: { row: AdminCoinDeposit; needed: number | undefined }) => {
  const say = useText('office-coin')
  const { state, heldFor, waiting, crediting } = row
  return (
    <>
      <Chip tone={depositTones[state]}>{say(`deposit.${state}`)}</Chip>
      {state === 'seen' && needed !== undefined && (
        <span className="coin-reason num">{say('deep', { now: row.confirmations, needed })}</span>
      )}
      {state === 'held' && heldFor && <span className="coin-reason">{say(`held.${heldFor}`)}</span>}
      {crediting && (
        <span className="coin-reason warn">
          {crediting.isOwn ? say('credit.own') : say('credit.asked', { name: crediting.staffName })}
        </span>
      )}
      {waiting && (
        <span className="coin-reason warn">
          {waiting.isOwn ? say('return.own') : say('return.asked', { name: waiting.staffName })}
        </span>
      )}
    </>
  )
}
