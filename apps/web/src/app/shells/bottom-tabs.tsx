import { useText } from '@maru/i18n/react'
import { DepositIcon, GiftIcon, HomeIcon, ListIcon, PersonIcon } from '@maru/ui/icons.tsx'
import { lazy, Suspense } from 'react'
import { GroupIcon } from '../../features/site/group-icon.tsx'
import { type MenuGroup, useMenuGroups } from '../../features/site/menu-groups.ts'
import { type RouteName, useMatch } from '../../shared/navigation/index.ts'
import { useMember, useSession } from '../../shared/session/session.ts'
import { Tab } from './tab.tsx'

// Few are partners: nobody else's first page has it.
const PartnerTabs = lazy(() => import('./partner-tabs.tsx').then((m) => ({ default: m.PartnerTabs })))
const sportLists: readonly string[] = ['sportLive', 'sportCombination', 'sportSpecial', 'sportEvent', 'esport']
const sportTickets: readonly string[] = ['sportTickets', 'sportTicket']

/** Five ways for a member, two of them those of sports where these are looked at; for a partner, who opens no game, those of its pages; for a guest the games and the two doors in. */
export function BottomTabs() {
  const say = useText('common')
  const isMember = useSession() !== undefined
  const isPartner = useMember()?.member.isPartnerMember === 'Y'
  const groups = useMenuGroups()
  const here = useMatch()?.name ?? ''
  const isSport = sportLists.includes(here) || sportTickets.includes(here)
  return (
    <nav
      aria-label={say('nav.menu')}
      className="fixed inset-x-0 bottom-0 z-(--z-bar) flex h-[calc(60px+env(safe-area-inset-bottom))] border-line-soft border-t bg-glass px-1 pb-[env(safe-area-inset-bottom)] backdrop-blur-[18px] [&>*]:flex-1"
    >
      <Tab to="main" icon={<HomeIcon size={23} />} label={say('nav.home')} />
      {isPartner ? (
        <>
          <Suspense fallback={<span />}>
            <PartnerTabs here={here} />
          </Suspense>
          <Tab to="info" icon={<PersonIcon size={23} />} label={say('nav.accountShort')} />
        </>
      ) : isMember ? (
        <>
          <Tab to="charge" isHere={here === 'coinCharge'} icon={<DepositIcon size={23} />} label={say('nav.deposit')} />
          {isSport ? (
            <>
              <Tab
                to="sportLive"
                isHere={sportLists.includes(here)}
                icon={<GroupIcon group="sports" size={23} />}
                label={say('tab.sports')}
              />
              <Tab
                to="sportTickets"
                isHere={sportTickets.includes(here)}
                icon={<ListIcon size={23} />}
                label={say('nav.myBets')}
              />
            </>
          ) : (
            <>
              <Tab
                to={gamesPage(groups)}
                isHere={groups?.some(({ pages }) => pages.includes(here))}
                icon={<GroupIcon group="slot" size={23} />}
                label={say('nav.games')}
              />
              <Tab to="betList" icon={<ListIcon size={23} />} label={say('nav.betsShort')} />
            </>
          )}
          <Tab to="info" icon={<PersonIcon size={23} />} label={say('nav.accountShort')} />
        </>
      ) : (
        <>
          {/* Their places are kept, so that the doors in do not move under a finger. */}
          {!groups && (
            <>
              <span />
              <span />
            </>
          )}
          {groups?.slice(0, 2).map(({ group, to }) => (
            <Tab key={group} to={to} icon={<GroupIcon group={group} size={23} />} label={say(`tab.${group}`)} />
          ))}
          <Tab to="login" icon={<PersonIcon size={23} />} label={say('nav.login')} />
          <Tab to="join" icon={<GiftIcon size={23} />} label={say('nav.signup')} />
        </>
      )}
    </nav>
  )
}

/** The slots, or the first group that the site has: one in another currency may have none. */
const gamesPage = (groups: readonly MenuGroup[] | undefined): RouteName =>
  groups?.some(({ to }) => to === 'slots') ? 'slots' : (groups?.[0]?.to ?? 'slots')
