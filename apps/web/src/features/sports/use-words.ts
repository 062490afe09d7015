import { serverNow } from '@maru/client'
import type { SportClockOut, SportCode, SportEventOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { clock as clockOf, day, isoDay } from '../../shared/format/date.ts'
import { fightWinnerOf } from '../../shared/sports/winner.ts'
import { clockSeconds, clockText, partOf } from './clock.rules.ts'

const dayMs = 86_400_000
type Figures = { home: string; away: string }

/** Words that lists and the page of an event share. */
export const useSportWords = () => {
  const say = useText('sports-pages')
  const partName = (sport: SportCode, period: number): string => {
    const { name, nr, isExtra } = partOf(sport, period)
    if (isExtra) return say('part.extra')
    return name === 'half' ? say(nr === 1 ? 'part.half1' : 'part.half2') : say(`part.${name}`, { nr })
  }
  /** In lists minutes are enough: `71분`, or `08:32` of what is left. */
  const shortClock = (sport: SportCode, clock: SportClockOut): string | null => {
    const read = clockSeconds(sport, clock, serverNow())
    if (!read) return null
    return read.isLeft ? clockText(read.seconds) : say('clock.minute', { minute: Math.floor(read.seconds / 60) + 1 })
  }
  /** Today, tomorrow, or the day; then the time. */
  const startWords = (startsAt: string): { day: string; time: string } => {
    const now = serverNow()
    const date = isoDay(startsAt)
    const name =
      date === isoDay(now) ? say('when.today') : date === isoDay(now + dayMs) ? say('when.tomorrow') : day(startsAt)
    return { day: name, time: clockOf(startsAt) }
  }
  const stateName = (state: SportEventOut['state']): string => say(`state.${state}`)
  /** What stands beside each side: its points; of a fight, which has none, who has won it, and nothing before. */
  const figuresOf = ({ sport, score }: Pick<SportEventOut, 'sport' | 'score'>): Figures | null => {
    const won = score && fightWinnerOf(score)
    const word = (side: 'home' | 'away'): string => say(won === side ? 'form.won.short' : 'form.lost.short')
    if (won) return { home: word('home'), away: word('away') }
    return score && sport !== 'combat' ? { home: String(score.home), away: String(score.away) } : null
  }
  return { figuresOf, partName, shortClock, startWords, stateName }
}
