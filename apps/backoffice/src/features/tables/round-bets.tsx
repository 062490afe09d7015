import type { DeskTable, TableBetState, TableRound } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { digits, sumDigits } from '../../shared/money.ts'
import { Empty } from '../../shared/parts/asking.tsx'
import { Chip, type Tone } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { ListFiles } from './list-files.tsx'
import { MemberLink } from './member-link.tsx'
import { usePlaceWord } from './place-words.ts'

type Bet = TableRound['bets'][number]

const states: Record<TableBetState, { word: Key<'office'>; tone: Tone }> = {
  asked: { word: 'tables.bet-asked', tone: 'warn' },
  accepted: { word: 'tables.bet-accepted', tone: 'ok' },
  refused: { word: 'tables.bet-refused', tone: 'plain' },
  undoing: { word: 'tables.bet-undoing', tone: 'warn' },
  undone: { word: 'tables.bet-undone', tone: 'plain' },
  owed: { word: 'tables.bet-owed', tone: 'bad' },
  paid: { word: 'tables.bet-paid', tone: 'ok' },
}

type Props = { table: DeskTable; round: number; shown: TableRound }

/** Who had what on which place, and what came back of it. */
export const RoundBets = ({ table, round, shown: { bets, leftOff } }: Props) => {
  const t = useText('office')
  const place = usePlaceWord()
  const nameOf = ({ memId, player }: Bet): string => memId ?? t('tables.player-number', { number: digits(player) })
  const columns: Column<Bet>[] = [
    {
      id: 'member',
      head: t('col.member'),
      cell: (row) => <MemberLink memberId={row.memberId} memId={row.memId} otherwise={nameOf(row)} />,
      below: (row) => t(states[row.state].word),
    },
    { id: 'place', head: t('tables.place'), cell: (row) => place(row.place) },
    {
      id: 'state',
      head: t('col.status'),
      isWideOnly: true,
      cell: ({ state }) => <Chip tone={states[state].tone}>{t(states[state].word)}</Chip>,
    },
    { id: 'stake', head: t('col.stake'), isFigure: true, cell: (row) => sumDigits(row.staked) },
    {
      id: 'payout',
      head: t('col.payout'),
      isFigure: true,
      cell: ({ returned }) => <b>{returned === null ? '–' : sumDigits(returned)}</b>,
    },
  ]
  const file = () => [
    [t('col.member'), t('tables.place'), t('col.status'), t('col.stake'), t('col.payout')],
    ...bets.map((bet) => [nameOf(bet), place(bet.place), t(states[bet.state].word), bet.staked, bet.returned]),
  ]
  return (
    <Panel
      title={t('tables.round-bets')}
      head={
        bets.length > 0 && (
          <>
            <span className="grow" />
            <ListFiles name={`${table.gameKey}-round-${round}`} rows={file} />
          </>
        )
      }
    >
      {bets.length === 0 ? (
        <Empty title={t('tables.round-no-bets')} />
      ) : (
        <Scroll>
          <Grid
            label={t('tables.round-bets')}
            columns={columns}
            rows={bets}
            idOf={({ player, place: code, state }) => `${player} ${code} ${state}`}
          />
        </Scroll>
      )}
      {leftOff > 0 && <p className="panel-pad quiet">{t('tables.round-left-off', { count: digits(leftOff) })}</p>}
    </Panel>
  )
}
