import type { MiniDeskWager, Minigame } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { oddsText, sumDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip, type Tone } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Pager } from '../../shared/parts/pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useMarketWords } from '../../shared/words/use-market-words.ts'
import { useRoundWagers } from './calls/wagers.ts'

type RoundWagersProps = { game: Minigame; roundId: string; page: number; onPage: (page: number) => void }

/** Who bet what on a round. */
export const RoundWagers = ({ game, roundId, page, onPage }: RoundWagersProps) => {
  const t = useText('office')
  const may = useMay()
  const words = useMarketWords()
  const query = useRoundWagers(game, roundId, page)
  const chosen = ({ selections }: MiniDeskWager): string =>
    selections.map(({ market, outcome }) => words.selection(game, market, outcome)).join(' + ')
  const columns: Column<MiniDeskWager>[] = [
    { id: 'at', head: t('minigames.placed'), isWideOnly: true, cell: (row) => <When at={row.placedAt} /> },
    {
      id: 'member',
      head: t('col.member'),
      cell: (row) =>
        may('members.read') ? (
          <Link to="/members/$memberId" params={{ memberId: String(row.memberId) }} search={{ tab: 'wagers', page: 1 }}>
            <b>{row.memberNick}</b>
          </Link>
        ) : (
          <b>{row.memberNick}</b>
        ),
      below: chosen,
    },
    { id: 'chosen', head: t('minigames.chosen'), isWideOnly: true, mayWrap: true, cell: chosen },
    { id: 'price', head: t('minigames.price'), isFigure: true, isWideOnly: true, cell: (row) => oddsText(row.price) },
    { id: 'stake', head: t('minigames.staked'), isFigure: true, cell: (row) => <b>{sumDigits(row.stake)}</b> },
    { id: 'payout', head: t('minigames.payouts'), isFigure: true, cell: (row) => sumDigits(row.payout) },
    { id: 'state', head: t('col.status'), cell: (row) => <Chip tone={stateOf(row).tone}>{t(stateOf(row).word)}</Chip> },
  ]
  return (
    <Panel title={t('minigames.wagers')}>
      <Asking query={query}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={t('minigames.no-wagers')} />
          ) : (
            <>
              <Scroll>
                <Grid label={t('minigames.wagers')} columns={columns} rows={found.rows} idOf={(row) => row.betIdx} />
              </Scroll>
              <Pager page={found.page} size={found.size} total={found.total} onPage={onPage} />
            </>
          )
        }
      </Asking>
    </Panel>
  )
}

const stateOf = ({ status, payout }: MiniDeskWager): { word: Key<'office'>; tone: Tone } => {
  if (status === 'placed') return { word: 'bet.placed', tone: 'info' }
  if (status === 'cancelled') return { word: 'bet.cancelled', tone: 'plain' }
  return payout > 0 ? { word: 'bet.won', tone: 'ok' } : { word: 'bet.lost', tone: 'plain' }
}
