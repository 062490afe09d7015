import { useLanguage, useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import { CheckGlyph } from '@maru/ui/glyphs.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { money, points } from '../../shared/format/money.ts'
import { boardReward, type ReviewReward } from './calls/reward.ts'

/** Beside the form: what a post brings, and what is asked for it. Nothing where it brings nothing. */
export function ReviewPanel() {
  const say = useText('boards')
  const language = useLanguage()
  const linesOf = useConditions()
  const { data } = useQuery(boardReward('normal', 0))
  if (!data?.review) return null
  const { review, barred } = data
  return (
    <Panel flat title={say('reward.title', { points: points(review.points, language) })}>
      {barred !== '' ? (
        <Notice tone="warn" title={say(`reward.barred.${barred}`)} />
      ) : (
        <>
          <ul className="grid gap-2.5 text-13 text-text-2">
            {linesOf(review).map((line) => (
              <li key={line} className="flex gap-2">
                <CheckGlyph size={16} className="mt-0.5 shrink-0 text-ok" />
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-3.5 border-line-soft border-t pt-3 text-13">
            {review.left > 0 ? say('reward.left', { count: review.left }) : say('reward.noneLeft')}
          </p>
          {!review.hasPlayed && <p className="mt-2 text-13 text-warn">{say('reward.notPlayed')}</p>}
        </>
      )}
    </Panel>
  )
}

/** Above the list, and above the form where nothing stands beside it: the same in a line. */
export function ReviewLine({ className }: { className?: string }) {
  const say = useText('boards')
  const language = useLanguage()
  const { data } = useQuery(boardReward('normal', 0))
  if (!data?.review || data.barred !== '') return null
  const { points: each, leastLetters, every, most } = data.review
  return (
    <p className={cx('rounded-control bg-surface-2 px-4 py-3 text-13 text-text-2', className)}>
      <b className="font-semibold text-text">{say('reward.title', { points: points(each, language) })}</b>{' '}
      {say('reward.letters', { count: leastLetters })} · {say(`reward.most.${every}`, { count: most })}
    </p>
  )
}

const useConditions = () => {
  const say = useText('boards')
  const language = useLanguage()
  return ({ leastLetters, every, most, turnover, deposits, needsApproval, takeBackDays }: ReviewReward): string[] => {
    const sums = { turnover: money(turnover, language), deposits: money(deposits, language) }
    const play =
      turnover > 0 && deposits > 0
        ? 'reward.either'
        : turnover > 0
          ? 'reward.turnover'
          : deposits > 0 && 'reward.deposits'
    return [
      say('reward.letters', { count: leastLetters }),
      say(`reward.most.${every}`, { count: most }),
      say('reward.once'),
      ...(play ? [say(play, sums)] : []),
      say(needsApproval ? 'reward.approval' : 'reward.atOnce'),
      ...(takeBackDays > 0 ? [say('reward.takeBack', { days: takeBackDays })] : []),
    ]
  }
}
