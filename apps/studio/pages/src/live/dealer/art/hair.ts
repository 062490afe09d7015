import { strokes } from '../../backdrop/picture.ts'
import type { Look } from './look.ts'

export function backHair({ hair, hairTones: [dark, , gloss] }: Look): string {
  if (hair === 'bun')
    return `<ellipse cx="262" cy="206" rx="33" ry="28" fill="${dark}"/>${strokes(['M236 198C250 182 276 184 288 200', 'M238 212C252 200 272 202 284 214', 'M244 224C254 216 268 216 278 224'], gloss, 1.6, 0.5)}<path d="M214 182L304 226" stroke="#e2bd76" stroke-width="5" stroke-linecap="round"/><path d="M214 181L304 225" stroke="#fff3cf" stroke-width="1.2"/><circle cx="211" cy="180" r="8.5" fill="#7fdcc0"/><circle cx="208.500" cy="177.500" r="2.600" fill="#effff9"/>`
  if (hair === 'bob')
    return `<path d="M256 126C242 184 242 226 258 250C290 262 304 240 298 200L360 196C362 232 372 246 390 240C404 210 400 160 388 120Z" fill="${dark}"/>${strokes(['M254 180C250 210 254 232 264 246', 'M392 176C396 204 394 222 388 234'], gloss, 1.6, 0.4)}`
  return ''
}

export function frontHair({ hair, hairTones: [dark, mid, gloss], skin }: Look): string {
  const lines = (paths: readonly string[]) => strokes(paths, gloss, 1.5, 0.42)
  const rim = (d: string) => strokes([d], '#bcd4ff', 2.4, 0.65)
  if (hair === 'short')
    return `<path d="M264 140C250 84 288 54 334 58C378 56 396 92 376 140C375 124 370 114 362 107C338 113 306 111 290 105C280 114 273 126 271 152L265 152Z" fill="${dark}"/><path d="M290 105C312 78 350 76 374 98C352 84 318 88 300 108Z" fill="${mid}"/><path d="M272 100C280 76 306 64 334 66C306 72 288 86 282 106Z" fill="${mid}"/><path d="M364 112C368 124 370 136 370 150L376 140C378 128 376 118 370 110Z" fill="${dark}"/>${lines(['M282 92C304 66 344 64 368 84', 'M276 106C290 82 316 70 340 70', 'M300 100C316 84 344 82 362 94'])}${rim('M262 140C252 86 288 58 330 60')}`
  if (hair === 'bob')
    return `<path d="M262 132C262 84 294 62 330 62C368 62 388 84 384 132C372 126 366 118 362 104C340 122 296 126 272 116C270 128 272 138 270 146Z" fill="${dark}"/><path d="M272 116C296 126 340 122 362 104C350 112 300 112 280 100Z" fill="${mid}"/><path d="M272 112C262 144 260 186 270 236C250 222 244 170 252 128C258 84 292 58 330 58C368 58 394 82 392 128C394 162 390 196 378 230C374 186 376 142 362 106C352 84 296 80 272 112Z" fill="${dark}"/><path d="M320 64C286 70 264 96 260 140C258 172 260 200 265 222C252 200 250 160 258 124C266 92 290 72 320 64Z" fill="${mid}"/>${lines(['M322 70C286 78 264 104 260 150', 'M318 80C296 88 284 98 278 112', 'M332 72C350 78 360 90 366 104', 'M344 66C370 78 382 106 384 152', 'M384 152C385 180 382 204 378 218'])}<path d="M266 168L277 164M268 175L279 172" stroke="#e2bd76" stroke-width="2.600" stroke-linecap="round"/>${rim('M254 156C244 92 286 58 330 58')}`
  return `<path d="M334 86C302 92 282 112 277 146C274 170 278 192 288 208C262 204 246 172 252 128C258 84 292 60 330 60C368 60 390 84 388 128C388 152 380 174 370 184C375 150 368 110 334 86Z" fill="${dark}"/><path d="M334 86C304 90 280 108 270 148C268 170 272 186 278 198C260 186 252 158 260 124C270 92 300 78 334 86Z" fill="${mid}"/>${lines(['M326 68C286 76 262 104 260 152', 'M328 74C294 82 270 110 268 170', 'M330 80C302 90 282 112 274 150', 'M342 68C368 78 382 104 381 146', 'M338 76C362 88 374 112 375 148'])}<path d="M269 178C265 186 268 196 276 198C280 194 279 184 275 178Z" fill="${skin[1]}"/><circle cx="274" cy="205" r="4.500" fill="#7fdcc0"/><circle cx="273" cy="203.500" r="1.400" fill="#effff9"/><path d="M274 197V201" stroke="#e2bd76" stroke-width="1.600"/>${rim('M254 150C246 92 286 60 330 60')}`
}
