import type { CashType } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'

/** What happens after a request; stands where an open one will be. */
export function HowItGoes({ cashType }: { cashType: CashType }) {
  const say = useText('cash')
  return <HowSteps steps={([1, 2, 3] as const).map((step) => say(`how.${cashType}${step}`))} />
}

/** The same by coin. */
export function HowCoinGoes({ cashType }: { cashType: CashType }) {
  const say = useText('coin')
  return <HowSteps steps={([1, 2, 3] as const).map((step) => say(`how.${cashType}${step}`))} />
}

function HowSteps({ steps }: { steps: readonly string[] }) {
  const say = useText('cash')
  return (
    <Card flat>
      <h2 className="font-bold text-16">{say('how.title')}</h2>
      <ol className="mt-3 grid gap-3 text-13 text-text-2 leading-normal">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <i className="num grid size-6 shrink-0 place-items-center rounded-full bg-surface-3 font-bold text-12 not-italic">
              {at + 1}
            </i>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
