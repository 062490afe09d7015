import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { useHost } from '../host/host.ts'

export type StepParts = {
  key: string
  name: string
  rolling: number | undefined
  turnover: number | undefined
  isHere: boolean
  open: () => void
}

/** The way from the period down to what is shown, each step with what it comes to; a press leads back to it. */
export function StepsBar({ steps }: { steps: readonly StepParts[] }) {
  const say = useText('partner')
  const { formats } = useHost()
  return (
    <ol className="scroll-row flex gap-px max-tablet:-mx-4 max-tablet:overflow-x-auto max-tablet:px-4">
      {steps.map(({ key, name, rolling, turnover, isHere, open }) => (
        <li
          key={key}
          className="min-w-36 flex-1 overflow-hidden first:rounded-l-card last:rounded-r-card tablet:max-w-70"
        >
          <button
            type="button"
            onClick={open}
            aria-current={isHere ? 'step' : undefined}
            className={cx(
              'grid min-h-20 w-full content-start gap-0.5 px-4 py-3 text-left',
              isHere ? 'bg-accent-tint' : 'bg-surface-2 hover:bg-surface-3',
            )}
          >
            <span className={cx('truncate text-12', isHere ? 'text-accent' : 'text-text-3')}>{name}</span>
            <b className="num text-18 text-money leading-tight">{rolling === undefined ? '–' : formats.sum(rolling)}</b>
            <span className={cx('num text-12', isHere ? 'text-text-2' : 'text-text-3')}>
              {turnover !== undefined && `${say('settlement.valid')} ${formats.sum(turnover)}`}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
