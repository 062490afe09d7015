import { selfTestQuestions } from '@maru/contract/protection'
import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { siteOption } from '../../shared/support/site-option.ts'
import { phoneAddress } from '../../shared/support/support-line.tsx'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { useAskHelp } from './calls/ask-help.ts'
import { ProtectionCard } from './protection-card.tsx'
import { scoreOf } from './self-test.rules.ts'

const tips = ['help.tip1', 'help.tip2', 'help.tip3'] as const

/** Whom to talk to, what to do at once, and how to ask the operator for a call. `answers`: of the self-test. */
export function HelpCard({ answers }: { answers: readonly number[] | undefined }) {
  const say = useText('protection')
  const { data: site } = useQuery(siteOption)
  const notifyProblem = useNotifyProblem()
  const ask = useAskHelp()
  const [shares, setShares] = useState(false)
  const score = answers?.length === selfTestQuestions ? scoreOf(answers) : undefined
  return (
    <ProtectionCard id="help" title={say('help.title')}>
      <p className="text-13 text-text-2 leading-relaxed">{say('help.text')}</p>
      <h3 className="mt-3.5 mb-1 font-semibold text-13">{say('help.tips')}</h3>
      <ul className="grid list-disc gap-1 pl-4.5 text-13 text-text-2 leading-relaxed marker:text-text-3">
        {tips.map((tip) => (
          <li key={tip}>{say(tip)}</li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2">
        {site?.helpLine && (
          <a href={phoneAddress(site.helpLine)} className={buttonClass({ full: true, className: 'num touch:h-12' })}>
            {say('help.call', { line: site.helpLine })}
          </a>
        )}
        {site?.helpLink && (
          <a
            href={site.helpLink}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ full: true, className: 'touch:h-12' })}
          >
            {say('help.link')}
          </a>
        )}
        {ask.data ? (
          <p role="status" className="text-13 text-ok tabular-nums">
            {say('help.asked', { at: dayTime(ask.data.askedAt) })}
          </p>
        ) : (
          <>
            {score !== undefined && (
              <Checkbox name="shares" checked={shares} onChange={(event) => setShares(event.target.checked)}>
                {say('test.share')}
              </Checkbox>
            )}
            <Button
              full
              kind="line"
              className="touch:h-12"
              busy={ask.isPending}
              busyLabel={say('busy')}
              onClick={() => ask.mutate(shares && score !== undefined ? score : null, { onError: notifyProblem })}
            >
              {say('help.ask')}
            </Button>
          </>
        )}
      </div>
    </ProtectionCard>
  )
}
