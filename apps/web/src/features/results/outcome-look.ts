import { useText } from '@maru/i18n/react'

export type OutcomeTone = 'blue' | 'red' | 'green' | 'plain'

/** As Korean tables have it: the first of two is blue, the other red. */
const tones: Record<string, OutcomeTone> = {
  odd: 'blue',
  even: 'red',
  under: 'blue',
  over: 'red',
  left: 'blue',
  right: 'red',
  small: 'blue',
  medium: 'green',
  large: 'red',
}
/** Line counts are words only where lines are bet on; elsewhere digits are digits. */
const lineTones: Record<string, OutcomeTone> = { '3': 'blue', '4': 'red' }

export const toneOf = (market: string, outcome: string): OutcomeTone => {
  const [first = ''] = outcome.split('-')
  if (market === 'lines') return lineTones[first] ?? 'plain'
  if (market === 'power-ball-exact') return Number(outcome) % 2 === 1 ? 'blue' : 'red'
  return tones[first] ?? 'plain'
}

export const fillOf: Record<OutcomeTone, string> = {
  blue: 'var(--player)',
  red: 'var(--banker)',
  green: 'var(--tie)',
  plain: 'var(--surface-3)',
}

const letters = ['odd', 'even', 'under', 'over', 'left', 'right', 'small', 'medium', 'large'] as const
type Letter = (typeof letters)[number]
const isLetter = (part: string): part is Letter => (letters as readonly string[]).includes(part)

/** What stands in the dot of an outcome: one sign for each of its parts. */
export const useLetter = (): ((outcome: string) => string) => {
  const say = useText('minigames')
  return (outcome) =>
    outcome
      .split('-')
      .map((part) => (isLetter(part) ? say(`results.letter.${part}`) : part))
      .join('')
}
