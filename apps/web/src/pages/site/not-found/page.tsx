import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { PageTitle } from '@maru/ui/card.tsx'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { Moon } from '@maru/ui/moon.tsx'
import { useState } from 'react'
import { Link, navigate, useLayout } from '../../../shared/navigation/index.ts'

const staysMs = 10_000

/** An address that no page has. On a desktop it leads on to the main page by itself, as the specification asks. */
export function Page() {
  const say = useText('site')
  const goesOn = useLayout() === 'desktop'
  return (
    <div className="grid justify-items-center gap-3 py-16 text-center">
      <Moon phase={0.06} size={112} className="mb-3" />
      <PageTitle>{say('notFound.title')}</PageTitle>
      <p className="max-w-md text-balance text-text-2 leading-relaxed">{say('notFound.text')}</p>
      <Link to="main" className={buttonClass({ kind: 'filled', size: 'lg', className: 'mt-3' })}>
        {say('notFound.home')}
      </Link>
      {goesOn && <GoesOn />}
    </div>
  )
}

function GoesOn() {
  const say = useText('site')
  const [until] = useState(() => Date.now() + staysMs)
  const left = useCountdown(until, { onEnd: () => navigate({ to: 'main' }, { replace: true }) })
  return <p className="num text-13 text-text-3">{say('notFound.goesOn', { seconds: left })}</p>
}
