import type { Dress } from './look.ts'
import { TORSO } from './outline.ts'

export function suit(id: string, { cloth: [light, middle, dark], trim, isRich }: Dress): string {
  const brooch = isRich
    ? `<g transform="translate(256 326)"><circle r="9" fill="#e9c57c"/><circle r="5.4" fill="${trim}"/><g stroke="#e9c57c" stroke-width="1.6"><path d="M0 8L-5 30M0 8L0 34M0 8L5 30"/></g><circle cy="35" r="2.4" fill="#fbefd3"/></g><path d="M300 262C310 282 332 282 342 262" fill="none" stroke="#fbefd3" stroke-width="4" stroke-dasharray="0 5.4" stroke-linecap="round"/>`
    : `<circle cx="392" cy="338" r="7" fill="#fbefd3"/><circle cx="395" cy="336" r="6" fill="${middle}"/>`
  return `<path d="${TORSO}" fill="${middle}"/><path d="${TORSO}" fill="url(#${id}-shade)"/>${isRich ? `<path d="${TORSO}" fill="url(#${id}-weave)" opacity=".5"/>` : ''}<path d="M286 242L320 372L356 242L320 300Z" fill="#f4efe4"/><path d="M356 242L320 372L320 300Z" fill="#bdb7b3"/><path d="M288 242L312 282L302 304Z" fill="#fffaf0"/><path d="M354 242L332 282L342 304Z" fill="#d8d2cc"/><path d="M284 242C266 262 254 300 262 318L286 322L320 410L322 376Z" fill="${light}"/><path d="M356 242C374 262 386 300 378 318L354 322L320 410L318 376Z" fill="${dark}"/><path d="M284 242L322 392L356 242" fill="none" stroke="${trim}" stroke-opacity=".8" stroke-width="2"/><path d="M320 410L322 560" stroke="#000" stroke-opacity=".35" stroke-width="2.4"/><circle cx="328" cy="436" r="5.400" fill="${trim}"/><circle cx="328" cy="480" r="5.400" fill="${trim}"/><path d="M240 400C238 450 236 500 238 560M400 400C402 450 404 500 402 560" stroke="#000" stroke-opacity=".2" stroke-width="2" fill="none"/>${brooch}`
}
