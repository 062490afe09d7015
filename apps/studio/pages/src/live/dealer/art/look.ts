/** Light, middle, shade. */
export type Tones = readonly [string, string, string]

export type Hair = 'bun' | 'short' | 'bob'
export type Wear = 'hanbok' | 'vest' | 'suit'

/** What a character keeps in every room. Drawn from no living person. */
export type Look = {
  hair: Hair
  wear: Wear
  skin: Tones
  /** Dark, middle, gloss. */
  hairTones: Tones
  lip: string
  iris: string
  /** How far the head leans, in degrees. */
  tilt: number
  /** Of hands, 1 as long as the face. */
  handSize: number
  nail: string
}

/** What a character wears in one room. */
export type Dress = {
  cloth: Tones
  trim: string
  ribbon: string
  /** Hotel tables: gold in the cloth, a brooch, satin. */
  isRich: boolean
}

export const LOOKS: readonly [Look, Look, Look] = [
  {
    hair: 'bun',
    wear: 'hanbok',
    skin: ['#f7dcc4', '#dfa88a', '#96594f'],
    hairTones: ['#10121f', '#222a48', '#6f86bd'],
    lip: '#b5323f',
    iris: '#3a2018',
    tilt: 4,
    handSize: 1,
    nail: '#f0b7a6',
  },
  {
    hair: 'short',
    wear: 'vest',
    skin: ['#f0cda9', '#cf9670', '#84503f'],
    hairTones: ['#12100f', '#2c2420', '#8b7a6c'],
    lip: '#a65a4e',
    iris: '#2c1b14',
    tilt: 2,
    handSize: 1.1,
    nail: '#e6b596',
  },
  {
    hair: 'bob',
    wear: 'suit',
    skin: ['#fae3d3', '#e2b096', '#9c6157'],
    hairTones: ['#1c0f10', '#43242a', '#b5807a'],
    lip: '#a8384e',
    iris: '#4a2a1c',
    tilt: -3,
    handSize: 0.98,
    nail: '#d8707a',
  },
]
