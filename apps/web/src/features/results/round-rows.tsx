import type { MiniResultOut } from '@maru/contract'
import type { Game } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { DownGlyph } from '@maru/ui/glyphs.tsx'
import { ShieldIcon } from '@maru/ui/icons.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { Fragment, useState } from 'react'
import { clock } from '../../shared/format/date.ts'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { Link } from '../../shared/navigation/index.ts'
import { DrawnNumbers } from './drawn-numbers.tsx'
import { OutcomeMark } from './outcome-mark.tsx'
import { sumOf, trendMarkets } from './trend.rules.ts'
import { WinnerList } from './winner-list.tsx'

type Props = { game: Game; rows: readonly MiniResultOut[] }

/** Rounds, newest first. Each opens: all numbers, the winner of each market, and its proof. */
export function RoundRows({ game, rows }: Props) {
  const say = useText('minigames')
  const { marketName } = useMarketNames()
  const [opened, setOpened] = useState<string>()
  const markets = columnMarkets(game)
  const hasSum = game === 'powerball' || game === 'speedkino'
  const span = 4 + markets.length + (hasSum ? 1 : 0)
  return (
    <table className="w-full border-collapse text-13">
      <caption className="sr-only">{say('results.rounds.title')}</caption>
      <thead className="max-[819px]:sr-only">
        <tr>
          <th scope="col" className={cx(head, 'whitespace-nowrap')}>
            {say('results.rounds.number')}
          </th>
          <th scope="col" className={cx(head, 'whitespace-nowrap')}>
            {say('results.rounds.time')}
          </th>
          <th scope="col" className={head}>
            {say('results.rounds.numbers')}
          </th>
          {hasSum && (
            <th scope="col" className={cx(head, 'whitespace-nowrap text-right')}>
              {say('results.rounds.sum')}
            </th>
          )}
          {markets.map((market) => (
            <th key={market} scope="col" className={cx(head, 'max-[819px]:hidden')}>
              {marketName(market)}
            </th>
          ))}
          <th scope="col" className={head}>
            <span className="sr-only">{say('results.rounds.more')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isOpen = opened === row.roundId
          return (
            <Fragment key={row.roundId}>
              <tr className="relative transition-colors hover:bg-[color-mix(in_oklab,var(--surface-3)_45%,transparent)]">
                <td className={cx(cell, 'num font-bold text-14')}>{row.number}</td>
                <td className={cx(cell, 'num text-text-3')}>{clock(row.drawAt)}</td>
                <td className={cell}>
                  {row.draw ? (
                    <>
                      <DrawnNumbers
                        draw={row.draw}
                        isLadder={isLadder(game)}
                        size="sm"
                        className={hasMany(game) ? 'max-tablet:hidden' : ''}
                      />
                      {hasMany(game) && (
                        <span className="flex gap-1.5 tablet:hidden">
                          {markets.map((market) => {
                            const outcome = row.winners[market]
                            return outcome && <OutcomeMark key={market} market={market} outcome={outcome} />
                          })}
                        </span>
                      )}
                    </>
                  ) : (
                    <Tag>{say(row.state === 'missed' ? 'results.rounds.missed' : 'results.rounds.cancelled')}</Tag>
                  )}
                </td>
                {hasSum && <td className={cx(cell, 'num text-right font-bold')}>{row.draw ? sumOf(row.draw) : '–'}</td>}
                {markets.map((market) => {
                  const outcome = row.winners[market]
                  return (
                    <td key={market} className={cx(cell, 'max-[819px]:hidden')}>
                      {outcome === undefined ? '–' : <OutcomeMark market={market} outcome={outcome} />}
                    </td>
                  )
                })}
                <td className={cx(cell, 'text-right')}>
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-label={say('results.rounds.open', { number: row.number })}
                    onClick={() => setOpened(isOpen ? undefined : row.roundId)}
                    className="absolute inset-0 -outline-offset-2"
                  />
                  <DownGlyph
                    size={16}
                    className={cx('inline text-text-3 transition-transform', isOpen && 'rotate-180')}
                  />
                </td>
              </tr>
              {isOpen && (
                <tr>
                  <td colSpan={span} className="border-line-soft border-b bg-surface-1 px-4 py-4 tablet:px-5">
                    <RoundDetail game={game} row={row} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

function RoundDetail({ game, row }: { game: Game; row: MiniResultOut }) {
  const say = useText('minigames')
  if (!row.draw)
    return (
      <p className="text-text-2">
        {say(row.state === 'missed' ? 'results.rounds.missedText' : 'results.rounds.cancelledText')}
      </p>
    )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <DrawnNumbers draw={row.draw} isLadder={isLadder(game)} />
        {row.isVerifiable ? (
          <Link
            to="verify"
            search={{ game, day: row.day, number: String(row.number) }}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-control font-semibold text-13 text-accent hover:underline touch:min-h-11"
          >
            <ShieldIcon size={16} />
            {say('results.rounds.verify', { number: row.number })}
          </Link>
        ) : (
          <span className="text-13 text-text-3">{say('results.rounds.imported')}</span>
        )}
      </div>
      <WinnerList game={game} winners={row.winners} />
    </div>
  )
}

/** The 22 numbers of kino have no room in a row of a phone, which shows what they came to; the opened row shows them. */
const hasMany = (game: Game): boolean => game === 'speedkino' || game === 'kinoladder'
const isLadder = (game: Game): boolean => game === 'powerladder' || game === 'kinoladder'
/** Of each game the markets that a row shows by a dot. */
const columnMarkets = (game: Game): readonly string[] => trendMarkets[game]

const cell =
  'h-13 border-line-soft border-b px-1.5 py-1.5 first:pl-4 last:pr-4 tablet:px-2 tablet:first:pl-5 tablet:last:pr-5 desk:px-3'
const head =
  'h-10 border-line border-b px-2 py-1.5 text-left font-semibold text-12 text-text-3 leading-tight first:pl-5 last:pr-5 desk:px-3'
