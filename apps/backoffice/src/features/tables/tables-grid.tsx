import type { DeskTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { digits, sumDigits } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useNow } from '../../shared/time/now.ts'
import { resultWord } from './place-words.ts'
import { gameWords, phaseWords, stateWords } from './table-words.ts'

export const keyOfTable = ({ vendorKey, gameKey }: Pick<DeskTable, 'vendorKey' | 'gameKey'>): string =>
  `${vendorKey} ${gameKey}`

type TablesGridProps = { tables: DeskTable[]; onTable: (table: DeskTable) => void }

/** Every table as it runs. A row opens the page of its table. */
export const TablesGrid = ({ tables, onTable }: TablesGridProps) => {
  const t = useText('office')
  const columns: Column<DeskTable>[] = [
    {
      id: 'name',
      head: t('tables.table'),
      cell: (row) => <b>{row.name}</b>,
      below: (row) => t(gameWords[row.game]),
    },
    { id: 'game', head: t('col.game'), isDeskOnly: true, cell: (row) => t(gameWords[row.game]) },
    {
      id: 'state',
      head: t('col.status'),
      cell: (row) => (
        <>
          <Chip tone={stateWords[row.state].tone}>{t(stateWords[row.state].word)}</Chip>{' '}
          {!row.isOn && <Chip tone="warn">{t('tables.off-here')}</Chip>}{' '}
          {row.waiting.length > 0 && <Chip tone="bad">{t('tables.waiting')}</Chip>}
        </>
      ),
    },
    { id: 'phase', head: t('tables.phase'), isWideOnly: true, cell: (row) => <Phase table={row} /> },
    { id: 'round', head: t('col.round'), isFigure: true, isWideOnly: true, cell: (row) => digits(row.round) },
    { id: 'heads', head: t('tables.heads'), isFigure: true, isWideOnly: true, cell: (row) => digits(row.heads) },
    { id: 'players', head: t('tables.players'), isFigure: true, isDeskOnly: true, cell: (row) => digits(row.players) },
    {
      id: 'staked',
      head: t('tables.staked-now'),
      isFigure: true,
      cell: (row) => <b>{sumDigits(row.staked)}</b>,
      below: (row) => t('tables.heads-count', { count: digits(row.heads) }),
    },
    {
      id: 'limits',
      head: t('tables.limits'),
      isFigure: true,
      isDeskOnly: true,
      cell: (row) => `${sumDigits(row.minimumStake)} – ${sumDigits(row.maximumStake)}`,
    },
    {
      id: 'dealer',
      head: t('tables.dealer'),
      isDeskOnly: true,
      cell: (row) => row.dealerName ?? t('tables.dealer-number', { number: row.dealer + 1 }),
    },
    {
      id: 'last',
      head: t('tables.last'),
      isWideOnly: true,
      cell: (row) => (row.last ? resultWord(t, row.last.result) : '–'),
    },
  ]
  return (
    <Scroll>
      <Grid label={t('menu.tables')} columns={columns} rows={tables} idOf={keyOfTable} onRow={onTable} />
    </Scroll>
  )
}

/** What the table does, and for how many seconds yet. */
export const Phase = ({ table: { phase, endsAt } }: { table: Pick<DeskTable, 'phase' | 'endsAt'> }) => {
  const t = useText('office')
  const now = useNow()
  const seconds = endsAt === null ? undefined : Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1_000))
  return (
    <span>
      {t(phaseWords[phase])}{' '}
      {seconds !== undefined && <span className="quiet num">{t('tables.seconds', { seconds })}</span>}
    </span>
  )
}
