import type { AdminAnswerOf, miniFeed } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { TriangleAlert } from 'lucide-react'
import { seoulSecond } from '../../shared/time/seoul.ts'
import { faultText } from './fault-text.rules.ts'
import './prices.css'

/** What of a feed cannot be read: all of it, for a reason in the words of the log, or rows of it. */
export const FeedFaults = ({ unread, setAside }: Omit<AdminAnswerOf<typeof miniFeed>, 'rows'>) => {
  const t = useText('office')
  return (
    <>
      {unread && (
        <p className="warn-bar mini-fault" role="status">
          <TriangleAlert size={14} aria-hidden />
          {t('minigames.feed-unread', { at: seoulSecond(unread.since), why: unread.why })}
        </p>
      )}
      {setAside.length > 0 && (
        <div className="mini-set-aside">
          <p className="warn-bar mini-fault" role="status">
            <TriangleAlert size={14} aria-hidden />
            {t('minigames.feed-set-aside')}
          </p>
          <ul aria-label={t('minigames.feed-set-aside')}>
            {setAside.map(({ row, why, text, seenAt }) => (
              <li key={`${row} ${text}`}>
                <span>
                  <b className="num">{t('minigames.feed-row', { row })}</b>{' '}
                  <span className="quiet num">{seoulSecond(seenAt)}</span> {t(...faultText(why))}
                </span>
                <code>{text}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
