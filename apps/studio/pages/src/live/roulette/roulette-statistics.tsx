import { useMemo } from 'react'
import { percent } from '../../frame/texts.ts'
import type { PanelProps } from '../game/game-view.ts'
import { Pocket } from './last-pockets.tsx'
import { type PocketCount, statisticsOf } from './past-pockets.ts'

/** Of 500 rounds at most: hot and cold numbers, shares of the even chances, and that none of it says anything about the next round. */
export function RouletteStatistics({
  table: { counts },
  say,
  language,
}: Pick<PanelProps, 'table' | 'say' | 'language'>) {
  const { hot, cold, rounds, shares } = useMemo(() => statisticsOf(counts), [counts])
  const most = Math.max(1, hot[0]?.count ?? 1)
  const share = (part: number) => percent(Math.floor(part * 10_000), language)
  const pairs = [
    ['red', say('rouletteRed'), shares.red, say('rouletteBlack'), shares.black],
    ['odd', say('rouletteOdd'), shares.odd, say('rouletteEven'), shares.even],
    ['low', '1–18', shares.low, '19–36', shares.high],
  ] as const
  const list = (name: string, numbers: readonly PocketCount[], tone: string) => (
    <div className="pocket-counts">
      <h4>
        <span>{name}</span>
        <span>{say('rouletteRounds', { n: rounds })}</span>
      </h4>
      {numbers.map(({ pocket, count }) => (
        <div key={pocket} className="pocket-count">
          <Pocket pocket={pocket} />
          <svg className={`count-bar ${tone}`} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="6" rx="3" />
            <rect className="counted" width={(100 * count) / most} height="6" rx="3" />
          </svg>
          <b>{say('rouletteTimes', { n: count })}</b>
        </div>
      ))}
    </div>
  )
  return (
    <div className="roulette-statistics">
      {list(say('rouletteHot'), hot, 'hot')}
      {list(say('rouletteCold'), cold, 'cold')}
      <div className="pocket-shares">
        {pairs.map(([key, one, oneShare, other, otherShare]) => (
          <div key={key} className={`pocket-share ${key}`}>
            <span>
              {one} <b>{share(oneShare)}</b>
            </span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className="one" width={100 * oneShare} height="4" />
              <rect className="other" x={100 * (1 - otherShare)} width={100 * otherShare} height="4" />
            </svg>
            <span>
              <b>{share(otherShare)}</b> {other}
            </span>
          </div>
        ))}
      </div>
      <p className="no-memory">{say('rouletteNoMemory')}</p>
    </div>
  )
}
