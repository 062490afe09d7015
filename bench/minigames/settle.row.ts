import { payoutOf } from '@maru/draws'
import { resultBy } from '../../apps/server/src/modules/minigames/settle.rules.ts'
import type { Ground } from '../ground.ts'
import { SITE } from '../ledger.sides.ts'
import { compareSettling } from '../settle/round.row.ts'
import { fillRound, GAME, STAKE } from '../settle/round.ts'
import type { Compared } from '../slices.ts'

const PRICE = 1_950
const FIVE_MINUTES_MS = 300_000
/** Nobody draws these rounds. */
let drawAt = Date.UTC(2036, 0, 1)

/** 200,000 wagers of one round of powerball on an odd or even sum, by the result of its draw; beside it the same one transaction each. */
export const minigamesSettle = (ground: Ground): Promise<Compared> =>
  compareSettling(ground, {
    fill: () => {
      drawAt += FIVE_MINUTES_MS
      return fillRound(ground, new Date(drawAt).toISOString().replace('.000Z', 'Z'))
    },
    resultOf: ({ round }) => resultBy({ siteId: SITE, game: GAME, drawAt: new Date(round) }, { 'sum-parity': 'odd' }),
    one: (wagerId) => (wagerId % 2 === 0 ? { result: 0, leg: 'lost' } : { result: payoutOf(STAKE, PRICE), leg: 'won' }),
  })
