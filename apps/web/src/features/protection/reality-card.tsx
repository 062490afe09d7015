import { useText } from '@maru/i18n/react'
import { Segmented } from '@maru/ui/segmented.tsx'
import { clock } from '../../shared/format/date.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { useSetReality } from './calls/set-reality.ts'
import { ProtectionCard } from './protection-card.tsx'

const choices = ['15', '30', '60', '120'] as const

type Props = { reality: { minutes: number; dueAt: string | null } }

/** How often the member is shown how it plays. */
export function RealityCard({ reality: { minutes, dueAt } }: Props) {
  const say = useText('protection')
  const notifyProblem = useNotifyProblem()
  const set = useSetReality()
  const isListed = choices.some((one) => Number(one) === minutes)
  return (
    <ProtectionCard title={say('check.title')} aside={dueAt && say('check.next', { at: clock(dueAt) })}>
      <p className="mb-3 text-13 text-text-2 leading-relaxed">{say('check.text')}</p>
      <Segmented
        full
        className="[&>label]:px-1"
        label={say('check.every')}
        value={set.isPending ? String(set.variables) : String(minutes)}
        onChange={(next) =>
          set.mutate(Number(next), { onSuccess: () => notify.ok(say('check.saved')), onError: notifyProblem })
        }
        options={choices.map((value) => ({
          value: value as string,
          label:
            Number(value) < 60
              ? say('check.minutes', { minutes: value })
              : say('check.hours', { hours: Number(value) / 60 }),
          disabled: set.isPending,
        }))}
      />
      {!isListed && (
        <p className="mt-2 text-12 text-text-3">{minutes === 0 ? say('check.none') : say('check.now', { minutes })}</p>
      )}
    </ProtectionCard>
  )
}
