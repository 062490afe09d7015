import type { MiniRoundOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'

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
    <Panel title={say('results.guide.good')} className="pb-1!">
      <dl>
        {facts.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-1 border-line-soft border-t py-3.5 tablet:grid-cols-[128px_minmax(0,1fr)]"
          >
            <dt className="font-semibold text-14">{title}</dt>
            <dd className="max-w-180 text-14 text-text-2 leading-relaxed">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
