import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Table } from '@maru/ui/table.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { deviceOf } from '../features/sessions/device.ts'
import { useChange, useRead } from '../shared/calls.ts'
import { dayTime } from '../shared/formats.ts'
import { LoadFailed } from '../shared/load-failed.tsx'
import { useProblemText } from '../shared/problem.ts'
import { notify } from '../shared/toast.tsx'

type Session = Data<'/api/partner/sessions'>['list'][number]

/** Where somebody is logged in, and the end of it. */
export function Page() {
  const say = useText('partner-site')
  const { data, error, isPending, refetch } = useRead('/api/partner/sessions', {})
  const nameOf = ({ employee }: Session): string => employee || say('sessions.partner')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <header>
        <PageTitle>{say('page.sessions')}</PageTitle>
        <p className="mt-1 text-13 text-text-3 leading-relaxed">{say('sessions.text')}</p>
      </header>
      {error ? (
        <LoadFailed problem={error} retry={() => void refetch()} />
      ) : (
        <Card pad={false}>
          <Table<Session>
            caption={say('page.sessions')}
            busy={isPending}
            rows={data?.list ?? []}
            rowKey={({ sessionId }) => sessionId}
            empty={<Empty title={say('sessions.none')} />}
            columns={[
              { key: 'who', head: say('sessions.who'), cell: (one) => <b className="font-semibold">{nameOf(one)}</b> },
              { key: 'device', head: say('sessions.device'), cell: ({ userAgent }) => deviceOf(userAgent) },
              { key: 'ip', head: say('sessions.address'), cell: ({ ip }) => <span className="num">{ip}</span> },
              { key: 'since', head: say('sessions.since'), end: true, cell: ({ createdAt }) => dayTime(createdAt) },
              { key: 'seen', head: say('sessions.seen'), end: true, cell: ({ lastSeenAt }) => dayTime(lastSeenAt) },
              { key: 'end', head: '', end: true, cell: (one) => <End session={one} /> },
            ]}
            line={(one) => ({
              title: nameOf(one),
              note: `${deviceOf(one.userAgent)} · ${one.ip} · ${dayTime(one.lastSeenAt)}`,
              aside: <End session={one} />,
            })}
          />
        </Card>
      )}
    </div>
  )
}

function End({ session: { sessionId, isOwn, mayEnd } }: { session: Session }) {
  const say = useText('partner-site')
  const problemText = useProblemText()
  const end = useChange('/api/partner/endSession')
  if (isOwn) return <Tag tone="ok">{say('sessions.own')}</Tag>
  if (!mayEnd) return null
  return (
    <Button
      size="sm"
      busy={end.isPending}
      onClick={() =>
        end.mutate(
          { sessionId },
          {
            onSuccess: () => notify.ok(say('sessions.ended')),
            onError: (problem) => notify.error(problemText(problem)),
          },
        )
      }
      className="touch:h-11"
    >
      {say('sessions.end')}
    </Button>
  )
}
