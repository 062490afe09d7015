import { beginSession, isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { QrCode } from '@maru/partner-pages/parts/qr-code.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Logo } from '@maru/ui/logo.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CodeStep } from '../features/login/code-step.tsx'
import { type Enrolled, type LoggedIn, type Typed, useEnrol, useLogIn } from '../features/login/login.ts'
import { PasswordStep } from '../features/login/password-step.tsx'
import { RecoveryCodes } from '../features/login/recovery-codes.tsx'
import { endedBy } from '../shared/ended.ts'
import { LanguageSwitch } from '../shared/language-switch.tsx'
import { usePageTitle } from '../shared/page-title.ts'
import { siteConfig } from '../shared/site.ts'

type Step =
  | { at: 'password' }
  | { at: 'code'; typed: Typed }
  | { at: 'enrol'; typed: Typed; enrol: NonNullable<LoggedIn['enrol']> }
  | { at: 'codes'; enrolled: Enrolled }

/** A password, then a code; who has no application for codes yet sets one up in between. */
export function Page() {
  const say = useText('partner-site')
  usePageTitle()
  const [step, setStep] = useState<Step>({ at: 'password' })
  const logIn = useLogIn()
  const enrol = useEnrol()
  const back = (): void => {
    logIn.reset()
    enrol.reset()
    setStep({ at: 'password' })
  }
  const tryPassword = (typed: Typed): void =>
    logIn.mutate(
      { ...typed, code: '' },
      {
        onSuccess: (answer) => answer.enrol && setStep({ at: 'enrol', typed, enrol: answer.enrol }),
        onError: (problem) => {
          if (!isCallError(problem, 'LX03')) return
          logIn.reset()
          setStep({ at: 'code', typed })
        },
      },
    )
  if (step.at === 'code')
    return (
      <Frame title={say('code.title')}>
        <CodeStep
          label={say('code.label')}
          isBusy={logIn.isPending}
          problem={logIn.error}
          onCode={(code) => logIn.mutate({ ...step.typed, code })}
          onBack={back}
        >
          <p className="text-13 text-text-2 leading-relaxed">{say('code.text')}</p>
        </CodeStep>
      </Frame>
    )
  if (step.at === 'enrol')
    return (
      <Frame title={say('enrol.title')}>
        <CodeStep
          label={say('enrol.code')}
          digitsOnly
          isBusy={enrol.isPending}
          problem={enrol.error}
          onCode={(code) =>
            enrol.mutate({ ...step.typed, code }, { onSuccess: (enrolled) => setStep({ at: 'codes', enrolled }) })
          }
          onBack={back}
        >
          <p className="text-13 text-text-2 leading-relaxed">{say('enrol.text')}</p>
          <QrCode text={step.enrol.address} label={say('enrol.picture')} className="mx-auto size-44 rounded-control" />
          <p className="text-center text-12 text-text-3">
            {say('enrol.secret')}
            <code className="mt-1 block break-all text-14 text-text">{step.enrol.secret}</code>
          </p>
          <p className="text-12 text-text-3 leading-relaxed">{say('enrol.bothSites')}</p>
        </CodeStep>
      </Frame>
    )
  if (step.at === 'codes')
    return (
      <Frame title={say('codes.title')}>
        <RecoveryCodes codes={step.enrolled.recoveryCodes} onKept={() => beginSession(step.enrolled.session)} />
      </Frame>
    )
  return (
    <Frame title={say('login.title')}>
      {endedBy() === 'TK001' && <Notice tone="info" title={say('login.ended')} />}
      <p className="text-13 text-text-2">{say('login.text')}</p>
      <PasswordStep isBusy={logIn.isPending} problem={logIn.error} onTyped={tryPassword} />
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const say = useText('partner-site')
  const { data: site } = useQuery(siteConfig)
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[440px] content-center gap-5 px-4 py-8">
      <div className="flex items-center justify-center gap-2.5">
        <Logo name={site?.siteName.toLowerCase() ?? ''} />
        <Tag tone="accent">{say('tag')}</Tag>
      </div>
      <Card className="grid gap-4 tablet:p-7">
        <h1 className="font-bold font-display text-22 tracking-[-0.02em]">{title}</h1>
        {children}
      </Card>
      <LanguageSwitch />
      {site?.mode === 'demo' && <p className="text-center text-12 text-text-3">{say('demo')}</p>}
    </main>
  )
}
