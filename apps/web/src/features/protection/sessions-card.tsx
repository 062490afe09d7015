import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { dayTime } from '../../shared/format/date.ts'
import { Link } from '../../shared/navigation/index.ts'
import { type OwnSession, ownSessions } from './calls/own-sessions.ts'
import { deviceOf } from './device.rules.ts'
import { ProtectionCard } from './protection-card.tsx'

/** Where the member was logged in. A login ends the one before, so no other can be open. */
export function SessionsCard() {
  const say = useText('protection')
  const sayCommon = useText('common')
  const { data, error, refetch } = useQuery(ownSessions)
  const previous = data?.find(({ isOwn }) => !isOwn)
  return (
    <ProtectionCard
      id="logins"
      title={say('sessions.title')}
      aside={previous && say('sessions.previous', { at: dayTime(previous.createdAt) })}
    >
      <p className="mb-2 text-13 text-text-2 leading-relaxed">{say('sessions.text')}</p>
      {error && !data ? (
        <ErrorNote
          title={say('sessions.failed')}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {sayCommon('action.retry')}
            </Button>
          }
        />
      ) : data ? (
        <ul>
          {data.map((one) => (
            <Login key={one.createdAt} one={one} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-36 w-full" />
      )}
      <Link to="info" className={buttonClass({ size: 'sm', className: 'mt-2' })}>
        {say('sessions.password')}
      </Link>
    </ProtectionCard>
  )
}

function Login({ one }: { one: OwnSession }) {
  const say = useText('protection')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line-soft border-t py-2.5 first:border-0">
      <span className="min-w-0">
        <b className="block truncate font-semibold text-14">{deviceOf(one.userAgent) ?? say('sessions.unknown')}</b>
        <span className="block truncate text-12 text-text-3 tabular-nums">
          {dayTime(one.createdAt)} · {one.ip}
        </span>
      </span>
      {one.isOwn ? (
        <Tag tone="ok">{say('sessions.own')}</Tag>
      ) : one.endedAt ? (
        <span className="num text-12 text-text-3">{say('sessions.ended', { at: dayTime(one.endedAt) })}</span>
      ) : (
        <Tag tone="warn">{say('sessions.open')}</Tag>
      )}
    </li>
  )
}
