import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { LoginForm } from '../../../features/auth/login-form.tsx'
import { Link, navigate } from '../../../shared/navigation/index.ts'

export function Page() {
  const say = useText('auth')
  return (
    <div className="grid gap-5 pt-4">
      <PageTitle>{say('login.title')}</PageTitle>
      <LoginForm onDone={() => navigate({ to: 'main' }, { replace: true })} />
      <p className="flex items-center justify-between text-text-2">
        {say('login.notYet')}
        <Link to="join" className="inline-flex min-h-11 items-center font-[650] text-accent">
          {say('login.signup')}
        </Link>
      </p>
    </div>
  )
}
