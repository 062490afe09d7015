import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { PageTitle } from '@maru/ui/card.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { useQuery } from '@tanstack/react-query'
import { AccountList } from '../../../features/member/account-list.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { OwnDetails } from '../../../features/member/own-details.tsx'
import { SecretForm } from '../../../features/member/secret-form.tsx'
import { Titled } from '../../../features/member/titled.tsx'
import { useIsDesk } from '../../../shared/media/use-media.ts'
import { memberInfo } from '../../../shared/session/member-info.ts'
import { SupportFor } from '../../../shared/support/support-line.tsx'
import { useProblemText } from '../../../shared/text/problem.ts'

export function Page() {
  const say = useText('member')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const isDesk = useIsDesk()
  const { data, error, refetch } = useQuery(memberInfo)
  const member = data?.member
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{sayCommon('title.info')}</PageTitle>
      <AccountTabs />
      {error && !member ? (
        <ErrorNote
          title={say('info.failed')}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {sayCommon('action.retry')}
            </Button>
          }
        >
          {problemText(error)}
          <SupportFor problem={error} />
        </ErrorNote>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[260px_minmax(0,1fr)_minmax(0,1.2fr)]">
          {isDesk && <AccountList />}
          <OwnDetails member={member} />
          <div className="grid gap-4">
            <Titled title={say('secret.password')} note={say('secret.passwordText')}>
              <SecretForm kind="password" memId={member?.memId ?? ''} />
            </Titled>
            <Titled title={say('secret.cashOutPass')} note={say('secret.cashOutPassText')}>
              <SecretForm kind="cashOutPass" memId={member?.memId ?? ''} />
            </Titled>
          </div>
          {!isDesk && <AccountList />}
        </div>
      )}
    </div>
  )
}
