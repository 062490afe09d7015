import type { MiniDeskGame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { digits, sumDigits } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useNow } from '../../shared/time/now.ts'
import { useMarketWords } from '../../shared/words/use-market-words.ts'
import { daysUntil, roundLeft } from './desk.rules.ts'
import { ExposureTable } from './exposure-table.tsx'
import { alarmPages, alarmSearch, alarmWords, feedStateWords, roundStateWords } from './mini-words.ts'
import './desk.css'

/** One game now: its running round, what stands on it, and what staff should look at. */
export const GamePanel = ({ desk }: { desk: MiniDeskGame }) => {
  const t = useText('office')
  const words = useMarketWords()
  const { game, round } = desk
  return (
    <Panel
      label={words.game(game)}
      title={<h2>{words.game(game)}</h2>}
      head={
        <>
          <Chip tone={desk.isOn ? 'ok' : 'bad'}>{t(desk.isOn ? 'minigames.on' : 'minigames.off')}</Chip>
          <Chip tone={feedStateWords[desk.feedState].tone}>{t(feedStateWords[desk.feedState].word)}</Chip>
          <span className="grow" />
          <ChainLeft desk={desk} />
        </>
      }
    >
      {desk.alarms.length > 0 && (
        <ul className="mini-alarms">
          {desk.alarms.map((alarm) => (
            <li key={alarm}>
              <Link to={alarmPages[alarm]} search={{ game, ...alarmSearch[alarm] }} className="warn-bar">
                <TriangleAlert size={14} aria-hidden />
                {t(alarmWords[alarm])}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {round ? (
        <RunningRound desk={desk} round={round} />
      ) : (
        <p className="panel-pad quiet">{t('minigames.no-round')}</p>
      )}
      <ExposureTable game={game} exposures={desk.exposures} most={desk.mostExposure} />
    </Panel>
  )
}

const RunningRound = ({ desk, round }: { desk: MiniDeskGame; round: NonNullable<MiniDeskGame['round']> }) => {
  const t = useText('office')
  const now = useNow()
  const left = roundLeft(round, now)
  const { word, tone } = roundStateWords[left.state]
  return (
    <div className="mini-round">
      <div className="mini-clock" data-tone={left.tone} role="timer" aria-label={t('minigames.closes-in')}>
        <b className="num">{left.text}</b>
        <i style={{ inlineSize: `${left.part * 100}%` }} />
      </div>
      <div>
        <Link
          to="/minigames/rounds/$game/$roundId"
          params={{ game: desk.game, roundId: round.roundId }}
          search={{ page: 1 }}
        >
          <b>{t('minigames.number', { number: round.number })}</b>
        </Link>
        <Chip tone={tone}>{t(word)}</Chip>
      </div>
      <dl>
        <dt>{t('minigames.staked')}</dt>
        <dd>{sumDigits(desk.staked)}</dd>
        <dt>{t('minigames.bets')}</dt>
        <dd>{digits(desk.bets)}</dd>
      </dl>
    </div>
  )
}

const ChainLeft = ({ desk: { chain, source } }: { desk: MiniDeskGame }) => {
  const t = useText('office')
  const now = useNow()
  if (source === 'feed' || !chain) return null
  return (
    <span className="quiet num">
      {t('minigames.chain-left', { links: digits(chain.left), days: digits(daysUntil(chain.endsAt, now)) })}
    </span>
  )
}
