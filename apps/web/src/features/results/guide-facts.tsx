import type { MiniRoundOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'

type Props = { round: MiniRoundOut; cancelSeconds: number }

/** Closing, taking back, winnings, outages, fairness. */
export function GuideFacts({ round, cancelSeconds }: Props) {
  const say = useText('minigames')
  const seconds = Math.round((Date.parse(round.drawAt) - Date.parse(round.closesAt)) / 1_000)
  const facts = [
    { title: say('results.guide.closing'), text: say('results.guide.closingText', { seconds }) },
    {
      title: say('results.guide.cancelling'),
      text:
        cancelSeconds > 0
          ? say('results.guide.cancellingText', { seconds: cancelSeconds })
          : say('results.guide.cancellingNever'),
    },
    { title: say('results.guide.rounding'), text: say('results.guide.roundingText') },
    { title: say('results.guide.outage'), text: say('results.guide.outageText') },
    { title: say('results.guide.fair'), text: say('results.guide.fairText') },
  ]
  return (
    <Card pad={false}>
      <dl>
        {facts.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-1 border-line-soft border-t px-5 py-4 first:border-t-0 tablet:grid-cols-[180px_minmax(0,1fr)]"
          >
            <dt className="font-semibold text-14">{title}</dt>
            <dd className="max-w-180 text-14 text-text-2 leading-relaxed">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
