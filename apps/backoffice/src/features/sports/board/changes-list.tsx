import type { SportsOfferChange } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { exactPercent, oddsText } from '../../../shared/money.ts'
import { useNow } from '../../../shared/time/now.ts'
import { seoulShort } from '../../../shared/time/seoul.ts'

/** What traders did to the event, the newest first. */
export const ChangesList = ({ changes }: { changes: readonly SportsOfferChange[] }) => {
  const say = useText('office-sports')
  const now = useNow()
  if (changes.length === 0) return <p className="panel-pad quiet">{say('changes.none')}</p>
  const aboutOf = ({ isBook, market }: SportsOfferChange) =>
    isBook ? say('changes.book') : market === '' ? say('changes.event') : market
  const detailOf = ({ what, marginBp, prices }: SportsOfferChange): string => {
    if (what === 'margin') return marginBp === null ? say('change.no-margin') : exactPercent(marginBp)
    if (what !== 'prices') return ''
    return prices
      .slice(0, 3)
      .map(
        ({ name, from, to }) =>
          `${name} ${from === null ? '' : `${oddsText(from)} → `}${to === null ? say('change.auto') : oddsText(to)}`,
      )
      .join(', ')
  }
  return (
    <ul className="timeline panel-pad sports-changes" aria-label={say('changes')}>
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same time
        <li key={`${change.at} ${at}`}>
          <time dateTime={change.at}>{seoulShort(change.at, now)}</time>
          <span>
            {say(`change.${change.what}`, { what: aboutOf(change) })} <b>{change.by}</b>
          </span>
          <span className="num">{detailOf(change)}</span>
        </li>
      ))}
    </ul>
  )
}
