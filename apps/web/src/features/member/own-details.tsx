import { useText } from '@maru/i18n/react'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { dayTime, fullDay } from '../../shared/format/date.ts'
import type { MemberState } from '../../shared/session/member-info.ts'
import { SupportLine } from '../../shared/support/support-line.tsx'
import { Titled } from './titled.tsx'

/** What the member gave at sign-up, as far as it may be shown. */
export function OwnDetails({ member }: { member: MemberState['member'] | undefined }) {
  const say = useText('member')
  const line = (label: string, value: ReactNode) => (
    <div className="flex min-h-11 items-center justify-between gap-4 border-line-soft border-t py-2 first:border-t-0">
      <dt className="shrink-0 text-13 text-text-3">{label}</dt>
      <dd className="min-w-0 text-right font-semibold">{member ? value : <Skeleton className="h-4 w-28" />}</dd>
    </div>
  )
  return (
    <div className="grid content-start gap-4">
      <Titled title={say('info.own')}>
        <dl className="-my-2">
          {line(say('info.id'), member?.memId)}
          {line(say('info.nick'), member?.memNick)}
          {line(say('info.name'), member?.memName)}
          {line(say('info.phone'), <span className="num">{member && phone(member.memPhone)}</span>)}
          {line(
            say('info.bank'),
            <>
              {member?.bankName} <span className="num">{member?.bankaccMasked}</span>
            </>,
          )}
          {line(say('info.level'), say('info.levelValue', { level: member?.memLevel ?? '' }))}
          {line(say('info.joined'), <span className="num">{member && fullDay(member.joinedAt)}</span>)}
        </dl>
        <div className="mt-4 text-12 text-text-3 leading-normal">
          {say('info.note')}
          <SupportLine />
        </div>
      </Titled>
      {(!member || member.lastLoginAt) && (
        <Titled title={say('info.lastLogin')}>
          <p className="num font-semibold">
            {member?.lastLoginAt ? (
              `${fullDay(member.lastLoginAt).slice(0, 5)}${dayTime(member.lastLoginAt)}`
            ) : (
              <Skeleton className="h-4 w-32" />
            )}
          </p>
          <p className="mt-1 text-12 text-text-3 leading-normal">{say('info.lastLoginText')}</p>
        </Titled>
      )}
    </div>
  )
}

/** `010-1234-5678` */
const phone = (digits: string): string => digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3')
