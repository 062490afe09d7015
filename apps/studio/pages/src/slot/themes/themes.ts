import { crane, koi, turtle } from '../art/creatures.ts'
import { lantern, lotus, moon, stone } from '../art/signs.ts'
import { bamboo, bell, coin, drum, fan, wave } from '../art/things.ts'
import type { Theme } from './theme.ts'

const STONES = {
  jade: { art: stone('leaf', '#8fe0bd', '#1f7a5c'), name: 'symbolJade' },
  indigo: { art: stone('ripple', '#8fb6ff', '#2a4fa8'), name: 'symbolIndigo' },
  plum: { art: stone('drop', '#d6a1e8', '#6d3a8c'), name: 'symbolPlum' },
  clay: { art: stone('knot', '#f0b48c', '#96502e'), name: 'symbolClay' },
} as const
const SIGNS = {
  W: { art: moon(), name: 'symbolWild' },
  S: { art: lotus(), name: 'symbolScatter' },
  L: { art: lantern(), name: 'symbolLantern' },
} as const
const THINGS = {
  redKoi: { art: koi('#fbf4ea', '#e2483d', '#ffd9c9'), name: 'symbolKoi' },
  goldKoi: { art: koi('#f2b13c', '#fbe3a1', '#ffe7b0'), name: 'symbolGoldKoi' },
  crane: { art: crane(), name: 'symbolCrane' },
  turtle: { art: turtle(), name: 'symbolTurtle' },
  drum: { art: drum(), name: 'symbolDrum' },
  fan: { art: fan('#7b4fb0', '#24123f'), name: 'symbolFan' },
  blueFan: { art: fan('#2c8a7a', '#0d2c33'), name: 'symbolFan' },
  bell: { art: bell(), name: 'symbolBell' },
  coin: { art: coin(), name: 'symbolCoin' },
  bamboo: { art: bamboo(), name: 'symbolBamboo' },
  wave: { art: wave(), name: 'symbolWave' },
} as const

const THEMES: Readonly<Record<string, Theme>> = {
  'moonlit-koi': {
    sky: ['#0a0e22', '#16284f', '#2f6076'],
    ground: ['#123a4c', '#061019'],
    light: '#fbefd3',
    glass: '#081624',
    scenery: 'pond',
    symbols: {
      ...SIGNS,
      A: THINGS.redKoi,
      B: THINGS.goldKoi,
      C: THINGS.crane,
      D: THINGS.turtle,
      E: STONES.jade,
      F: STONES.indigo,
      G: STONES.plum,
      H: STONES.clay,
    },
  },
  'lantern-night': {
    sky: ['#150a1c', '#3c1638', '#8a3a3c'],
    ground: ['#4a1e28', '#12060c'],
    light: '#ffdfae',
    glass: '#1a0a14',
    scenery: 'street',
    symbols: {
      ...SIGNS,
      L: { art: lantern('#ffc14a', '#b0331f'), name: 'symbolLantern' },
      A: THINGS.fan,
      B: THINGS.bell,
      C: THINGS.coin,
      D: THINGS.drum,
      E: STONES.clay,
      F: STONES.plum,
      G: STONES.indigo,
      H: STONES.jade,
    },
  },
  'bamboo-rain': {
    sky: ['#06140f', '#123a2a', '#3f7a5a'],
    ground: ['#16442f', '#050f0a'],
    light: '#e8f6d8',
    glass: '#06160f',
    scenery: 'bamboo',
    symbols: {
      ...SIGNS,
      S: { art: lotus('#ffd9a8', '#fff3c4'), name: 'symbolScatter' },
      A: THINGS.crane,
      B: THINGS.bamboo,
      C: THINGS.turtle,
      D: THINGS.blueFan,
      E: STONES.jade,
      F: STONES.clay,
      G: STONES.indigo,
    },
  },
  'thunder-drum': {
    sky: ['#0a0b1a', '#231f4e', '#56508f'],
    ground: ['#1d1b40', '#07070f'],
    light: '#d9e2ff',
    glass: '#0b0a1c',
    scenery: 'mountain',
    symbols: {
      ...SIGNS,
      W: { art: moon('#e6ecff', '#9fb0ea'), name: 'symbolWild' },
      A: THINGS.drum,
      B: THINGS.wave,
      C: THINGS.bell,
      D: THINGS.coin,
      E: STONES.plum,
      F: STONES.indigo,
      G: STONES.clay,
      H: STONES.jade,
    },
  },
}

/** The look of a game; a game without one of its own is played by the pond. */
export function themeOf(code: string): Theme {
  return THEMES[code] ?? (THEMES['moonlit-koi'] as Theme)
}
