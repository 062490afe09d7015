import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { createContext, use } from 'react'
import { StarIcon } from '../../shared/parts/star-icon.tsx'

/** Events that the member keeps; null for a guest, who has no stars. */
export type Favourites = { ids: ReadonlySet<string>; keep: (id: string, isOn: boolean) => void } | null
export const FavouritesContext = createContext<Favourites>(null)

type Props = { id: string; name: string; withWord?: boolean; className?: string }

/** Keeps an event among the member's favourites, or lets it go. */
export function StarButton({ id, name, withWord, className }: Props) {
  const say = useText('sports-pages')
  const favourites = use(FavouritesContext)
  if (!favourites) return null
  const isOn = favourites.ids.has(id)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => favourites.keep(id, !isOn)}
      className={cx(
        'inline-flex h-8 min-w-8 items-center justify-center gap-2 rounded-chip font-semibold text-13 transition-colors touch:h-11 touch:min-w-11',
        isOn ? 'text-accent' : 'text-text-3 hover:text-accent',
        className,
      )}
    >
      <StarIcon isFull={isOn} />
      <span className="sr-only">{say(isOn ? 'star.remove' : 'star.add', { name })}</span>
      {withWord && (
        <span aria-hidden="true" className="max-[479px]:hidden">
          {say('star.word')}
        </span>
      )}
    </button>
  )
}
