import type { AdminWagerCommission } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { exactPercent, signedSum, sumDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { codeOf } from '../../shared/parts/refusal-text.ts'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { SearchFields } from '../../shared/parts/search-fields.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useWagerCommission } from './calls/wager-commission.ts'
import './partners.css'

type WagerPanelProps = { betIdx: string; onBet: (betIdx: string) => void }

/** "Why did this partner get 312 won": one bet with what counts of it, and what each level gets of that. */
export const WagerPanel = ({ betIdx, onBet }: WagerPanelProps) => {
  const say = useText('office-partners')
  return (
    <Panel title={say('tab.wager')} head={<span className="quiet wide-only">{say('wager.note')}</span>}>
      <div className="panel-pad">
        <SearchFields
          key={betIdx}
          label={say('wager.search')}
          found={{ betIdx }}
          words={{ betIdx: say('wager.search') }}
          maxLength={60}
          onSend={(filled) => onBet(filled.betIdx.trim())}
        />
      </div>
      {betIdx !== '' && <Found betIdx={betIdx} />}
    </Panel>
  )
}

const Found = ({ betIdx }: { betIdx: string }) => {
  const say = useText('office-partners')
  const query = useWagerCommission(betIdx)
  if (query.isError && codeOf(query.error) === 'STAFF_NOT_FOUND') return <Empty title={say('wager.none')} />
  return (
    <Asking query={query} lines={8}>
      {(found) => (
        <>
          <Counted found={found} />
          <Levels found={found} />
          <Settlements found={found} />
        </>
      )}
    </Asking>
  )
}

const Counted = ({ found }: { found: AdminWagerCommission }) => {
  const say = useText('office-partners')
  const figures = [
    ['wager.stake', found.stake],
    ['wager.payout', found.payout],
    ['wager.undecided', 0 - found.undecided],
    ['wager.covered', 0 - found.covered],
    ['wager.bonus', 0 - found.bonus],
    ['wager.turnover', found.turnover],
  ] as const
  return (
    <>
      <p className="panel-pad row">
        <b>{found.memId}</b>
        <span className="quiet">
          {say(`product.${found.product}`)} · {found.gameName}
        </span>
        <When at={found.placedAt} />
        {found.isOldRate && <Chip tone="warn">{say('wager.old-rate')}</Chip>}
      </p>
      <dl className="settle-figures">
        {figures.map(([title, sum]) => (
          <div key={title}>
            <dt>{say(title)}</dt>
            <dd>{sumDigits(sum)}</dd>
          </div>
        ))}
      </dl>
      {found.sides.length > 0 && (
        <p className="panel-pad quiet">
          {say('wager.sides')}: {found.sides.map(({ words, stake }) => `${words} ${sumDigits(stake)}`).join(', ')}
        </p>
      )}
    </>
  )
}

type Level = AdminWagerCommission['levels'][number]

const Levels = ({ found }: { found: AdminWagerCommission }) => {
  const t = useText('office')
  const say = useText('office-partners')
  const columns: Column<Level>[] = [
    {
      id: 'partner',
      head: say('col.partner'),
      cell: ({ holderId, memId, tier }) =>
        tier === 'NORMAL' ? (
          <b>{memId}</b>
        ) : (
          <Link
            to="/partners/$partnerId"
            params={{ partnerId: String(holderId) }}
            search={{ tab: 'rates', before: '' }}
          >
            <b>{memId}</b>
          </Link>
        ),
      below: ({ tier }) => t(`tier.${tier}`),
    },
    { id: 'tier', head: say('col.tier'), isWideOnly: true, cell: ({ tier }) => <Chip>{t(`tier.${tier}`)}</Chip> },
    {
      id: 'rate',
      head: say('wager.rate'),
      isFigure: true,
      isWideOnly: true,
      cell: ({ rateBp }) => exactPercent(rateBp),
    },
    {
      id: 'below',
      head: say('wager.below'),
      isFigure: true,
      isWideOnly: true,
      cell: ({ belowBp }) => exactPercent(belowBp),
    },
    { id: 'share', head: say('wager.share'), isFigure: true, cell: ({ shareBp }) => exactPercent(shareBp) },
    { id: 'amount', head: say('wager.amount'), isFigure: true, cell: ({ amount }) => <b>{sumDigits(amount)}</b> },
  ]
  return (
    <Scroll>
      <Grid label={say('wager.levels')} columns={columns} rows={found.levels} idOf={({ holderId }) => holderId} />
    </Scroll>
  )
}

type Settled = AdminWagerCommission['settlements'][number]

const Settlements = ({ found }: { found: AdminWagerCommission }) => {
  const t = useText('office')
  const say = useText('office-partners')
  const columns: Column<Settled>[] = [
    { id: 'version', head: say('wager.version'), cell: ({ version }) => <b className="num">{version}</b> },
    { id: 'at', head: t('col.at'), cell: ({ at }) => <When at={at} /> },
    { id: 'stake', head: say('wager.stake'), isFigure: true, cell: ({ stake }) => signedSum(stake) },
    { id: 'payout', head: say('wager.payout'), isFigure: true, cell: ({ payout }) => signedSum(payout) },
  ]
  return (
    <>
      <header className="panel-head panel-head-next">
        <h2>{say('wager.settlements')}</h2>
      </header>
      <Scroll>
        <Grid
          label={say('wager.settlements')}
          columns={columns}
          rows={found.settlements}
          idOf={({ version }) => version}
        />
      </Scroll>
    </>
  )
}
