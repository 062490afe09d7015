import { Button } from '@mantine/core'
import type { AdminAnswerOf, DeskTable, tableShoe } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useShoe } from './calls/shoes.ts'
import { cardText } from './card-text.ts'
import { ListFiles } from './list-files.tsx'
import { resultWord } from './place-words.ts'
import { RoundLink } from './round-link.tsx'
import { checkShoe, type ShoeVerdict } from './shoe-check.rules.ts'

type Round = AdminAnswerOf<typeof tableShoe>['rounds'][number]

/** Rounds of a shoe, and its published record, computed anew in this browser. */
export const ShoeFile = ({ table, shoe }: { table: DeskTable; shoe: number }) => {
  const t = useText('office')
  const query = useShoe({ vendorKey: table.vendorKey, gameKey: table.gameKey }, shoe)
  const file = (rounds: readonly Round[]) => [
    [t('col.round'), t('col.at'), t('tables.result'), t('tables.cards')],
    ...rounds.map(({ round, at, result, cards }) => [round, at, resultWord(t, result), cards.map(cardText).join(' ')]),
  ]
  const columns: Column<Round>[] = [
    { id: 'round', head: t('col.round'), cell: ({ round }) => <RoundLink table={table} round={round} /> },
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.at} /> },
    { id: 'result', head: t('tables.result'), cell: (row) => resultWord(t, row.result) },
    {
      id: 'cards',
      head: t('tables.cards'),
      isWideOnly: true,
      mayWrap: true,
      cell: (row) => row.cards.map(cardText).join(' '),
    },
  ]
  return (
    <Panel
      title={t('tables.shoe-number', { number: digits(shoe) })}
      head={
        query.data && (
          <>
            <span className="grow" />
            <ListFiles name={`${table.gameKey}-shoe-${shoe}`} rows={() => file(query.data.rounds)} />
          </>
        )
      }
    >
      <Asking query={query} lines={8}>
        {({ record, rounds }) => (
          <>
            <Proof record={record} />
            {rounds.length === 0 ? (
              <Empty title={t('tables.no-rounds')} />
            ) : (
              <div className="table-rounds">
                <Scroll>
                  <Grid label={t('minigames.rounds')} columns={columns} rows={rounds} idOf={(row) => row.round} />
                </Scroll>
              </div>
            )}
          </>
        )}
      </Asking>
    </Panel>
  )
}

const Proof = ({ record }: { record: Record<string, unknown> | null }) => {
  const t = useText('office')
  const [verdict, setVerdict] = useState<ShoeVerdict>()
  if (!record) return <p className="panel-pad quiet">{t('tables.proof-later')}</p>
  return (
    <div className="panel-pad form">
      <div className="row">
        <Button onClick={() => setVerdict(checkShoe(record))}>{t('tables.proof-check')}</Button>
      </div>
      <div role="status">
        {verdict?.is === 'true' && (
          <p className="table-proved">
            {t('tables.proof-true', {
              rounds: digits(verdict.rounds),
              voided: digits(verdict.voided),
              withheld: digits(verdict.withheld),
            })}
          </p>
        )}
        {verdict?.is === 'false' && (
          <div className="warn-bar" data-tone="bad">
            <span>
              {t('tables.proof-false')} <code>{verdict.problems.slice(0, 5).join('; ')}</code>
            </span>
          </div>
        )}
        {verdict?.is === 'unread' && (
          <div className="warn-bar">
            <span>
              {t('tables.proof-unread')} <code>{verdict.why}</code>
            </span>
          </div>
        )}
      </div>
    </div>
  )
}
