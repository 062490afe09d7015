import { useText } from '@maru/i18n/react'
import { useMemo } from 'react'
import type { StageWords } from './paint/surface.ts'

/** The words inside of a picture. */
export const useStageWords = (): StageWords => {
  const say = useText('minigames')
  return useMemo(
    () => ({
      left: say('market.word.left'),
      right: say('market.word.right'),
      odd: say('market.word.odd'),
      even: say('market.word.even'),
    }),
    [say],
  )
}
