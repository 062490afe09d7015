import type { Say } from '../../frame/texts.ts'
import type { RoomLayout } from '../game/game-view.ts'
import { isDealerCovered } from '../scene/phone-head.ts'
import './dealer-name.css'

/** Of the dealer's figure: right of the shoulder, where a room has its wall. */
const SHOULDER = { x: 0.8, y: 0.4 }
/** Height of a dial's ring to the middle of its word, and from the edge of a phone to the name. */
const WORD = 16
const SIDE = 8
/** Of the switch that opens the others. */
const SWITCH = 44
/** Half of the height of two lines. */
const HALF = 20
/** Width of the name, where it stands beside the dealer. */
const [NARROWEST, WIDEST] = [96, 240]

/** Who stands behind the table, where staff have said it and the dealer is seen. */
export const DealerName = ({ name, layout, say }: { name: string | null; layout: RoomLayout; say: Say }) =>
  name === null || layout.dealer.width === 0 || isDealerCovered(layout) ? null : (
    <p className="dealer-name" data-testid="dealer-name" data-shape={layout.shape} style={placeOf(layout)}>
      {say('liveDealerName', { n: name })}
    </p>
  )

/** It lies over no part of the dealer. On a phone: at the right, across from the word of the dial and below what stands there. */
function placeOf({ shape, table, dial, bets, panel, dealer }: RoomLayout): {
  left: number
  top: number
  maxWidth?: number
} {
  if (shape !== 'portrait' && shape !== 'landscape') {
    const left = dealer.x + dealer.width * SHOULDER.x
    const top = dealer.y + dealer.height * SHOULDER.y
    // A long name takes two lines where one's own bets or statistics stand beside it.
    const beside = [bets, panel].filter(({ x, y, height }) => x > left && y < top + HALF && top - HALF < y + height)
    const room = Math.min(WIDEST, ...beside.map(({ x }) => x - left - SIDE))
    return { left, top, maxWidth: Math.max(NARROWEST, room) }
  }
  const word = dial.y + dial.height + WORD
  const edge = table.x + table.width
  // Without a frame the switch of the room has its place between one's own bets in the corner and the name.
  const isSwitchBetween = shape === 'portrait' && bets.y < SWITCH && bets.x + bets.width > edge - SWITCH
  const below = bets.x > table.x + table.width / 2 ? bets.y + bets.height + 32 + (isSwitchBetween ? 36 : 0) : 0
  return { left: edge - SIDE, top: Math.max(word, below) }
}
