import { useText } from '@maru/i18n/react'
import { Ticker } from '@maru/ui/ticker.tsx'
import { Sum } from '../../shared/format/sum.tsx'
import { type News, newsOf } from './rules/news.rules.ts'
import type { Table } from './table.ts'
import { useTableWords } from './tile/table-words.ts'

export type TableWin = { nick: string; gameName: string; amount: number; at: string }

/** What was special in the rooms, and the newest wins at them. Nothing is made up: without news there is no strip. */
export function RoomNews({ tables, wins }: { tables: readonly Table[]; wins: readonly TableWin[] }) {
  const say = useText('tables')
  const { side } = useTableWords()
  const news = newsOf(tables)
  const names = new Set(tables.map(({ game }) => game.name))
  const own = wins.filter(({ gameName }) => names.has(gameName))
  if (news.length + own.length === 0) return null
  const words = (item: News): string => {
    switch (item.kind) {
      case 'streak':
        return say('news.streak', { side: side(item.table.table, item.side), count: item.count })
      case 'repeat':
        return say('news.repeat', { number: item.number, count: item.count })
      case 'triple':
        return say('news.triple', { die: item.die })
      default:
        return say('news.shoe')
    }
  }
  return (
    <div className="grid gap-1.5">
      <Ticker
        label={say('news.label')}
        title={say('news.title')}
        items={[
          ...news.map((item) => ({
            id: item.key,
            node: (
              // On a phone in two lines: the room's name is whole.
              <span className="min-w-0 items-baseline gap-2 leading-tight max-tablet:grid tablet:flex">
                <span className="truncate text-text-3">{item.table.game.name}</span>
                <b className="truncate font-semibold">{words(item)}</b>
              </span>
            ),
          })),
          ...own.map(({ nick, amount, at }) => ({
            id: `${nick}${at}`,
            node: (
              <>
                <span className="text-text-3">{say('news.won', { nick })}</span>
                <Sum units={amount} className="shrink-0" />
              </>
            ),
          })),
        ]}
      />
      {news.length > 0 && <p className="px-5 text-12 text-text-3">{say('news.past')}</p>}
    </div>
  )
}
