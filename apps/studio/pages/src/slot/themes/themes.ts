import type { TextKey } from '../../../../locales/ko.ts'
import { canes } from './frames/canes.ts'
import type { DrawFrame } from './frames/frame-box.ts'
import { lacquer } from './frames/lacquer.ts'
import { pavilion } from './frames/pavilion.ts'
import { stall } from './frames/stall.ts'
import { MOODS, type Mood, type Theme } from './theme.ts'

/** Addresses only: a page loads the pictures of its own game. */
const ADDRESSES = import.meta.glob<string>('../../../art/*/**/*.svg', { eager: true, query: '?url', import: 'default' })

const SIGNS = { W: 'symbolWild', S: 'symbolScatter', L: 'symbolLantern' } as const
const WORLDS: Readonly<
  Record<string, { frame: DrawFrame; line: string; board: string; names: Readonly<Record<string, TextKey>> }>
> = {
  'moonlit-koi': {
    frame: pavilion,
    line: '#fbefd3',
    board: '#fbefd3',
    names: {
      A: 'symbolKoi',
      B: 'symbolGoldKoi',
      C: 'symbolCrane',
      D: 'symbolTurtle',
      E: 'symbolMaple',
      F: 'symbolGinkgo',
      G: 'symbolDragonfly',
      H: 'symbolPearl',
    },
  },
  'lantern-night': {
    frame: stall,
    line: '#ffe14d',
    board: '#ffe9a0',
    names: {
      A: 'symbolCat',
      B: 'symbolNoodles',
      C: 'symbolFish',
      D: 'symbolDumpling',
      E: 'symbolPepper',
      F: 'symbolBottle',
      G: 'symbolTicket',
      H: 'symbolFan',
    },
  },
  'bamboo-rain': {
    frame: canes,
    line: '#b5302a',
    board: '#fbefd3',
    names: {
      A: 'symbolTiger',
      B: 'symbolBamboo',
      C: 'symbolMagpie',
      D: 'symbolUmbrella',
      E: 'symbolPersimmon',
      F: 'symbolPine',
      G: 'symbolMountain',
    },
  },
  'thunder-drum': {
    frame: lacquer,
    line: '#fff0bf',
    board: '#ffe7a8',
    names: {
      A: 'symbolDrum',
      B: 'symbolDragon',
      C: 'symbolBolt',
      D: 'symbolVase',
      E: 'symbolCloud',
      F: 'symbolFlower',
      G: 'symbolFret',
      H: 'symbolBell',
    },
  },
}
const FIRST = 'moonlit-koi'

/** The look of a game; a game without one of its own is played by the pond. */
export function themeOf(code: string): Theme {
  const known = code in WORLDS ? code : FIRST
  const world = WORLDS[known]
  if (!world) throw new Error(`no look for ${code}`)
  const address = (file: string): string => {
    const found = ADDRESSES[`../../../art/${known}/${file}.svg`]
    if (!found) throw new Error(`no picture ${known}/${file}`)
    return found
  }
  const scene = (mood: Mood) => ({ wide: address(`scene/${mood}-wide`), tall: address(`scene/${mood}-tall`) })
  return {
    frame: world.frame,
    line: world.line,
    board: world.board,
    moon: address('scene/moon'),
    scene: Object.fromEntries(MOODS.map((mood) => [mood, scene(mood)])) as Theme['scene'],
    symbols: Object.fromEntries(
      Object.entries({ ...SIGNS, ...world.names }).map(([id, name]) => [id, { art: address(id), name }]),
    ),
  }
}

export const THEMED = Object.keys(WORLDS)
