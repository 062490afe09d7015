import { useText } from '@maru/i18n/react'
import { Avatar } from '@maru/ui/avatar.tsx'
import { Button } from '@maru/ui/button.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { LogoutIcon, MenuIcon } from '@maru/ui/icons.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useRead } from '../shared/calls.ts'
import { SiteLogo } from './rail.tsx'
import { useLogOut } from './use-log-out.ts'

/** Who is here, and the way out; on a phone the page's name and the menu. */
export function TopBar({ title, onMenu }: { title: string | undefined; onMenu: () => void }) {
  const say = useText('partner-site')
  const logOut = useLogOut()
  return (
    <header className="sticky top-0 z-(--z-bar) flex min-h-14 items-center gap-3 border-line-soft border-b bg-bg px-4 tablet:min-h-16 tablet:px-5 desk:px-8">
      <p className="min-w-0 flex-1 truncate font-bold text-16 tablet:hidden" aria-hidden="true">
        {title ?? say('title')}
      </p>
      <div className="flex-1 max-tablet:hidden">
        <div className="desk:hidden">
          <SiteLogo />
        </div>
      </div>
      <WhoIsHere />
      <Button kind="ghost" icon={<LogoutIcon />} onClick={logOut} className="max-tablet:hidden">
        {say('logout')}
      </Button>
      <IconButton label={say('menu.open')} onClick={onMenu} className="tablet:hidden">
        <MenuIcon />
      </IconButton>
    </header>
  )
}

export function WhoIsHere() {
  const say = useText('partner-site')
  const { data: me } = useRead('/api/partner/me', {})
  const { data: who } = useRead('/api/partner/site/who', {})
  if (!me || !who) return <Skeleton className="h-9 w-32 rounded-full" />
  const name = who.employee || me.memNick
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <span className="max-tablet:hidden">
        <Avatar name={name} />
      </span>
      <p className="grid min-w-0 text-right leading-tight tablet:text-left">
        <b className="truncate font-semibold text-13">{name}</b>
        <span className="truncate text-12 text-text-3">
          {who.loginId} · {say(`tier.${me.tier}`)}
        </span>
      </p>
    </div>
  )
}
