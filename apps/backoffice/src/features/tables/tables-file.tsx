import type { DeskTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { ListFiles } from './list-files.tsx'
import { resultWord } from './place-words.ts'
import { gameWords, phaseWords, stateWords } from './table-words.ts'

/** All tables as they run now, as a file. */
export const TablesFile = ({ tables }: { tables: readonly DeskTable[] }) => {
  const t = useText('office')
  const rows = () => [
    [
      t('tables.table'),
      t('col.game'),
      t('col.status'),
      t('tables.on-here'),
      t('tables.phase'),
      t('col.round'),
      t('tables.heads'),
      t('tables.players'),
      t('tables.staked-now'),
      t('minigames.minimum'),
      t('minigames.maximum'),
      t('tables.last'),
    ],
    ...tables.map((table) => [
      table.name,
      t(gameWords[table.game]),
      t(stateWords[table.state].word),
      table.isOn ? 'O' : 'X',
      t(phaseWords[table.phase]),
      table.round,
      table.heads,
      table.players,
      table.staked,
      table.minimumStake,
      table.maximumStake,
      table.last ? resultWord(t, table.last.result) : '',
    ]),
  ]
  return <ListFiles name="tables" rows={rows} />
}
