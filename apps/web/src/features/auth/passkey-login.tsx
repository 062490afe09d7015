import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memberInfo } from '../../shared/session/member-info.ts'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import { logInByPasskey } from './calls/log-in-by-passkey.ts'
import { forgetSignUpDraft } from './sign-up-draft.ts'

/** Instead of id, password and captcha; absent where the browser knows no passkeys. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const say = useText('auth')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const attempt = useMutation({
    mutationFn: logInByPasskey,
    onSuccess: ({ member, msgInfo, socketKey, expiresAt }) => {
      queries.setQueryData(memberInfo.queryKey, { member, msgInfo, socketKey, expiresAt })
      forgetSignUpDraft()
      notify.ok(say('login.welcome', { name: member.memNick }))
      onDone()
    },
  })
  if (typeof PublicKeyCredential === 'undefined') return null
  return (
    <>
      {isCallError(attempt.error) && (
        <ErrorNote title={problemText(attempt.error)} code={attempt.error.code}>
          <SupportFor problem={attempt.error} />
        </ErrorNote>
      )}
      <Button full className="touch:h-12" busy={attempt.isPending} onClick={() => attempt.mutate()}>
        {say('login.passkey')}
      </Button>
    </>
  )
}
