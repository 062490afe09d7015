import type { Key } from '@maru/i18n/react'
import type { Tone } from '../../shared/parts/chip.tsx'
import type { Kind, Showing } from './content.rules.ts'

export const showingWords: Record<Showing, { word: Key<'office'>; tone: Tone }> = {
  now: { word: 'content.showing', tone: 'ok' },
  later: { word: 'content.later', tone: 'info' },
  over: { word: 'content.over', tone: 'plain' },
  off: { word: 'content.off', tone: 'plain' },
}
export const variants: Record<Kind, { value: string; word: Key<'office'> }[]> = {
  banners: [
    { value: 'first-deposit', word: 'content.first-deposit' },
    { value: 'daily-deposit', word: 'content.daily-deposit' },
    { value: 'plain', word: 'content.plain' },
  ],
  popups: [
    { value: 'everybody', word: 'content.everybody' },
    { value: 'login', word: 'content.login' },
  ],
}
export const variantWord = (kind: Kind, value: string): Key<'office'> =>
  variants[kind].find((variant) => variant.value === value)?.word ?? 'content.plain'
