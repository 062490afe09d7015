import { useText } from '@maru/i18n/react'

/** What may come, in words. */
export const useWords = () => {
  const say = useText('minigames')
  return {
    parity: [
      { code: 'odd', word: say('market.word.odd') },
      { code: 'even', word: say('market.word.even') },
    ],
    side: [
      { code: 'under', word: say('market.word.under') },
      { code: 'over', word: say('market.word.over') },
    ],
    size: [
      { code: 'small', word: say('market.word.small') },
      { code: 'medium', word: say('market.word.medium') },
      { code: 'large', word: say('market.word.large') },
    ],
    start: [
      { code: 'left', word: say('market.word.left') },
      { code: 'right', word: say('market.word.right') },
    ],
    /** Under a title that names them. */
    lines: ['3', '4'].map((count) => ({ code: count, word: count })),
  }
}
