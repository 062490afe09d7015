import { serverNow } from '@maru/client'
import type { SportEventOut, SportIncidentOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { clockSeconds } from '../clock.rules.ts'
import { useHead, useIncidents } from '../store/use-store.ts'
import { useTicks } from '../use-ticks.ts'
import { leadsOf, playsByMinutes, pressureOf, regularMinutes, signsOf } from './flow.rules.ts'
import { wordOf } from './incident.rules.ts'
import { IncidentMark } from './incident-mark.tsx'

/** One axis for how a match went and what took place: home above, away below. */
export function FlowChart({ id }: { id: string }) {
  const event = useHead(id)
  const incidents = useIncidents(id)
  if (!event || incidents.length === 0) return null
  return playsByMinutes(event.sport) ? (
    <MinuteAxis event={event} incidents={incidents} />
  ) : (
    <LeadChart event={event} incidents={incidents} />
  )
}

/** What a sign takes of an axis of middle width. */
const SIGN_SHARE = 0.035

type Props = { event: SportEventOut; incidents: readonly SportIncidentOut[] }

const marked: readonly string[] = ['goal', 'card', 'redCard', 'corner', 'substitution', 'shootOut']
/** Corners are many: on a narrow axis they would cover each other. */
const rare: readonly string[] = ['goal', 'redCard', 'card']

function MinuteAxis({ event, incidents }: Props) {
  const say = useText('sports-pages')
  useTicks(10_000, event.state === 'live')
  const last = Math.max(0, ...incidents.map(({ atSeconds }) => atSeconds ?? 0))
  const read = event.clock && clockSeconds(event.sport, event.clock, serverNow())
  const isOn = event.state === 'live' || event.state === 'paused'
  const seconds = isOn && read && !read.isLeft ? read.seconds : last
  const minutes = Math.ceil(seconds / 60)
  const regular = regularMinutes(event.sport)
  const length = Math.max(regular, minutes)
  const flow = pressureOf(incidents, minutes)
  const at = (minute: number): string => `${Math.min(100, (minute / length) * 100)}%`
  const signs = signsOf(
    incidents.filter((incident) => marked.includes(wordOf(incident))),
    { isRare: (incident) => rare.includes(wordOf(incident)), room: length * SIGN_SHARE },
  )
  const goals = incidents.filter((incident) => wordOf(incident) === 'goal')
  return (
    <figure className="border-line-soft border-t px-4 pt-3 pb-2">
      <figcaption className="sr-only">
        {say('flow.minutes', {
          home: event.home.name,
          away: event.away.name,
          goals:
            goals
              .map((goal) => `${Math.floor((goal.atSeconds ?? 0) / 60) + 1}′ ${goal.side ? event[goal.side].name : ''}`)
              .join(', ') || '–',
        })}
      </figcaption>
      <div aria-hidden="true" className="relative h-20">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${length} 80`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {flow.map((pressure, minute) =>
            Math.abs(pressure) < 0.02 ? null : (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place
                key={minute}
                x={minute + 0.15}
                width="0.7"
                y={pressure > 0 ? 40 - pressure * 26 : 40}
                height={Math.abs(pressure) * 26}
                fill={pressure > 0 ? 'var(--home)' : 'var(--away)'}
                opacity="0.6"
              />
            ),
          )}
        </svg>
        <i className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <i className="absolute inset-y-2 w-px bg-line-soft" style={{ left: at(regular / 2) }} />
        {signs.map((incident) => (
          <span
            key={[incident.at, incident.kind, incident.side].join(' ')}
            className={cx(
              'absolute -translate-x-1/2',
              incident.side === 'away' ? 'bottom-0' : 'top-0',
              !rare.includes(wordOf(incident)) && 'max-tablet:hidden',
            )}
            style={{ left: at((incident.atSeconds ?? 0) / 60) }}
          >
            <IncidentMark incident={incident} size={18} />
          </span>
        ))}
        {isOn && (
          <i className="absolute inset-y-0 w-0.5 -translate-x-1/2 rounded-full bg-moon" style={{ left: at(minutes) }} />
        )}
      </div>
      <div aria-hidden="true" className="num relative h-5 text-12 text-text-3">
        <span className="absolute left-0">0</span>
        <span className="absolute -translate-x-1/2" style={{ left: at(regular / 2) }}>
          {regular / 2}
        </span>
        <span className="absolute right-0">{length}</span>
        {isOn &&
          minutes > length * 0.08 &&
          minutes < length * 0.92 &&
          Math.abs(minutes - regular / 2) > length * 0.07 && (
            <b
              className="absolute -translate-x-1/2 bg-surface-2 px-1 font-semibold text-moon"
              style={{ left: at(minutes) }}
            >
              {say('clock.minute', { minute: minutes })}
            </b>
          )}
      </div>
    </figure>
  )
}

function LeadChart({ event, incidents }: Props) {
  const say = useText('sports-pages')
  const leads = leadsOf(event.sport, incidents)
  if (leads.length < 2) return null
  const most = Math.max(1, ...leads.map(Math.abs))
  const x = (at: number): number => (at / (leads.length - 1)) * 100
  const y = (lead: number): number => 40 - (lead / most) * 34
  const line = leads.map((lead, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(lead)}`).join('')
  const now = leads.at(-1) ?? 0
  return (
    <figure className="border-line-soft border-t px-4 pt-3 pb-2.5">
      <div aria-hidden="true" className="relative h-20">
        <svg aria-hidden="true" viewBox="0 0 100 80" preserveAspectRatio="none" className="absolute inset-0 size-full">
          <path d={`${line}L100 40L0 40Z`} fill={now >= 0 ? 'var(--home)' : 'var(--away)'} opacity="0.14" />
          <path d="M0 40H100" stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          <path
            d={line}
            fill="none"
            stroke={now >= 0 ? 'var(--home)' : 'var(--away)'}
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <figcaption className="flex justify-between gap-3 text-12 text-text-3">
        <span>{say('flow.lead')}</span>
        <span className="num text-text-2">
          {now === 0
            ? say('flow.level')
            : say('flow.ahead', { name: event[now > 0 ? 'home' : 'away'].name, by: Math.abs(now) })}
        </span>
      </figcaption>
    </figure>
  )
}
