import type { Data } from '@maru/client'
import type { RatedProduct } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { lazy, Suspense } from 'react'
import { useHost } from '../host/host.ts'
import { useList } from '../host/use-call.ts'
import { GrowingTable } from '../parts/growing-table.tsx'
import { ListFiles } from '../parts/list-files.tsx'
import { rateText } from '../parts/rate.ts'
import { useIsBelow } from '../parts/use-is-below.ts'
import { useOpened } from '../parts/use-opened.ts'
import { Why } from './why.tsx'

const WhySheet = lazy(() => import('./why-sheet.tsx').then((m) => ({ default: m.WhySheet })))

type Line = Data<'/api/partner/wagers'>['list'][number]
const only = ['', 'zero', 'old-rate'] as const
/** Narrower than that the calculation lies over the list. */
const BESIDE = 1_181

type Props = { day: string; branchId: number; product: RatedProduct | '' }

/** Single wagers of a day: a press on one opens its calculation. */
export function WagerList({ day, branchId, product }: Props) {
  const say = useText('partner')
  const language = useLanguage()
  const { formats, PlainSum, search, changeSearch } = useHost()
  const shown = only.find((known) => known === search.only) ?? ''
  const list = useList('/api/partner/wagers', { day, branchId, product, only: shown })
  const { opened: chosen, open, close } = useOpened('bet')
  const isOver = useIsBelow(BESIDE)
  const rolling = (line: Line) => (
    <b className={line.rolling === 0 ? 'font-normal text-text-3' : 'text-money'}>{formats.sum(line.rolling)}</b>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_340px]">
      <GrowingTable
        caption={say('page.wagers')}
        list={list}
        rows={list.rows}
        rowKey={({ betIdx }) => betIdx}
        onRow={({ betIdx }) => open(betIdx)}
        isChosen={({ betIdx }) => betIdx === chosen}
        rowLabel={({ betIdx }) => say('settlement.open', { name: betIdx })}
        filter={
          <>
            <Segmented
              label={say('settlement.only')}
              value={shown}
              onChange={(next) => changeSearch({ only: next })}
              options={only.map((value) => ({ value, label: say(`settlement.only.${value || 'all'}`) }))}
            />
            <ListFiles what="wagers" ask={{ day, branchId, product, only: shown }} />
          </>
        }
        empty={<Empty title={say('settlement.noWagers')} />}
        line={(row) => ({
          title: row.gameName,
          note: `${row.memNick} · ${formats.clock(row.at)} · ${say('col.stake')} ${formats.sum(row.stake)} · ${rateText(row.shareBp, language)}`,
          value: rolling(row),
          aside: <Note line={row} />,
        })}
        columns={[
          { key: 'at', head: say('col.at'), cell: ({ at }) => formats.dayTimeSeconds(at).slice(6) },
          {
            key: 'member',
            head: say('col.member'),
            cell: ({ memNick }) => <b className="font-semibold">{memNick}</b>,
          },
          { key: 'game', head: say('col.game'), cell: ({ gameName }) => gameName },
          { key: 'stake', head: say('col.stake'), end: true, cell: (row) => <PlainSum units={row.stake} /> },
          {
            key: 'turnover',
            head: say('settlement.valid'),
            end: true,
            cell: (row) => <span className={row.turnover === 0 ? 'text-text-3' : ''}>{formats.sum(row.turnover)}</span>,
          },
          {
            key: 'share',
            head: say('col.share'),
            end: true,
            cell: ({ shareBp }) => <span className="text-text-2">{rateText(shareBp, language)}</span>,
          },
          { key: 'rolling', head: say('col.rolling'), end: true, cell: rolling },
          { key: 'note', head: say('col.remark'), cell: (row) => <Note line={row} /> },
        ]}
      />
      {!isOver ? (
        <Card className="sticky top-20">
          {chosen ? <Why betIdx={chosen} /> : <p className="text-13 text-text-3">{say('settlement.press')}</p>}
        </Card>
      ) : (
        chosen && (
          <Suspense>
            <WhySheet betIdx={chosen} close={close} />
          </Suspense>
        )
      )}
    </div>
  )
}

function Note({ line }: { line: Line }) {
  const say = useText('partner')
  return (
    <span className="inline-flex flex-wrap gap-1">
      {line.note !== 'none' && <Tag>{say(`note.${line.note}`)}</Tag>}
      {line.isOldRate && <Tag tone="info">{say('note.old-rate')}</Tag>}
    </span>
  )
}
