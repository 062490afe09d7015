import { useText } from '@maru/i18n/react'
import { useNavigate } from '@tanstack/react-router'
import { PersonPanel } from '../features/members/person-panel.tsx'
import { SignUpQueue } from '../features/sign-ups/sign-up-queue.tsx'
import { useSignUpQueue } from '../features/sign-ups/use-sign-up-queue.ts'
import { useKeys } from '../shared/keys/use-keys.ts'
import { signUpKeys } from './queue-keys.ts'

export const SignUpsPage = () => {
  const t = useText('office')
  const navigate = useNavigate()
  const state = useSignUpQueue()
  const memberId = state.queue.seenRow?.memberId
  useKeys({
    ...signUpKeys(state),
    open: () => {
      if (memberId === undefined) return
      void navigate({
        to: '/members/$memberId',
        params: { memberId: String(memberId) },
        search: { tab: 'ledger', page: 1 },
      })
    },
  })
  return (
    <>
      <h1 className="only-heard">{t('menu.sign-ups')}</h1>
      <div className="queue-page">
        <SignUpQueue state={state} onChoose={state.queue.choose} />
        <PersonPanel memberId={memberId} />
      </div>
    </>
  )
}
