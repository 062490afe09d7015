import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { moonPath } from './moon-shape.ts'
import { svgUrl } from './poster/svg-url.ts'

export type HeroSceneName = 'eave' | 'hills'

/** The eave with its lamp, or hills at night; the moon is lit by as much as the offer gives. Decoration only. */
export function HeroScene({
  scene,
  percent,
  className,
}: {
  scene: HeroSceneName
  percent: number
  className?: string
}) {
  return scene === 'eave' ? (
    <Eave percent={percent} className={className} />
  ) : (
    <Hills percent={percent} className={className} />
  )
}

/** Night between the picture and the words wherever the band is too narrow for them to stand apart. */
export const HeroShade = ({ scene }: { scene: HeroSceneName }) => (
  <span
    aria-hidden="true"
    className={cx(
      'absolute inset-0 -z-1 bg-[linear-gradient(90deg,var(--b-sky-1)_34%,color-mix(in_oklab,var(--b-sky-1)_78%,transparent)_52%,transparent_74%)]',
      scene === 'eave' ? 'desk:hidden' : 'min-[1400px]:hidden',
    )}
  />
)

type SceneProps = { percent: number; className?: string }

function Eave({ percent, className }: SceneProps) {
  const u = useId()
  return (
    <Night
      width={756}
      stars={eaveStars}
      className={className}
      sky={
        <linearGradient id={`${u}a`} x1="0" y1="0" x2=".25" y2="1">
          <stop offset="0" stopColor="var(--b-sky-1)" />
          <stop offset=".55" stopColor="var(--b-sky-2)" />
          <stop offset="1" stopColor="var(--b-sky-3)" />
        </linearGradient>
      }
      fill={`url(#${u}a)`}
    >
      <defs>
        <radialGradient id={`${u}g`}>
          <stop offset="0" stopColor="var(--b-moon)" stopOpacity=".42" />
          <stop offset=".4" stopColor="var(--b-moon)" stopOpacity=".1" />
          <stop offset="1" stopColor="var(--b-moon)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${u}l`}>
          <stop offset="0" stopColor="#ffd48a" stopOpacity=".85" />
          <stop offset=".3" stopColor="#f6b862" stopOpacity=".34" />
          <stop offset="1" stopColor="#f6b862" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${u}t`}>
          <stop offset="0" stopColor="var(--b-sky-1)" stopOpacity=".9" />
          <stop offset=".5" stopColor="var(--b-sky-1)" stopOpacity=".25" />
          <stop offset=".7" stopColor="var(--b-sky-1)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <circle cx="499" cy="106.6" r="207.8" fill={`url(#${u}g)`} />
      <NightMoon x={499} y={106.6} radius={79.9} percent={percent} />
      <path
        d="M0 296V254.6C105.8 219 181.4 266.4 272.2 236.8S393.1 201.3 468.7 242.7S650.2 213.1 756 236.8V296Z"
        fill="var(--b-sky-2)"
      />
      <path d="M0 296V281.2C151.2 254.6 257 290.1 378 272.3S604.8 254.6 756 278.2V296Z" fill="var(--b-sky-1)" />
      <path d="M680.4 148h22.7v148h-22.7z" fill="#0b0a12" />
      <path d={`${ROOF}V136.2C680.4 148 635 171.7 589.7 195.4C529.2 217.6 438.5 216.1 355.3 183.5Z`} fill="#0b0a12" />
      <path d={ROOF} fill="none" stroke="var(--b-moon)" strokeOpacity=".55" strokeWidth="1.6" />
      {TILE_ENDS.map(([x, y], at) => (
        <g key={x} stroke="#e0a860" strokeWidth="1.2">
          <circle cx={x} cy={y} r={4.2 + at * 0.343} fill="#1d1512" strokeOpacity={0.35 + at * 0.03} />
          <circle cx={x} cy={y} r={1.6 + at * 0.143} fill="#e0a860" stroke="none" opacity={0.3 + at * 0.03} />
        </g>
      ))}
      <path d="M616.1 195.4V219" stroke="#e0a860" strokeWidth="1.2" />
      <circle cx="616.1" cy="242.7" r="100.6" fill={`url(#${u}l)`} />
      <g transform="translate(616.1 242.7)">
        <path d="M-15-19H15L19-12V14L13 21H-13L-19 14V-12Z" fill="#ffdf9f" />
        <path d="M-15-19H15L19-12H-19ZM-19 14H19L13 21H-13Z" fill="#3a2414" />
        <path d="M-7-12V14M7-12V14M-19 1H19" stroke="#8a5a2a" strokeWidth="1.5" />
        <path d="M0 21v13" stroke="#e0a860" strokeWidth="2" />
      </g>
      <rect width="756" height="296" fill={`url(#${u}t)`} />
    </Night>
  )
}

function Hills({ percent, className }: SceneProps) {
  const u = useId()
  return (
    <Night
      width={372}
      stars={hillStars}
      className={className}
      sky={
        <linearGradient id={`${u}a`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--b-sky-1)" />
          <stop offset="1" stopColor="var(--b-sky-2)" />
        </linearGradient>
      }
      fill={`url(#${u}a)`}
    >
      <defs>
        <radialGradient id={`${u}g`}>
          <stop offset="0" stopColor="var(--b-moon)" stopOpacity=".25" />
          <stop offset="1" stopColor="var(--b-moon)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="286.4" cy="136.2" r="142.1" fill={`url(#${u}g)`} />
      <NightMoon x={286.4} y={136.2} radius={59.2} percent={percent} />
      <path
        d="M0 296V230.9L74.4 195.4L126.5 225L208.3 171.7L297.6 225L372 201.3V296Z"
        fill="var(--b-sky-3)"
        opacity=".3"
      />
      <path d="M0 296V266.4C111.6 236.8 223.2 278.2 372 242.7V296Z" fill="var(--b-sky-1)" opacity=".8" />
    </Night>
  )
}

function NightMoon({ x, y, radius, percent }: { x: number; y: number; radius: number; percent: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} fill="var(--b-sky-1)" opacity=".32" />
      <path d={moonPath(percent / 100, 0, radius)} transform="rotate(24)" fill="var(--b-moon)" />
      <circle r={radius} fill="none" stroke="var(--b-moon)" strokeOpacity=".28" />
    </g>
  )
}

/** Sky, stars, and what stands before them. The stars are a picture of their own: no node in the page, and no brand changes their colour. */
function Night({ width, sky, fill, stars, className, children }: NightProps) {
  const box = { viewBox: `0 0 ${width} 296`, preserveAspectRatio: 'xMaxYMid slice', className }
  return (
    <>
      <svg {...box} aria-hidden="true">
        <defs>{sky}</defs>
        <rect width={width} height="296" fill={fill} />
      </svg>
      <img src={stars} alt="" width={width} height={296} className={cx('object-cover object-right', className)} />
      <svg {...box} aria-hidden="true">
        {children}
      </svg>
    </>
  )
}

type NightProps = Pick<SceneProps, 'className'> & {
  width: number
  sky: ReactNode
  fill: string
  stars: string
  children: ReactNode
}

type StarRow = readonly [width: number, opacity: number, places: string]

const starsUrl = (width: number, rows: readonly StarRow[]): string =>
  svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="296" stroke="#fff" stroke-linecap="round">${rows
      .map(([size, opacity, places]) => `<path d="${places}" stroke-width="${size}" opacity="${opacity}"/>`)
      .join('')}</svg>`,
  )

const ROOF = 'M355.3 183.5C423.4 193.9 483.8 183.5 544.3 148C604.8 112.5 680.4 88.8 760 79.9'

const TILE_ENDS = [
  [378.0, 197.9],
  [397.5, 202.5],
  [417.2, 206.0],
  [437.4, 208.5],
  [458.2, 209.8],
  [480.0, 209.9],
  [503.0, 208.8],
  [527.3, 206.2],
  [553.3, 202.2],
  [581.1, 196.8],
  [611.0, 189.7],
  [643.2, 181.1],
  [677.9, 170.7],
  [715.5, 158.6],
  [756.0, 144.6],
] as const

// Dots of zero length with round ends: four nodes instead of sixty.
const eaveStars = starsUrl(756, [
  [
    1.4,
    0.36,
    'M549 78h0M495 70h0M599 161h0M506 168h0M730 67h0M241 157h0M260 94h0M247 139h0M705 164h0M602 159h0M249 93h0M498 54h0M261 151h0M730 174h0M498 139h0M646 117h0M585 37h0M463 62h0M360 91h0',
  ],
  [
    1.4,
    0.68,
    'M433 111h0M296 163h0M453 126h0M339 73h0M543 10h0M742 104h0M386 154h0M398 62h0M465 34h0M429 14h0M312 66h0M262 137h0M336 3h0M622 114h0M428 73h0',
  ],
  [
    2.4,
    0.36,
    'M407 170h0M266 110h0M417 46h0M328 85h0M543 60h0M292 3h0M418 118h0M323 69h0M509 144h0M439 136h0M336 44h0M392 33h0M624 123h0',
  ],
  [
    2.4,
    0.68,
    'M340 178h0M396 54h0M719 40h0M670 62h0M412 39h0M637 64h0M596 128h0M356 124h0M413 148h0M437 39h0M508 60h0M722 105h0M681 76h0',
  ],
])
const hillStars = starsUrl(372, [
  [
    1.4,
    0.36,
    'M177 44h0M256 165h0M194 9h0M202 12h0M228 37h0M367 47h0M186 39h0M330 147h0M220 28h0M108 114h0M124 15h0M276 39h0M17 157h0',
  ],
  [
    1.4,
    0.68,
    'M269 46h0M21 82h0M127 1h0M111 46h0M126 28h0M372 48h0M349 48h0M258 154h0M95 122h0M264 45h0M236 128h0M364 66h0M268 48h0',
  ],
  [2.4, 0.36, 'M301 38h0M22 84h0M293 72h0M160 123h0'],
  [2.4, 0.68, 'M279 16h0M10 125h0M199 56h0M311 61h0'],
])
