import type { RoomName } from '@maru/ui/rooms/room-names.ts'
import type { Dress } from '../dealer/art/look.ts'
import { colour } from './colour.ts'

export type Room = {
  /** Of the paint behind the dealer. */
  hue: number
  /** Of the felt, from the lamp to the edge. */
  felt: readonly [string, string, string, string]
  /** Wood of the table's rail: upper edge, middle, shade, and its inlaid line. */
  rail: readonly [string, string, string, string]
  /** Light of the lamp. */
  lamp: string
  dress: Dress
  /** Which character a tile shows. */
  dealer: 0 | 1 | 2
  isHotel: boolean
}

const WALNUT = ['#6b4630', '#3a2418', '#140b08', '#e0bd7a'] as const
const EBONY = ['#3f3a44', '#1d1a22', '#08070b', '#d9cfa8'] as const
const ROSEWOOD = ['#7a3b2c', '#451d17', '#180907', '#f0cf8e'] as const

/** Felt in four steps of lightness. */
const felt = (hue: number, chroma: number, lift = 0): Room['felt'] => [
  colour(0.62 + lift, chroma, hue),
  colour(0.44 + lift, chroma, hue),
  colour(0.29 + lift * 0.6, chroma * 0.8, hue),
  colour(0.17, chroma * 0.5, hue),
]
const cloth = (hue: number, chroma: number, lightness: number): Dress['cloth'] => [
  colour(lightness, chroma, hue),
  colour(lightness * 0.66, chroma, hue),
  colour(lightness * 0.4, chroma * 0.7, hue),
]
const room = (
  hue: number,
  dealer: Room['dealer'],
  table: Pick<Room, 'felt' | 'rail'>,
  dress: Omit<Dress, 'isRich'>,
  lamp = '#ffe9b8',
): Room => ({ hue, dealer, ...table, dress: { ...dress, isRich: false }, lamp, isHotel: false })
const hotel = (...asked: Parameters<typeof room>): Room => {
  const made = room(...asked)
  return { ...made, isHotel: true, dress: { ...made.dress, isRich: true } }
}

/** Each room has its own paint, felt and dress. Felt and cloth never share a hue, so that the dealer stands out. */
export const ROOMS: Record<RoomName, Room> = {
  pine: room(
    195,
    0,
    { felt: ['#3f9a86', '#1d6557', '#0d3a35', '#061c1c'], rail: WALNUT },
    { cloth: ['#2c5566', '#173341', '#0b1b26'], trim: '#9fe0cb', ribbon: '#c8444c' },
  ),
  wave: room(
    250,
    1,
    { felt: felt(255, 0.12), rail: WALNUT },
    { cloth: cloth(262, 0.09, 0.42), trim: '#e9c57c', ribbon: '#2f5fb8' },
  ),
  plum: room(
    12,
    2,
    { felt: ['#a3566a', '#6b2c40', '#3d1726', '#1d0a12'], rail: EBONY },
    { cloth: cloth(15, 0.1, 0.42), trim: '#f3b7b9', ribbon: '#fbefd3' },
  ),
  crane: room(
    300,
    0,
    { felt: felt(305, 0.1), rail: ROSEWOOD },
    { cloth: cloth(345, 0.11, 0.55), trim: '#fbe3dc', ribbon: '#4aa08c' },
    '#fff0d0',
  ),
  bamboo: room(
    150,
    0,
    { felt: felt(150, 0.1), rail: WALNUT },
    { cloth: cloth(300, 0.11, 0.46), trim: '#cfe8b0', ribbon: '#d99a3c' },
  ),
  lotus: room(
    40,
    2,
    { felt: felt(165, 0.085, -0.02), rail: ROSEWOOD },
    { cloth: cloth(285, 0.02, 0.36), trim: '#e79aa4', ribbon: '#e79aa4' },
  ),
  moon: room(
    275,
    1,
    { felt: felt(280, 0.1, -0.03), rail: EBONY },
    { cloth: cloth(70, 0.05, 0.52), trim: '#fbefd3', ribbon: '#7a4fb0' },
    '#dfe6ff',
  ),
  ridge: room(
    62,
    1,
    { felt: felt(68, 0.1, -0.01), rail: ROSEWOOD },
    { cloth: cloth(30, 0.08, 0.36), trim: '#f0cf8e', ribbon: '#8c2f2a' },
    '#ffdca0',
  ),
  grove: room(
    180,
    2,
    { felt: felt(205, 0.085), rail: WALNUT },
    { cloth: cloth(38, 0.11, 0.48), trim: '#ffd9a0', ribbon: '#d9654c' },
  ),
  lamp: room(
    55,
    0,
    { felt: felt(28, 0.12, -0.02), rail: EBONY },
    { cloth: cloth(85, 0.1, 0.68), trim: '#fff3cf', ribbon: '#8c2f5a' },
    '#ffd48a',
  ),
  pavilion: hotel(
    210,
    0,
    { felt: felt(172, 0.11), rail: ROSEWOOD },
    { cloth: cloth(20, 0.12, 0.5), trim: '#e9c57c', ribbon: '#1f4f63' },
  ),
  garden: hotel(
    130,
    2,
    { felt: felt(125, 0.085, 0.02), rail: WALNUT },
    { cloth: cloth(170, 0.05, 0.74), trim: '#e9c57c', ribbon: '#fbefd3' },
    '#fff6dc',
  ),
  terrace: hotel(
    265,
    1,
    { felt: felt(232, 0.09, -0.02), rail: EBONY },
    { cloth: cloth(280, 0.03, 0.3), trim: '#e9c57c', ribbon: '#b5323f' },
    '#ffe4c0',
  ),
  hall: hotel(
    25,
    1,
    { felt: felt(18, 0.14, -0.03), rail: ROSEWOOD },
    { cloth: cloth(85, 0.05, 0.62), trim: '#e9c57c', ribbon: '#3a2030' },
    '#ffe2a8',
  ),
  salon: hotel(
    330,
    2,
    { felt: felt(345, 0.08, -0.02), rail: EBONY },
    { cloth: cloth(255, 0.06, 0.34), trim: '#e9c57c', ribbon: '#e9c57c' },
    '#ffe9c8',
  ),
}

/** An unknown name gets the first room: a table may be newer than this page. */
export const roomOf = (name: string): Room => ROOMS[name as RoomName] ?? ROOMS.pine
