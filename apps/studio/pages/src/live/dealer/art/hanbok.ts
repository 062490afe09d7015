import type { Dress } from './look.ts'
import { TORSO } from './outline.ts'

export function hanbok(id: string, { cloth: [, middle, dark], trim, ribbon, isRich }: Dress): string {
  const gold = isRich
    ? `<g fill="none" stroke="#e9c57c" stroke-opacity=".85" stroke-width="2"><path d="M206 330C230 340 250 372 246 430M434 330C410 340 392 372 396 430"/><circle cx="392" cy="352" r="17"/><circle cx="392" cy="352" r="11"/></g><g fill="#e9c57c" fill-opacity=".8"><circle cx="392" cy="345" r="3"/><circle cx="386" cy="356" r="3"/><circle cx="398" cy="356" r="3"/></g>`
    : ''
  return `<path d="${TORSO}" fill="${middle}"/><path d="${TORSO}" fill="url(#${id}-shade)"/><path d="${TORSO}" fill="url(#${id}-weave)"/>${gold}
<path d="M282 240L320 320L312 344L262 262Z" fill="${dark}"/><path d="M286 238L326 312L318 326L274 252Z" fill="#f6f1e4" opacity=".75"/>
<path d="M362 240C352 286 326 330 296 362L268 372L276 350C312 322 336 280 344 236Z" fill="${trim}"/><path d="M362 240C352 286 326 330 296 362L284 366C322 330 348 288 357 238Z" fill="#000" opacity=".18"/><path d="M348 234C340 280 316 322 282 350L276 344C310 316 332 278 340 238Z" fill="#fffaf0"/>
<path d="M296 360C330 380 336 430 322 560H346C360 440 352 384 304 350Z" fill="${ribbon}"/><path d="M296 360C330 380 336 430 322 560H330C342 440 338 386 300 355Z" fill="#000" opacity=".24"/><path d="M292 362C284 400 288 440 272 496L254 490C270 440 268 400 280 362Z" fill="${ribbon}"/><path d="M288 372C281 404 284 444 268 494L261 492C276 444 276 402 284 370Z" fill="#000" opacity=".2"/><path d="M278 350C270 336 242 330 226 340C236 356 262 364 280 364Z" fill="${ribbon}"/><path d="M278 352C266 344 248 340 230 342" stroke="#000" stroke-opacity=".3" fill="none"/><ellipse cx="288" cy="358" rx="13" ry="10" fill="${ribbon}" stroke="#000" stroke-opacity=".3"/>${isRich ? '<path d="M318 380V470" stroke="#e9c57c" stroke-width="2"/><circle cx="318" cy="388" r="6" fill="#7fdcc0" stroke="#e9c57c"/><path d="M312 430h12l3 44h-18Z" fill="#e9c57c"/>' : ''}`
}

/** The white inner collar closes over the neck. */
export const hanbokCollar =
  '<path d="M348 236C342 268 326 302 300 330" fill="none" stroke="#fffaf0" stroke-width="8"/><path d="M286 240L308 284" stroke="#fffaf0" stroke-width="7" opacity=".8"/>'
