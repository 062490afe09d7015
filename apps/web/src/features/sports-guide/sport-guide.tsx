import { type Key, useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { PageTitle, Panel } from '@maru/ui/card.tsx'
import { TAB_ROW, tabClass } from '@maru/ui/tabs.tsx'
import { Link } from '../../shared/navigation/index.ts'
import { type SportGuideName, sportGuides } from './guides.ts'

type Words = Key<'sports-guide'>
type Section = { title: Words; points: readonly Words[] }

const sections: Record<SportGuideName, readonly Section[]> = {
  sport: [
    { title: 'ways', points: ['ways.single', 'ways.combination', 'ways.system', 'ways.banker', 'ways.sameEvent'] },
    { title: 'prices', points: ['prices.frozen', 'prices.change', 'prices.format'] },
    { title: 'delay', points: ['delay.why', 'delay.again', 'delay.referred'] },
    {
      title: 'results',
      points: ['results.time', 'results.quarter', 'results.void', 'results.shared', 'results.corrected'],
    },
    { title: 'cashOut', points: ['cashOut.what', 'cashOut.part', 'cashOut.shown', 'cashOut.live'] },
    { title: 'limits', points: ['limits.stake', 'limits.system', 'limits.own'] },
  ],
  screendescription: [
    { title: 'list', points: ['list.row', 'list.press', 'list.lock', 'list.colour'] },
    { title: 'event', points: ['event.groups', 'event.lines', 'event.court'] },
    { title: 'slip', points: ['slip.keeps', 'slip.moved', 'slip.oneTap'] },
    { title: 'tickets', points: ['tickets.bars', 'tickets.cashOut', 'tickets.picture'] },
  ],
  onefolderbetting: [{ title: 'one', points: ['one.what', 'one.pays', 'one.void', 'folds.limit'] }],
  twofolderbetting: [{ title: 'two', points: ['two.what', 'two.pays', 'two.void', 'two.events', 'folds.limit'] }],
}

/** How sports are bet on and settled. What binds are the rules of the support pages. */
export function SportGuide({ guide }: { guide: SportGuideName }) {
  const say = useText('sports-guide')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('title')}</PageTitle>
      <nav aria-label={say('title')} className={`${TAB_ROW} max-tablet:-mx-4 max-tablet:gap-5 max-tablet:px-4`}>
        {sportGuides.map((one) => (
          <Link
            key={one}
            to="gameway"
            search={{ type: one }}
            aria-current={one === guide ? 'page' : undefined}
            className={tabClass(one === guide)}
          >
            {say(`guide.${one}`)}
          </Link>
        ))}
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {sections[guide].map(({ title, points }) => (
          <Panel key={title} title={say(title)}>
            <ul className="grid gap-2.5 text-14 text-text-2 leading-relaxed">
              {points.map((point) => (
                <li key={point} className="flex gap-2.5">
                  <i aria-hidden="true" className="mt-2.5 size-1 shrink-0 rounded-full bg-text-3" />
                  <span className="min-w-0">{say(point)}</span>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Link to="sportRules" className={buttonClass()}>
          {say('rules')}
        </Link>
        <Link to="sportResultsAll" className={buttonClass({ kind: 'line' })}>
          {say('toResults')}
        </Link>
        <Link to="gameway" className={buttonClass({ kind: 'line' })}>
          {say('minigames')}
        </Link>
      </div>
    </div>
  )
}
