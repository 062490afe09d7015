import type { ShoeShown } from '../../../../src/tables/table-shapes.ts'
import type { Say } from '../../frame/texts.ts'

/** Cards that are out, and the card at which the shoe is cut anew. */
export function ShoeFigure({ shoe, isShort, say }: { shoe: ShoeShown | null; isShort: boolean; say: Say }) {
  if (!shoe) return null
  return (
    <span className="shoe">
      {isShort && shoe.cutAt > 0 ? null : say('shoe', { n: shoe.number })}
      {shoe.cutAt > 0 ? (
        <b>
          {shoe.dealt} / {shoe.cutAt}
        </b>
      ) : null}
    </span>
  )
}
