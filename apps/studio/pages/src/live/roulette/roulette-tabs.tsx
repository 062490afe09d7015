import type { FeltProps } from '../game/game-view.ts'
import type { Box, RoomShape } from '../scene/scene.ts'
import { styleOf } from './box-style.ts'
import { INNER_PAGES, roulettePages, rowsOfPage } from './roulette-parts.ts'

/** Which page of the felt a phone shows. */
export function RouletteTabs({ layout: { shape }, box, page, turnTo, say }: FeltProps & { box: Box }) {
  return (
    <div className="roulette-tabs" role="tablist" style={styleOf(box)}>
      {pagesOf(shape).map((at) => (
        <button key={at} type="button" role="tab" aria-selected={at === page} onClick={() => turnTo(at)}>
          {at === 0
            ? say('rouletteTabNumbers')
            : at > INNER_PAGES[shape]
              ? say('rouletteTabRace')
              : figuresOf(shape, at - 1)}
        </button>
      ))}
    </div>
  )
}

/** The numbers of an inner page, as `0–12`. */
function figuresOf(shape: RoomShape, page: number): string {
  const [first, last] = rowsOfPage(page, INNER_PAGES[shape])
  return `${first === 0 ? 0 : 3 * first + 1}–${3 * last + 3}`
}

const pagesOf = (shape: RoomShape): number[] => Array.from({ length: roulettePages(shape) }, (_, at) => at)
