import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { useMenuGroups } from '../../../features/site/menu-groups.ts'
import { Link, useMatch } from '../../../shared/navigation/index.ts'

/** A lobby without games, as on a site whose currency no vendor of the group takes: the way leads to games that are open. */
export function NoGames() {
  const say = useText('games')
  const sayName = useText('common')
  const here = useMatch()?.name ?? ''
  const other = useMenuGroups()?.find(({ pages }) => !pages.includes(here))
  const look = buttonClass({ kind: 'neutral' })
  return (
    <Empty
      title={say('lobby.none')}
      action={
        other ? (
          <Link to={other.to} className={look}>
            {say('lobby.goTo', { group: sayName(`group.${other.group}`) })}
          </Link>
        ) : (
          <Link to="main" className={look}>
            {sayName('nav.home')}
          </Link>
        )
      }
    >
      {other && say('lobby.others')}
    </Empty>
  )
}
