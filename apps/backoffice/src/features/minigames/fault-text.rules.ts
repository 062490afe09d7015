import type { MiniFault, MiniFaultProblem } from '@maru/contract'
import type { Key } from '@maru/i18n/react'

const words: Record<MiniFaultProblem, Key<'office'>> = {
  row: 'minigames.fault-row',
  missing: 'minigames.fault-missing',
  date: 'minigames.fault-date',
  round: 'minigames.fault-round',
  numbers: 'minigames.fault-numbers',
  result: 'minigames.fault-result',
}

/** Why a row of a feed is set aside: a text, and the values in it. */
export const faultText = ({ problem, field, value }: MiniFault): [Key<'office'>, { field: string; value: string }] => [
  words[problem],
  { field: field ?? '', value: value ?? '' },
]
