import { linear, repeat } from '../../backdrop/picture.ts'
import type { Dress } from './look.ts'
import { TORSO } from './outline.ts'

const FRONT = 'M262 258C244 300 240 420 240 560H400C400 420 396 300 378 258L322 372Z'

export function vest(id: string, { cloth: [light, middle, dark], trim, ribbon, isRich }: Dress): string {
  const shirt = linear(`${id}-shirt`, [
    [0, '#ffffff', 0.3],
    [0.5, '#8891a5', 0.2],
    [1, '#2a3346', 0.8],
  ])
  const satin = isRich
    ? '<path d="M262 258L322 372L316 400L246 300Z" fill="#fff" opacity=".22"/><path d="M250 330C252 400 250 470 250 560" stroke="#e9c57c" stroke-opacity=".6" stroke-width="1.6" fill="none"/><path d="M340 430C356 446 372 448 388 436" stroke="#e9c57c" stroke-width="2" fill="none"/><circle cx="388" cy="436" r="4" fill="#e9c57c"/>'
    : ''
  const tie = isRich
    ? `<path d="M314 272L328 272L340 360L321 392L304 360Z" fill="${ribbon}"/><path d="M321 272L328 272L340 360L321 392Z" fill="#000" opacity=".25"/><path d="M312 262H331L328 278H315Z" fill="${ribbon}" stroke="#000" stroke-opacity=".3"/>`
    : `<path d="M321 272L288 256C282 268 284 284 290 292ZM321 272L354 256C360 268 358 284 352 292Z" fill="${ribbon}"/><path d="M354 256C360 268 358 284 352 292L321 272Z" fill="#000" opacity=".2"/><rect x="314" y="264" width="14" height="17" rx="4" fill="${ribbon}" stroke="#000" stroke-opacity=".3"/>`
  return `<defs>${shirt}</defs><path d="${TORSO}" fill="#e9e6e2"/><path d="${TORSO}" fill="url(#${id}-shirt)"/><path d="${FRONT}" fill="${middle}"/><path d="${FRONT}" fill="url(#${id}-weave)"/><path d="${FRONT}" fill="url(#${id}-shade)" opacity=".7"/><path d="M262 258L322 372L316 400L246 300Z" fill="${light}"/><path d="M378 258L322 372L328 400L394 300Z" fill="${dark}"/><path d="M300 300L322 372L346 296" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="3"/>${satin}${repeat(4, (index) => `<circle cx="323" cy="${410 + index * 36}" r="4" fill="${trim}"/><circle cx="322" cy="${409 + index * 36}" r="1.4" fill="#fff" opacity=".7"/>`)}<path d="M282 240L318 268L296 300L266 262Z" fill="#fbf8f0"/><path d="M358 240L324 268L346 300L374 262Z" fill="#d5d2d0"/>${tie}`
}
