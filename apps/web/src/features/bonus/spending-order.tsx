import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'

/** Which money a stake takes first. */
export function SpendingOrder() {
  const say = useText('bonus')
  return (
    <Card flat>
      <h2 className="font-bold text-16">{say('order.title')}</h2>
      <ol className="mt-4 grid gap-3.5 text-14">
        {(['cash', 'bonus'] as const).map((money, at) => (
          <li key={money} className="flex gap-3">
            <i className="num grid size-6 shrink-0 place-items-center rounded-full bg-surface-3 font-bold text-12 not-italic">
              {at + 1}
            </i>
            <span>
              <b className="block">{say(`order.${money}`)}</b>
              <span className="mt-0.5 block text-12 text-text-3 leading-normal">{say(`order.${money}Text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
