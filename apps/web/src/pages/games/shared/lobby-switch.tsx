import { useText } from '@maru/i18n/react'
import { useMenuGroups } from '../../../features/site/menu-groups.ts'
import { Link } from '../../../shared/navigation/index.ts'

/** On a phone, from one kind of games to another. */
export function LobbySwitch() {
  const say = useText('common')
  const groups = useMenuGroups()
  if (!groups || groups.length < 2) return null
  return (
    <nav aria-label={say('nav.games')} className="scroll-row -mx-4 flex gap-2 px-4 tablet:hidden">
      {groups.map(({ group, to }) => (
        <Link
          key={group}
          to={to}
          className="inline-flex h-11 shrink-0 items-center rounded-full bg-surface-2 px-4 font-semibold text-13 text-text-2 aria-[current]:bg-accent-tint aria-[current]:text-accent"
        >
          {say(`group.${group}`)}
        </Link>
      ))}
    </nav>
  )
}
