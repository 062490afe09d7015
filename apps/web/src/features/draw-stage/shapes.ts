import type { Minigame } from '@maru/contract/minigame'

const machine = 'aspect-[10/11] @min-[560px]:aspect-[16/10] @min-[800px]:aspect-[16/9]'

const shapes: Record<Minigame, string> = {
  powerball: machine,
  powerladder: machine,
  speedkino: 'aspect-[10/8.8] @min-[560px]:aspect-[16/10] @min-[800px]:aspect-[16/9]',
  kinoladder: machine,
}
/** Picture and words fit into one screen together: on a phone with head and foot of the page and of the stage, which take the pixels below. */
const lowest = 'max-h-[max(240px,min(560px,47svh))] max-tablet:max-h-[max(200px,calc(100svh-388px-var(--foot,72px)))]'
/** On a phone that lies on its side the picture has the whole height, and the words stand at its right. */
const lying = 'lying:aspect-auto! lying:max-h-none! lying:h-full'

/** How high a game's picture is for its width. The page gives it to the stages, whose code comes later, so that the place that waits has it too. */
export const stageShape = (game: Minigame): string => `${shapes[game]} ${lowest} ${lying}`
