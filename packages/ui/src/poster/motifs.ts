import { bamboo } from './motifs/bamboo.ts'
import { bells } from './motifs/bells.ts'
import { cards } from './motifs/cards.ts'
import { chips } from './motifs/chips.ts'
import { coins } from './motifs/coins.ts'
import { crystal } from './motifs/crystal.ts'
import { drum } from './motifs/drum.ts'
import { fan } from './motifs/fan.ts'
import { koi } from './motifs/koi.ts'
import { lantern } from './motifs/lantern.ts'
import { lotus } from './motifs/lotus.ts'
import { moon } from './motifs/moon.ts'
import { orbit } from './motifs/orbit.ts'
import { phoenix } from './motifs/phoenix.ts'
import { pyramid } from './motifs/pyramid.ts'
import { reef } from './motifs/reef.ts'
import { scales } from './motifs/scales.ts'
import { seven } from './motifs/seven.ts'
import { thunder } from './motifs/thunder.ts'
import { tiger } from './motifs/tiger.ts'
import { volcano } from './motifs/volcano.ts'
import { wave } from './motifs/wave.ts'
import { wheel } from './motifs/wheel.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

type Draw = (palette: Palette, random: Random, id: string) => string

const DRAW = {
  cards,
  chips,
  koi,
  scales,
  moon,
  crystal,
  volcano,
  lantern,
  wave,
  lotus,
  tiger,
  wheel,
  pyramid,
  seven,
  orbit,
  fan,
  bamboo,
  thunder,
  coins,
  phoenix,
  reef,
  bells,
  drum,
} satisfies Record<string, Draw>

export type Motif = keyof typeof DRAW
export const MOTIFS = Object.keys(DRAW) as Motif[]
export const drawMotif: Record<Motif, Draw> = DRAW
