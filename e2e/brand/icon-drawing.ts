import type { Colour } from './theme-colours.ts'

const SIZE = 32
/** `rounded`: a tile as it stands in a tab. `full`: to the edges, for a telephone that rounds it. `maskable`: inside the circle that every mask leaves. */
export type IconShape = 'rounded' | 'full' | 'maskable'

const MARK_SHARE = { rounded: 0.84, full: 0.74, maskable: 0.68 } as const

/** The mark of `logo.tsx`, moon over roof over floor, on the theme's night. */
export function iconSvg(colour: Colour, shape: IconShape): string {
  const share = MARK_SHARE[shape]
  const shift = (SIZE * (1 - share)) / 2
  // The mark reaches from 4.8 to 27.9 of 32.
  const down = shift - 0.35 * share
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">
<defs><linearGradient id="n" x2="0" y2="1"><stop stop-color="${colour('ink-0')}"/><stop offset="1" stop-color="${colour('sky-2')}"/></linearGradient></defs>
<rect width="${SIZE}" height="${SIZE}"${shape === 'rounded' ? ' rx="7"' : ''} fill="url(#n)"/>
<g transform="translate(${shift.toFixed(2)} ${down.toFixed(2)}) scale(${share})">
<circle cx="16" cy="11" r="6.2" fill="${colour('moon')}"/>
<path d="M1 17.5c6 .2 9.6-1.7 11.6-4.900h6.800c2 3.2 5.6 5.1 11.6 4.9-2.6 2.3-6 3.2-9.4 3.200H10.400C7 20.7 3.6 19.8 1 17.500Z" fill="${colour('accent')}"/>
<path d="M7.5 23.500h17M9.5 27h13" stroke="${colour('accent')}" stroke-width="1.8" stroke-linecap="round"/>
</g>
</svg>
`
}
