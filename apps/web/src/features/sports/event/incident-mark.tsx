import type { SportIncidentOut } from '@maru/contract'
import { wordOf } from './incident.rules.ts'

type Props = { incident: SportIncidentOut; size?: number }

/** The sign of an incident; its side is the colour, doubled by its place. */
export function IncidentMark({ incident, size = 20 }: Props) {
  const tone = incident.side === 'away' ? 'var(--away)' : incident.side === 'home' ? 'var(--home)' : 'var(--text-3)'
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" className="shrink-0">
      <Figure word={wordOf(incident)} tone={tone} />
    </svg>
  )
}

function Figure({ word, tone }: { word: ReturnType<typeof wordOf>; tone: string }) {
  const stroke = {
    fill: 'none',
    stroke: tone,
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  switch (word) {
    case 'goal':
    case 'shootOut':
      return (
        <>
          <circle cx="10" cy="10" r="7" fill="var(--b-moon)" />
          <path d="m10 6.8 3 2.2-1.2 3.6H8.2L7 9z" fill="var(--surface-1)" />
          <circle cx="10" cy="10" r="8.3" fill="none" stroke={tone} strokeWidth="1.6" />
        </>
      )
    case 'corner':
      return <path d="M7 16V4l8 3-8 3" {...stroke} />
    case 'card':
      return <rect x="6" y="4" width="8" height="12" rx="1.5" fill="var(--money)" transform="rotate(8 10 10)" />
    case 'redCard':
      return <rect x="6" y="4" width="8" height="12" rx="1.5" fill="var(--banker-line)" transform="rotate(8 10 10)" />
    case 'substitution':
      return <path d="M5 8h9m-3-3 3 3-3 3M15 14H6" {...stroke} />
    case 'point':
    case 'batting':
    case 'game':
    case 'round':
      return <circle cx="10" cy="10" r="4" fill={tone} />
    case 'period':
    case 'addedTime':
    case 'stoppage':
      return <path d="M8 6v8M12 6v8" {...stroke} />
    default:
      return <path d="M4 10h12" {...stroke} />
  }
}
