import type { Colour } from './theme-colours.ts'

export const SHARE = { width: 1200, height: 630 } as const

const WOOD = '#0b0a12'
const BRASS = '#e0a860'
const STARS = 150
const ROOF_TOP = 'M92 300C270 318 392 276 452 214H748C808 276 930 318 1108 300'
const EAVE = 'C1062 352 990 372 906 374H294C210 372 138 352 92 300Z'
const FLOOR = { top: 498, bottom: 566, left: 232, right: 968, spread: 96 } as const

/** What a shared link shows: the house at night, its floor open to the garden, one lamp and the moon. No words: those come with the link, in any language. */
export function shareSvg(colour: Colour): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE.width} ${SHARE.height}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour('sky-1')}"/><stop offset=".5" stop-color="${colour('sky-2')}"/><stop offset=".82" stop-color="${colour('sky-3')}"/></linearGradient>
<radialGradient id="halo"><stop stop-color="${colour('moon')}" stop-opacity=".42"/><stop offset=".4" stop-color="${colour('moon')}" stop-opacity=".1"/><stop offset="1" stop-color="${colour('moon')}" stop-opacity="0"/></radialGradient>
<radialGradient id="lamp"><stop stop-color="#ffd48a" stop-opacity=".9"/><stop offset=".25" stop-color="#f6b862" stop-opacity=".38"/><stop offset="1" stop-color="#f6b862" stop-opacity="0"/></radialGradient>
<radialGradient id="shine" cx=".5" cy=".1" r=".62" gradientTransform="matrix(1 0 0 1.6 0 0)"><stop stop-color="#f6c57a" stop-opacity=".85"/><stop offset=".5" stop-color="#b9783c" stop-opacity=".36"/><stop offset="1" stop-color="#b9783c" stop-opacity="0"/></radialGradient>
<linearGradient id="tiles" x2="0" y2="1"><stop stop-color="${colour('ink-2')}"/><stop offset="1" stop-color="${WOOD}"/></linearGradient>
<clipPath id="roof"><path d="${ROOF_TOP}${EAVE}"/></clipPath>
<clipPath id="floor"><path d="${floorPath()}"/></clipPath>
</defs>
<rect width="1200" height="630" fill="url(#sky)"/>
${stars(colour('moon'))}
<circle cx="600" cy="176" r="380" fill="url(#halo)"/>
<circle cx="600" cy="176" r="118" fill="${colour('moon')}"/>
<path d="M0 470C150 380 250 440 372 404S640 372 770 418S1010 362 1200 440V630H0Z" fill="${colour('sky-2')}"/>
<path d="M0 512C190 452 330 506 520 480S930 462 1200 506V630H0Z" fill="${colour('sky-1')}"/>
<rect x="288" y="372" width="624" height="130" fill="${WOOD}" opacity=".5"/>
<circle cx="600" cy="440" r="250" fill="url(#lamp)"/>
${posts()}
${floor(colour)}
<path d="${ROOF_TOP}${EAVE}" fill="url(#tiles)"/>
<g clip-path="url(#roof)">${tileRows(colour('moon'))}</g>
<path d="${ROOF_TOP}" fill="none" stroke="${colour('moon')}" stroke-opacity=".75" stroke-width="2.5" stroke-linejoin="round"/>
<path d="M440 208H760" stroke="${WOOD}" stroke-width="12" stroke-linecap="round"/>
<path d="M440 202H760" stroke="${colour('moon')}" stroke-opacity=".7" stroke-width="1.5" stroke-linecap="round"/>
${tileEnds()}
<path d="M600 376v26" stroke="${BRASS}" stroke-width="2"/>
<g transform="translate(600 434) scale(1.65)">
<path d="M-15-19H15L19-12V14L13 21H-13L-19 14V-12Z" fill="#ffdf9f"/>
<path d="M-15-19H15L19-12H-19ZM-19 14H19L13 21H-13Z" fill="#3a2414"/>
<path d="M-7-12V14M7-12V14M-19 1H19" stroke="#8a5a2a" stroke-width="1.5"/>
<path d="M0 21v12" stroke="${BRASS}" stroke-width="2"/>
</g>
</svg>
`
}

/** The same every time. */
function stars(fill: string): string {
  let seed = 20_261_122
  const next = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  const all = Array.from({ length: STARS }, () => ({
    x: next() * 1200,
    y: next() ** 1.4 * 390,
    r: 0.5 + next() ** 3 * 1.5,
    o: 0.2 + next() * 0.6,
  }))
  return all
    .filter(({ x, y }) => Math.hypot(x - 600, y - 176) > 150)
    .map(
      ({ x, y, r, o }) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill="${fill}" opacity="${o.toFixed(2)}"/>`,
    )
    .join('')
}

function posts(): string {
  const at = [288, 452, 748, 912]
  const upright = at.map((x) => `<path d="M${x - 9} 366h18v136h-18z" fill="${WOOD}"/>`).join('')
  const lit = at
    .map((x) => (x < 600 ? x + 8 : x - 8))
    .map((x) => `<path d="M${x} 384V500" stroke="${BRASS}" stroke-opacity=".6" stroke-width="1.6"/>`)
    .join('')
  const rail = [
    [297, 443],
    [757, 903],
  ]
    .map(([from = 0, to = 0]) => {
      const bars = Array.from({ length: 9 }, (_, n) => from + ((to - from) * (n + 0.5)) / 9)
      return `<path d="M${from} 452H${to}M${from} 488H${to}${bars.map((x) => `M${x.toFixed(1)} 452V488`).join('')}" stroke="${WOOD}" stroke-width="4.5" fill="none"/><path d="M${from} 449.500H${to}" stroke="${BRASS}" stroke-opacity=".45" stroke-width="1.3"/>`
    })
    .join('')
  return `${upright}${lit}${rail}<path d="M279 386H921" stroke="${WOOD}" stroke-width="14"/>`
}

function floorPath(): string {
  const { top, bottom, left, right, spread } = FLOOR
  return `M${left} ${top}H${right}L${right + spread} ${bottom}H${left - spread}Z`
}

/** Boards that run towards whoever looks, and the edge of the platform. */
function floor(colour: Colour): string {
  const { top, bottom, left, right, spread } = FLOOR
  const boards = 22
  const seams = Array.from({ length: boards - 1 }, (_, n) => (n + 1) / boards)
    .map(
      (part) =>
        `M${(left + (right - left) * part).toFixed(1)} ${top}L${(left - spread + (right - left + 2 * spread) * part).toFixed(1)} ${bottom}`,
    )
    .join('')
  return `<path d="${floorPath()}" fill="#2a1c17"/>
<path d="${floorPath()}" fill="url(#shine)"/>
<g clip-path="url(#floor)"><path d="${seams}" stroke="${WOOD}" stroke-opacity=".6" stroke-width="1.8" fill="none"/></g>
<path d="M${left - spread} ${bottom}H${right + spread}V586H${left - spread}Z" fill="#17100e"/>
<path d="M${left - spread} ${bottom}H${right + spread}" stroke="${colour('moon')}" stroke-opacity=".5" stroke-width="1.6"/>
<path d="M${left - 60} 586H${right + 60}V630H${left - 60}Z" fill="${WOOD}"/>
<path d="M500 600H700V630H500Z" fill="#1a1412"/><path d="M500 600H700" stroke="${colour('moon')}" stroke-opacity=".3" stroke-width="1.4"/>`
}

function tileRows(light: string): string {
  const rows = 34
  return Array.from({ length: rows + 1 }, (_, n) => n / rows)
    .map((part) => {
      const from = 452 + 296 * part
      const to = 92 + 1016 * part
      return `<path d="M${from.toFixed(1)} 214Q${((from * 2 + to) / 3).toFixed(1)} 310 ${to.toFixed(1)} 374" fill="none" stroke="${light}" stroke-opacity=".13" stroke-width="1.5"/>`
    })
    .join('')
}

function tileEnds(): string {
  const ends = 25
  return Array.from({ length: ends }, (_, n) => n / (ends - 1))
    .map((part) => {
      const x = 150 + 900 * part
      const side = Math.abs(part - 0.5) * 2
      const y = 372 - 26 * Math.max(0, (side - 0.66) / 0.34) ** 1.7
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7.5" fill="#1d1512" stroke="${BRASS}" stroke-opacity="${(0.85 - side * 0.4).toFixed(2)}" stroke-width="1.5"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.6" fill="${BRASS}" opacity="${(0.75 - side * 0.4).toFixed(2)}"/>`
    })
    .join('')
}
