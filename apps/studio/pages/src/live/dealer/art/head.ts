import { type Picture, radial } from '../../backdrop/picture.ts'
import { backHair, frontHair } from './hair.ts'
import type { Hair, Look } from './look.ts'

const FACE = { x: 252, y: 74, width: 126, height: 160 } as const
const FRONT = { x: 242, y: 50, width: 156, height: 194 } as const
const BACK = { x: 198, y: 104, width: 208, height: 160 } as const

/** Round which the head turns, and how much larger it is than it was drawn. */
export const NECK = { x: 320, y: 240, scale: 1.13 } as const

/** Oval, with a stronger jaw, rounder. */
const OUTLINES: Record<Hair, string> = {
  bun: 'M270 122C266 158 272 184 288 205C300 219 318 227 330 221C346 212 362 190 367 158C371 128 364 82 330 78C292 80 272 104 270 122Z',
  short:
    'M268 120C264 158 266 186 279 208C292 224 318 234 333 228C352 218 367 192 370 158C373 126 362 94 322 90C288 88 270 102 268 120Z',
  bob: 'M269 122C264 160 271 188 289 208C301 219 317 224 329 219C347 210 364 188 368 158C372 126 362 95 322 91C288 89 271 104 269 122Z',
}
/** The side of the face that the lamp does not reach. */
const SHADED_JAW =
  'M268 120C264 158 266 186 279 208C292 224 318 234 333 228C318 220 305 206 302 190C299 178 290 168 288 156C286 142 290 122 300 106C284 104 270 110 268 120Z'
const SHADED =
  'M270 122C266 158 272 184 288 205C300 219 318 227 329 221C314 213 303 201 301 187C299 176 290 168 288 156C286 142 290 122 300 106C284 104 272 110 270 122Z'
const DEEPEST =
  'M270 122C266 158 272 184 288 205C296 214 306 221 316 223C298 212 288 196 284 178C280 158 282 130 290 108C278 108 271 114 270 122Z'

export const neckPicture = ({ skin: [light, mid, shade], hair }: Look): Picture => {
  const wide = hair === 'short' ? 'translate(320 0) scale(1.12 1) translate(-320 0)' : ''
  return {
    x: 270,
    y: 176,
    width: 100,
    height: 150,
    body: `<g transform="${wide}"><path d="M294 176L286 250C290 300 312 324 320 326C330 322 352 300 356 250L350 176Z" fill="${mid}"/><path d="M292 190C306 240 336 242 351 206L353 234C338 262 304 258 289 238Z" fill="${shade}"/><path d="M340 220L354 250C350 258 344 264 338 268Z" fill="${light}" opacity=".75"/><path d="M318 262L306 280M326 264L338 280" stroke="${shade}" stroke-opacity=".5" stroke-width="2.2" stroke-linecap="round"/></g>`,
  }
}

export function facePicture({ hair, skin: [light, mid, shade] }: Look): Picture {
  const ear =
    hair === 'bob'
      ? ''
      : `<path d="M268 146C259 148 259 174 269 182C273 176 273 156 271 146Z" fill="${mid}"/><path d="M267 153C263 158 264 168 268 173" stroke="${shade}" stroke-width="1.6" fill="none"/>`
  const id = `face-${hair}`
  // Light of the felt from below.
  const bounce = radial(
    `${id}-bounce`,
    [
      [0, '#8ff0d2', 0.1],
      [1, '#8ff0d2', 0],
    ],
    'cx=".5" cy="1" r=".5"',
  )
  return {
    ...FACE,
    body: `<defs><clipPath id="${id}-clip"><path d="${OUTLINES[hair]}"/></clipPath>${bounce}</defs>${ear}<path d="${OUTLINES[hair]}" fill="${light}"/><g clip-path="url(#${id}-clip)"><path d="${hair === 'short' ? SHADED_JAW : SHADED}" fill="${mid}"/><path d="${DEEPEST}" fill="${shade}" opacity=".6"/><path d="M266 84H376V118C350 100 300 98 268 128Z" fill="${mid}" opacity=".8"/><rect x="262" y="170" width="112" height="62" fill="url(#${id}-bounce)"/></g>`,
  }
}

export const backHairPicture = (look: Look): Picture => ({ ...BACK, body: backHair(look) })
export const frontHairPicture = (look: Look): Picture => ({ ...FRONT, body: frontHair(look) })
