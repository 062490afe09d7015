import type { Minigame } from '@maru/contract/minigame'

const machine = 'aspect-[10/11] @min-[560px]:aspect-[16/10] @min-[800px]:aspect-[16/9]'

const shapes: Record<Minigame, string> = {
  powerball: machine,
  powerladder: machine,
  speedkino: 'aspect-[10/8.8] @min-[560px]:aspect-[16/10] @min-[800px]:aspect-[16/9]',
  kinoladder: machine,
}
/** Picture and words fit into one screen together, on a desk and on a phone that lies on its side. */
const lowest = 'max-h-[max(240px,min(560px,47svh))]'

/** How high a game's picture is for its width. The page gives it to the stages, whose code comes later, so that the place that waits has it too. */
export const stageShape = (game: Minigame): string => `${shapes[game]} ${lowest}`
