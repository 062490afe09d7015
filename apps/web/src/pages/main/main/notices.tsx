import { useText } from '@maru/i18n/react'
import { Card, Section } from '@maru/ui/card.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../../../shared/dialogs/dialogs.ts'
import { day } from '../../../shared/format/date.ts'
import { siteOption } from '../../../shared/support/site-option.ts'
import type { Loaded } from './use-main.ts'

const tones = { check: 'warn', event: 'accent', guide: 'mute' } as const

export function Notices({ notices }: Pick<Loaded, 'notices'>) {
  const say = useText('main')
  if (notices.length === 0) return null
  return (
    <Section title={say('notices.title')}>
      <Card pad={false} className="px-4 py-1.5 tablet:px-5">
        <ul className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 tablet:grid-cols-[auto_minmax(0,1fr)_auto]">
          {notices.map(({ idx, kind, title, createdAt }) => (
            <li key={idx} className="col-span-full grid grid-cols-subgrid border-line-soft border-t first:border-0">
              <button
                type="button"
                onClick={() => openDialog({ kind: 'notice', idx })}
                className="col-span-full grid min-h-12 grid-cols-subgrid items-center py-1.5 text-left leading-snug hover:text-accent tablet:min-h-11"
              >
                <Tag tone={tones[kind]} className="justify-self-start">
                  {say(`notice.${kind}`)}
                </Tag>
                <span className="line-clamp-3 tablet:line-clamp-2">{title}</span>
                <time dateTime={createdAt} className="text-12 text-text-3 max-tablet:hidden">
                  {day(createdAt)}
                </time>
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

/** What the site does so that play stays play, and whom to call. */
export function Care() {
  const say = useText('main')
  const { data } = useQuery(siteOption)
  return (
    <Section title={say('care.title')}>
      <Card className="grid gap-3.5">
        <p className="text-text-2 leading-relaxed">{say('care.text')}</p>
        {data?.helpLine && (
          <p className="border-line-soft border-t pt-3.5">
            <b className="block">{say('care.help', { line: data.helpLine })}</b>
            <span className="text-13 text-text-3">{say('care.hours')}</span>
          </p>
        )}
      </Card>
    </Section>
  )
}
