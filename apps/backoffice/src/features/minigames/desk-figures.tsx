import type { MiniDeskGame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { digits, sumDigits } from '../../shared/money.ts'
import { useNow } from '../../shared/time/now.ts'
import { daysUntil } from './desk.rules.ts'
import './desk.css'

/** What the four games come to together. */
export const DeskFigures = ({ games }: { games: readonly MiniDeskGame[] }) => {
  const t = useText('office')
  const now = useNow()
  const sum = (of: (game: MiniDeskGame) => number): number => games.reduce((all, game) => all + of(game), 0)
  const worst = games.map(({ exposures, mostExposure }) => ({
    exposed: Math.max(0, ...exposures.map(({ exposed }) => exposed)),
    mostExposure,
  }))
  const exposed = Math.max(0, ...worst.map((one) => one.exposed))
  const percent = Math.max(0, ...worst.map((one) => Math.floor((one.exposed * 100) / Math.max(1, one.mostExposure))))
  const days = games.flatMap(({ chain }) => (chain ? [daysUntil(chain.endsAt, now)] : []))
  const alarms = sum((game) => game.alarms.length)
  const figures: { name: string; value: string; note?: string; tone?: string }[] = [
    {
      name: t('minigames.staked-now'),
      note: t('minigames.bets-count', { count: digits(sum(({ bets }) => bets)) }),
      value: sumDigits(sum(({ staked }) => staked)),
    },
    {
      name: t('minigames.worst'),
      note: `${percent}%`,
      value: sumDigits(exposed),
      tone: percent >= 90 ? 'bad' : 'quiet',
    },
    {
      name: t('minigames.games-on'),
      value: `${games.filter(({ isOn }) => isOn).length} / ${games.length}`,
    },
    {
      name: t('minigames.shortest-chain'),
      value: days.length > 0 ? t('minigames.days', { days: digits(Math.min(...days)) }) : '–',
    },
    {
      name: t('minigames.alarms'),
      note: alarms === 0 ? t('minigames.fine') : '',
      tone: alarms === 0 ? 'good' : 'bad',
      value: digits(alarms),
    },
  ]
  return (
    <dl className="mini-figures" aria-label={t('minigames.now')}>
      {figures.map(({ name, value, note, tone }) => (
        <div key={name}>
          <dt>
            {name} {note && <small className={tone ?? 'quiet'}>{note}</small>}
          </dt>
          <dd className={tone === 'bad' ? 'bad' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
