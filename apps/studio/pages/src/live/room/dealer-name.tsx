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
/** From the word of the dial to a name below it, and of half of its height. */
const [BELOW, HALF_LINE] = [24, 12]
/** Width of the name beside the dealer: alone, and with the word for a dealer. */
const SHORTEST = 56
const [NARROWEST, WIDEST] = [96, 240]

/** Who stands behind the table, where staff have said it and the dealer is seen. */
export const DealerName = ({ name, layout, say }: { name: string | null; layout: RoomLayout; say: Say }) =>
  name === null || layout.dealer.width === 0 || isDealerCovered(layout) ? null : (
    <Plate name={name} words={say('liveDealerName', { n: name })} layout={layout} />
  )

function Plate({ name, words, layout }: { name: string; words: string; layout: RoomLayout }) {
  const { isShort, ...style } = placeOf(layout)
  return (
    <p
      className="dealer-name"
      data-testid="dealer-name"
      data-shape={layout.shape}
      data-short={isShort}
      title={isShort ? words : undefined}
      style={style}
    >
      {isShort ? name : words}
    </p>
  )
}

/**
 * It lies over no part of the dealer. On a phone: at the right, across from the word of the dial and below what stands there; where that would be on the table, at the left
 * and without the word for a dealer.
 */
function placeOf({ shape, table, dial, bets, panel, dealer, edge: tableEdge }: RoomLayout): {
  left: number
  top: number
  maxWidth?: number
  isShort?: boolean
} {
  if (shape !== 'portrait' && shape !== 'landscape') {
    const left = dealer.x + dealer.width * SHOULDER.x
    const top = dealer.y + dealer.height * SHOULDER.y
    // A long name takes two lines where one's own bets or statistics stand beside it.
    const beside = [bets, panel].filter(({ x, y, height }) => x > left && y < top + HALF && top - HALF < y + height)
    const room = Math.min(WIDEST, ...beside.map(({ x }) => x - left - SIDE))
    if (room >= NARROWEST) return { left, top, maxWidth: room }
    const under = Math.max(...beside.map(({ y, height }) => y + height)) + SIDE + HALF_LINE
    if (room >= SHORTEST || under > tableEdge - HALF)
      return { left, top, maxWidth: Math.max(SHORTEST, room), isShort: true }
    return { left, top: under, isShort: true }
  }
  const word = dial.y + dial.height + WORD
  const edge = table.x + table.width
  // Without a frame the switch of the room has its place between one's own bets in the corner and the name.
  const isSwitchBetween = shape === 'portrait' && bets.y < SWITCH && bets.x + bets.width > edge - SWITCH
  const below = bets.x > table.x + table.width / 2 ? bets.y + bets.height + 32 + (isSwitchBetween ? 36 : 0) : 0
  const top = Math.max(word, below)
  if (top > tableEdge - HALF_LINE && shape === 'portrait') return { left: SIDE, top: word + BELOW, isShort: true }
  return { left: edge - SIDE, top }
}
