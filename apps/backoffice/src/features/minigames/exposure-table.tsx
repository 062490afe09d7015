import type { MiniExposure, Minigame } from '@maru/contract'
import { marketsOf } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { sumDigits, sumText } from '../../shared/money.ts'
import { useMarketWords } from '../../shared/words/use-market-words.ts'
import { combinationsOf, fullness } from './desk.rules.ts'
import './desk.css'

type ExposureTableProps = {
  game: Minigame
  exposures: readonly MiniExposure[]
  most: number
  /** By market. */
  winners?: Record<string, string>
}
/** Combinations that stand below the markets; the rest is named by a sum. */
const MOST_COMBINATIONS = 6

/** Every outcome of every market in its place, with what is staked on it; the bar is its exposure against the limit. */
export const ExposureTable = ({ game, exposures, most, winners = {} }: ExposureTableProps) => {
  const t = useText('office')
  const words = useMarketWords()
  const joined = combinationsOf(exposures)
  return (
    <dl className="mini-markets" aria-label={t('minigames.exposure')}>
      {marketsOf[game].map(({ code, outcomes }) => (
        <div key={code}>
          <dt>{words.market(game, code)}</dt>
          <dd>
            {outcomes.map((outcome) => (
              <Stake
                key={outcome}
                name={words.outcome(game, code, outcome)}
                exposure={exposures.find((one) => one.market === code && one.outcome === outcome)}
                most={most}
                isWinner={winners[code] === outcome}
              />
            ))}
          </dd>
        </div>
      ))}
      {joined.length > 0 && (
        <div>
          <dt>{t('minigames.combinations')}</dt>
          <dd>
            {joined.slice(0, MOST_COMBINATIONS).map((one) => (
              <Stake
                key={`${one.market} ${one.outcome}`}
                name={words.exposure(game, one)}
                exposure={one}
                most={most}
                isWide
              />
            ))}
            {joined.length > MOST_COMBINATIONS && (
              <span className="quiet">{t('minigames.more', { count: joined.length - MOST_COMBINATIONS })}</span>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

type StakeProps = {
  name: string
  exposure: MiniExposure | undefined
  most: number
  isWinner?: boolean
  isWide?: boolean
}

const Stake = ({ name, exposure, most, isWinner = false, isWide = false }: StakeProps) => {
  const t = useText('office')
  const { part, tone } = fullness(exposure?.exposed ?? 0, most)
  const title = exposure
    ? t('minigames.exposed-of', { exposed: sumText(exposure.exposed), most: sumText(most) })
    : undefined
  return (
    <span
      className="mini-stake"
      data-tone={tone}
      data-winner={isWinner ? '' : undefined}
      data-wide={isWide ? '' : undefined}
      data-none={exposure ? undefined : ''}
      title={title}
    >
      <span>{name}</span>
      <b className="num">{exposure ? sumDigits(exposure.staked) : '–'}</b>
      <i style={{ inlineSize: `${part * 100}%` }} />
      {title && <span className="screen-reader-only">{title}</span>}
    </span>
  )
}
