import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { StarIcon } from '../../../shared/parts/star-icon.tsx'

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
