import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Icon } from '@maru/ui/icon.tsx'

type Props = { name: string; isOn: boolean; onPress: () => void; className?: string }

/** Puts a table among the favourites, or takes it out. */
export function StarButton({ name, isOn, onPress, className }: Props) {
  const say = useText('tables')
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={say(isOn ? 'star.remove' : 'star.add', { name })}
      onClick={onPress}
      className={cx(
        'grid size-8 place-items-center rounded-[9px] transition-colors touch:size-11',
        isOn ? 'text-accent' : 'text-[#fff] hover:text-accent',
        className,
      )}
    >
      <StarIcon isFull={isOn} />
    </button>
  )
}

export const StarIcon = ({ isFull = false, size = 17 }: { isFull?: boolean; size?: number }) => (
  <Icon size={size}>
    <path
      d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L3.6 9.7l5.8-.8z"
      fill={isFull ? 'currentColor' : 'none'}
    />
  </Icon>
)
