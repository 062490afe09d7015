import { useLanguage, useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { DownGlyph } from '@maru/ui/glyphs.tsx'
import { Notice, type NoticeTone } from '@maru/ui/notice.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { dayTime } from '../../shared/format/date.ts'
import { digits, points } from '../../shared/format/money.ts'
import { Points } from '../../shared/format/sum.tsx'
import type { BoardReward, EventReward } from './calls/reward.ts'

/** What taking part in an event brings, until when, and what came of it. */
export function EventRewardCard({ event, barred }: { event: EventReward; barred: BoardReward['barred'] }) {
  const say = useText('boards')
  const language = useLanguage()
  const { phase } = event
  const figures = [
    { key: 'each', value: <Points points={event.points} className="font-semibold text-18" /> },
    { key: 'winners', value: say('event.people', { count: digits(event.winners, language) }) },
    { key: 'budget', value: <Points points={event.budget} /> },
  ] as const
  return (
    <Panel
      title={say('event.title')}
      action={<Tag tone={phase === 'open' ? 'accent' : 'mute'}>{say(`event.phase.${phase}`)}</Tag>}
    >
      <dl className="num grid grid-cols-3 gap-3 text-14">
        {figures.map(({ key, value }) => (
          <div key={key} className="grid min-w-0 content-start gap-1">
            <dt className="text-12 text-text-3">{say(`event.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3.5 text-13 text-text-2">
        {say('event.period', { from: dayTime(event.fromAt), until: dayTime(event.untilAt) })}
      </p>
      <p className="mt-1 text-13 text-text-2">
        {say(`event.way.${event.way}`)} {event.leastLetters > 0 && say('event.letters', { count: event.leastLetters })}
      </p>
      <Own event={event} barred={barred} />
      {event.way === 'draw' && <Proof event={event} />}
    </Panel>
  )
}

function Own({ event, barred }: { event: EventReward; barred: BoardReward['barred'] }) {
  const say = useText('boards')
  const language = useLanguage()
  const shown = (tone: NoticeTone, title: string) => <Notice tone={tone} title={title} className="mt-3.5" />
  if (event.outcome === 'paid') return shown('ok', say('event.paid', { points: points(event.points, language) }))
  if (event.outcome === 'due') return shown('ok', say('event.due', { points: points(event.points, language) }))
  if (event.outcome === 'skipped') return shown('warn', say('event.skipped'))
  if (event.outcome === 'none') return shown('info', say('event.none'))
  if (barred !== '') return shown('warn', say(`reward.barred.${barred}`))
  if (event.phase === 'cancelled') return shown('info', say('event.cancelled'))
  if (event.cmtIdx > 0) return shown('ok', say('event.taken', { comment: event.cmtIdx }))
  return event.phase === 'open' ? shown('info', say('event.takePart')) : null
}

/** The hash from the start; the seed and the winning comments once it is drawn. */
function Proof({ event: { hash, seed, won } }: { event: EventReward }) {
  const say = useText('boards')
  return (
    <details className="group mt-3.5 border-line-soft border-t pt-1 text-12 text-text-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold text-13 text-text-2 hover:text-text [&::-webkit-details-marker]:hidden">
        {say('event.proof')}
        <DownGlyph size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid gap-2 pb-2">
        <dt>{say('event.hash')}</dt>
        <dd className="break-all font-mono">{hash}</dd>
        {seed !== '' && (
          <>
            <dt>{say('event.seed')}</dt>
            <dd className="break-all font-mono">{seed}</dd>
            <dt>{say('event.won')}</dt>
            <dd className="num">{won.map((cmtIdx) => `#${cmtIdx}`).join(' ')}</dd>
          </>
        )}
      </dl>
      <p className="pb-1 leading-relaxed">{say('event.proofText')}</p>
    </details>
  )
}
