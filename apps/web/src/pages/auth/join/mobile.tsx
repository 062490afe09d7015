import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { noteReferrer } from '../../../features/auth/referrer.ts'
import { SignUpForm } from '../../../features/auth/sign-up-form.tsx'
import { openDialog } from '../../../shared/dialogs/dialogs.ts'
import { currentLocation, Link } from '../../../shared/navigation/index.ts'

export function Page() {
  const say = useText('auth')
  // Before the form is made, which begins with it.
  noteReferrer(currentLocation().search.partner)
  return (
    <div className="grid gap-5 pt-4">
      <div>
        <PageTitle>{say('signup.title')}</PageTitle>
        <p className="mt-1 text-13 text-text-3">{say('signup.note')}</p>
      </div>
      <SignUpForm onDone={(answer) => openDialog({ kind: 'signup-complete', ...answer })} />
      <p className="flex items-center justify-between text-text-2">
        {say('signup.haveAccount')}
        <Link to="login" className="inline-flex min-h-11 items-center font-[650] text-accent">
          {say('login.title')}
        </Link>
      </p>
    </div>
  )
}
