type Props = { name: string; side: 'home' | 'away'; size?: number }

const shield = 'M22 3c6 3.2 11 4 16 4v14c0 10-6.5 16.5-16 20C12.5 37.5 6 31 6 21V7c5 0 10-.8 16-4z'
const figures = [
  'm8 32 9-14 6 8 5-7 10 13z',
  'M4 17c6-4 10 4 18 0s12 4 18 0v6c-6 4-10-4-18 0s-12-4-18 0zM4 29c6-4 10 4 18 0s12 4 18 0v5c-6 4-10-4-18 0s-12-4-18 0z',
  'M17 3h10v40H17z',
  'M3 11 41 33v8L3 19z',
  'M22 12l3 7 7 .6-5.3 4.7 1.6 7.1L22 27.6l-6.3 3.8 1.6-7.1-5.3-4.7 7-.6z',
  'M3 3h19v20H3zM22 23h19v20H22z',
]

const pictureOf = (name: string): string => {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973
  return figures[sum % figures.length] ?? shield
}

/** An invented badge, of no club: the colour of its side, and a figure by its name. */
export function Crest({ name, side, size = 48 }: Props) {
  const tone = side === 'home' ? 'var(--home)' : 'var(--away)'
  const clip = `crest-${side}`
  return (
    <svg viewBox="0 0 44 44" width={size} height={size} aria-hidden="true" className="shrink-0">
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="44" height="44" fill={`color-mix(in oklab, ${tone} 34%, var(--surface-1))`} />
        <path d={pictureOf(name)} fill={tone} />
      </g>
      <path d={shield} fill="none" stroke="var(--text)" strokeOpacity="0.25" strokeWidth="1.5" />
    </svg>
  )
}
