import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { dayTime, fullDay } from '../../shared/format/date.ts'
import type { Statements } from './calls/statements.ts'

/** What was kept when the statement of the year was taken. */
export function HeadsCard({ heads }: { heads: Statements['heads'] }) {
  const say = useText('statements')
  return (
    <Card>
      <section aria-label={say('heads.title')}>
        <h2 className="font-bold text-16 tracking-[-0.01em]">{say('heads.title')}</h2>
        <p className="mt-1 text-13 text-text-3 leading-normal">{say('heads.text')}</p>
        {heads.length === 0 ? (
          <Empty art={false} title={say('heads.none')} />
        ) : (
          <ul className="mt-2">
            {heads.map(({ line, hash, madeAt }) => (
              <li key={line} className="border-line-soft border-t py-2.5 first:border-0">
                <span className="num flex flex-wrap justify-between gap-x-3 text-13">
                  <b className="font-semibold">{`${fullDay(madeAt).slice(0, 5)}${dayTime(madeAt)}`}</b>
                  <span className="text-text-3">{say('heads.line', { line })}</span>
                </span>
                <code className="mt-0.5 block break-all text-12 text-text-3">{hash}</code>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  )
}
