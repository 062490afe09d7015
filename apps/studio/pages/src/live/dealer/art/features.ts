import { type Picture, radial, round } from '../../backdrop/picture.ts'
import type { Look } from './look.ts'

/** Nose and blush: they move a little against the face when the head turns. */
export function featuresPicture({ hair, skin: [, mid, shade] }: Look): Picture {
  const blush = radial(`features-${hair}`, [
    [0, '#e0584e', hair === 'short' ? 0.2 : 0.4],
    [1, '#e0584e', 0],
  ])
  return {
    x: 272,
    y: 140,
    width: 104,
    height: 62,
    body: `<defs>${blush}</defs><ellipse cx="353" cy="181" rx="15" ry="12" fill="url(#features-${hair})"/><ellipse cx="297" cy="184" rx="17" ry="13" fill="url(#features-${hair})"/><path d="M330 146C326 168 322 178 318 186C323 192 332 192 337 188C331 184 330 172 333 150Z" fill="${mid}"/><path d="M321 187C326 191 331 191 335 188" stroke="${shade}" stroke-width="1.800" fill="none" stroke-linecap="round"/><path d="M337 150C338 166 339 176 340 183" stroke="#fff" stroke-opacity=".5" stroke-width="2.200" fill="none" stroke-linecap="round"/>`,
  }
}

/** Where the eyes are cut out, and the box that all their pictures share. */
export const EYES = { x: 276, y: 136, width: 98, height: 38 } as const
/** Inner middle of each eye. */
export const EYE_MIDDLES = [
  { x: 302, y: 157 },
  { x: 353, y: 156 },
] as const

export const whitesPicture: Picture = {
  ...EYES,
  body: '<path d="M282 156C290 145 314 145 321 158C313 168 292 167 282 156Z" fill="#e9ded6"/><path d="M340 158C346 145 360 145 366 155C359 166 346 167 340 158Z" fill="#fbf3ec"/>',
}

export const irisPicture = ({ iris }: Look): Picture => ({
  x: 0,
  y: 0,
  width: 18,
  height: 18,
  body: `<circle cx="9" cy="9" r="7.400" fill="${iris}"/><circle cx="9" cy="9" r="3.600" fill="#08060a"/><path d="M3 9A6 6 0 0 0 15 9" fill="#fff" opacity=".12"/><circle cx="11.500" cy="6" r="1.900" fill="#fff"/>`,
})

/** Lids from wide open, 0, to closed. */
export const LID_STEPS = 7
/** The eyes' surroundings with the opening that this lid leaves. */
export function lidsPicture({ skin: [light, mid, shade], hair, hairTones: [dark] }: Look, step: number): Picture {
  const closed = step / (LID_STEPS - 1)
  const isMan = hair === 'short'
  const lid = (open: number, shut: number) => round(open + (shut - open) * closed)
  const leftY = lid(145, 168)
  const rightY = lid(144.5, 167.5)
  // Cubic curves from corner to corner; the lower lid hardly moves.
  const left = `M283 155C292 ${leftY} 312 ${leftY} 321 158.5`
  const right = `M340 159C346 ${rightY} 358 ${rightY} 365 156`
  const leftHole = `${left}C312 170 293 168 283 155Z`
  const rightHole = `${right}C359 168 346 169 340 159Z`
  const socketLeft = 'M281 157C284 137 316 136 325 158C322 170 306 175 293 170C287 167 283 163 281 157Z'
  const socketRight = 'M337 158C341 139 361 137 368 156C366 168 354 173 344 169C340 167 338 163 337 158Z'
  const id = `lids-${hair}`
  const hole = (d: string, name: string) =>
    `<mask id="${id}-${name}"><rect x="270" y="130" width="110" height="50" fill="#fff"/><path d="${d}" fill="#000"/></mask>`
  const lash = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="${width}" stroke-linecap="round"/>`
  const wings = isMan
    ? ''
    : `<path d="M284.500 ${round(156 + closed * 2)}L279.500 ${round(156.5 + closed * 4)}M364 ${round(157 + closed * 2)}L368.500 ${round(156.5 + closed * 4)}" stroke="${dark}" stroke-width="1.700" stroke-linecap="round"/>`
  const crease = `<path d="M286 ${round(148 + closed * 3)}C296 ${round(140 + closed * 5)} 310 ${round(140 + closed * 5)} 319 ${round(150 + closed * 3)}M342 ${round(150 + closed * 3)}C348 ${round(140 + closed * 5)} 358 ${round(140 + closed * 5)} 363 ${round(148 + closed * 2)}" fill="none" stroke="${shade}" stroke-opacity=".6" stroke-width="1.500" stroke-linecap="round"/>`
  return {
    ...EYES,
    body: `<defs>${hole(leftHole, 'left')}${hole(rightHole, 'right')}</defs><g mask="url(#${id}-left)"><path d="${socketLeft}" fill="${light}"/><path d="M281 157C284 137 316 136 325 158C316 150 292 150 281 157Z" fill="color-mix(in oklab, ${shade} 34%, ${mid})"/><path d="M281 157C282 147 286 142 290 141C288 150 289 160 293 170C287 167 283 163 281 157Z" fill="${mid}"/><path d="M283 155C292 ${leftY} 312 ${leftY} 321 158.5L325 158C316 136 284 137 281 157Z" fill="color-mix(in oklab, ${shade} 34%, ${mid})"/><path d="M283 155C292 ${leftY} 312 ${leftY} 321 158.5C312 ${round(leftY - 9)} 294 ${round(leftY - 9)} 283 155Z" fill="${mid}" opacity=".55"/></g><g mask="url(#${id}-right)"><path d="${socketRight}" fill="${light}"/><path d="M340 159C346 ${rightY} 358 ${rightY} 365 156L368 156C361 137 341 139 337 158Z" fill="color-mix(in oklab, ${mid} 70%, ${light})"/><path d="M340 159C346 ${rightY} 358 ${rightY} 365 156C358 ${round(rightY - 8)} 347 ${round(rightY - 8)} 340 159Z" fill="${light}" opacity=".5"/></g><path d="M287 161C296 167 311 167 319 160M343 162C349 167 357 166 362 160" fill="none" stroke="${shade}" stroke-opacity=".55" stroke-width="1.100"/>${crease}${lash(left, isMan ? 2.4 : 3)}${lash(right, isMan ? 2.2 : 2.7)}${wings}`,
  }
}

export function browsPicture({ hair, hairTones: [dark] }: Look): Picture {
  const isMan = hair === 'short'
  const [left, right] = isMan
    ? [
        'M281 143C291 131 309 130 322 139C309 137 294 138 281 143Z',
        'M339 139C349 130 360 131 367 141C358 136 347 136 339 139Z',
      ]
    : hair === 'bob'
      ? [
          'M283 142C292 134 308 134 321 139C308 138 294 139 283 142Z',
          'M339 139C348 133 358 134 366 141C358 138 348 138 339 139Z',
        ]
      : [
          'M282 143C292 133 308 132 321 140C308 136 294 137 282 143Z',
          'M339 140C348 132 358 133 366 142C358 137 348 137 339 140Z',
        ]
  return {
    ...EYES,
    y: 126,
    height: 24,
    body: `<path d="${left}" fill="${dark}" stroke="${dark}" stroke-width="${isMan ? 1.8 : 0.4}" stroke-linejoin="round"/><path d="${right}" fill="${dark}" stroke="${dark}" stroke-width="${isMan ? 1.5 : 0.4}" stroke-linejoin="round"/>`,
  }
}

export const MOUTHS = ['closed', 'smile', 'small', 'open'] as const
export type Mouth = (typeof MOUTHS)[number]

export function mouthPicture({ lip, hair }: Look, mouth: Mouth): Picture {
  const gap = { closed: 0, smile: 0, small: 3, open: 6.5 }[mouth]
  const lift = mouth === 'smile' ? 2 : 0
  const wide = mouth === 'smile' ? 1.5 : mouth === 'open' ? -1.5 : 0
  const lower = hair === 'short' ? '#bd7060' : `color-mix(in oklab, ${lip} 80%, #ff9a8a)`
  const [left, right] = [round(314 - wide), round(340 + wide)]
  const [ly, ry] = [204 - lift, 203 - lift]
  const inside = gap
    ? `<path d="M${left + 1} ${ly + 0.5}C322 ${205.5 - gap * 0.2} 333 ${205.5 - gap * 0.2} ${right - 1} ${ry + 0.5}C336 ${206 + gap * 1.3} 320 ${206 + gap * 1.3} ${left + 1} ${ly + 0.5}Z" fill="#3a0f14"/><path d="M319 204.600C324 ${204.4} 332 ${204.4} 336 204.200L335 ${round(204.5 + gap * 0.32)}C330 ${round(205 + gap * 0.36)} 325 ${round(205 + gap * 0.36)} 320 ${round(204.8 + gap * 0.3)}Z" fill="#f4ece2"/>`
    : ''
  return {
    x: 304,
    y: 190,
    width: 46,
    height: 36,
    body: `<path d="M${left} ${ly}C320 199 326 198.500 329 200.500C332 198.500 336 199.500 ${right} ${ry}C332 205.500 322 206 ${left} ${ly}Z" fill="${lip}"/>${inside}<path d="M${left + 1} ${ly + 0.5 + gap * 0.4}C323 ${round(206.5 + gap)} 332 ${round(206 + gap)} ${right - 0.5} ${ry + 0.5 + gap * 0.4}C337 ${round(211 + gap)} 331 ${round(214 + gap)} 326 ${round(213.5 + gap)}C320 ${round(213 + gap)} 316 ${round(209 + gap)} ${left + 1} ${ly + 0.5 + gap * 0.4}Z" fill="${lower}"/><path d="M324 ${round(209.5 + gap)}C328 ${round(210.5 + gap)} 332 ${round(209.5 + gap)} 334 ${round(208 + gap)}" stroke="#fff" stroke-opacity=".5" stroke-width="1.600" fill="none" stroke-linecap="round"/>${lift ? `<path d="M${left - 2} ${ly - 2}C${left - 1} ${ly} ${left} ${ly + 1} ${left} ${ly}M${right + 2} ${ry - 2}C${right + 1} ${ry} ${right} ${ry + 1} ${right} ${ry}" stroke="#6e2a2c" stroke-opacity=".6" stroke-width="1.300" fill="none" stroke-linecap="round"/>` : ''}`,
  }
}
