import { useText } from '@maru/i18n/react'
import { CourtPicture } from '../court/court-picture.tsx'
import { sceneOf } from '../court/scene.rules.ts'
import { useHead, useIncidents } from '../store/use-store.ts'
import { useSportWords } from '../use-words.ts'
import { FlowChart } from './flow-chart.tsx'
import { IncidentList, sideName, useIncidentWords } from './incident-list.tsx'
import { Periods, ScoreHead } from './score-head.tsx'

/** Score, court, incidents and flow of an event. Before it begins, the head alone. */
export function MatchCentre({ id, hasBegun }: { id: string; hasBegun: boolean }) {
  return (
    <section className="overflow-clip rounded-card bg-surface-2">
      <ScoreHead id={id} />
      <Periods id={id} />
      {hasBegun && (
        <>
          <div className="grid bg-surface-1 @min-[640px]:grid-cols-[minmax(0,1fr)_236px]">
            <Court id={id} />
            {/* On a phone it stands below the markets. */}
            <div className="relative hidden border-line-soft border-l @min-[640px]:block">
              <div className="absolute inset-0 grid">
                <IncidentList id={id} />
              </div>
            </div>
          </div>
          <FlowChart id={id} />
        </>
      )}
    </section>
  )
}

function Court({ id }: { id: string }) {
  const say = useText('sports-pages')
  const event = useHead(id)
  const incidents = useIncidents(id)
  const words = useIncidentWords()
  const { stateName } = useSportWords()
  if (!event) return null
  const isOn = event.state === 'live' || event.state === 'paused'
  const scene = sceneOf(event.sport, incidents)
  const name = scene ? sideName(event, scene.incident) : ''
  const word = scene ? words(event.sport, scene.incident) : isOn ? say('court.waiting') : stateName(event.state)
  const label = scene ? `${name} · ${word}` : word
  return (
    <div className="p-1.5">
      {/* Above and below what is drawn: anywhere on it a ball may lie. */}
      <span className={`${caption} relative -mb-4 h-6.5 font-[650] text-13`}>
        {scene && (
          <i
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-[2px] ${scene.side === 'home' ? 'bg-home' : 'bg-away'}`}
          />
        )}
        {/* Of what has no room the name gives way. */}
        {scene && <span className="truncate">{name}</span>}
        <span className="-ml-0.5 shrink-0 whitespace-nowrap">
          {scene && '· '}
          {word}
        </span>
      </span>
      <CourtPicture sport={event.sport} scene={scene} label={say('court.label', { home: event.home.name, label })} />
      <span className={`${caption} -mt-1 h-5 text-12 text-text-3`}>
        <span className="truncate">{say('court.note')}</span>
      </span>
    </div>
  )
}

const caption = 'flex items-center justify-center gap-1.5 px-1.5'
