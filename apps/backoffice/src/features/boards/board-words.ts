import type { PostState } from '@maru/contract'
import type { Key, Say } from '@maru/i18n/react'
import type { Tone } from '../../shared/parts/chip.tsx'

export const stateWords: Record<PostState, { word: Key<'office-boards'>; tone: Tone }> = {
  shown: { word: 'state.shown', tone: 'ok' },
  review: { word: 'state.review', tone: 'warn' },
  hidden: { word: 'state.hidden', tone: 'bad' },
  removed: { word: 'state.removed', tone: 'plain' },
}

const reasons: Record<string, Key<'office-boards'>> = {
  number: 'why.number',
  link: 'why.link',
  reports: 'why.reports',
  new: 'why.new',
}

/** What staff shall look at, in words: `word:…` names a word of the list. */
export const whyWords = (say: Say<'office-boards'>, why: string): string =>
  why
    .split(' ')
    .filter(Boolean)
    .map((one) =>
      one.startsWith('word:') ? say('why.word', { word: one.slice(5) }) : reasons[one] ? say(reasons[one]) : one,
    )
    .join(', ')
