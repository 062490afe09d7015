import type { MiniDrawOut, MiniFeedRow } from '@maru/contract'
import type { Key } from '@maru/i18n/react'

/** What becomes of a round once the second of the staff confirms. */
export const noteOf = (row: MiniFeedRow, draw: MiniDrawOut): Key<'office'> => {
  if (row.round.state !== 'settled') return 'minigames.take-note'
  return isUsed(row, draw) ? 'minigames.take-note-stays' : 'minigames.take-note-corrects'
}

/** What staff do who choose a result. */
export const actOf = (row: MiniFeedRow, draw: MiniDrawOut): Key<'office'> =>
  row.round.state === 'settled' && isUsed(row, draw) ? 'minigames.leave-settled' : 'minigames.take-result'

/** The round was drawn by it. */
const isUsed = ({ results, drawnByStaff }: MiniFeedRow, draw: MiniDrawOut): boolean => {
  const used = drawnByStaff ?? results.find((result) => result.isUsed)?.draw
  return !!used && used.numbers.join() === draw.numbers.join() && used.powerBall === draw.powerBall
}
