import type { Permission } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import {
  ArrowLeftRight,
  CircleDollarSign,
  CircleDotDashed,
  Coins,
  Dices,
  Gift,
  HandCoins,
  Headset,
  HeartHandshake,
  House,
  KeyRound,
  Landmark,
  LifeBuoy,
  Lock,
  type LucideIcon,
  Mail,
  Medal,
  Megaphone,
  MessagesSquare,
  Network,
  Plug,
  ShieldAlert,
  SlidersHorizontal,
  Spade,
  Ticket,
  Trophy,
  User,
  UsersRound,
  Wallet,
  Wrench,
} from 'lucide-react'

export type MenuRow = {
  to:
    | '/'
    | '/sign-ups'
    | '/cash'
    | '/coin'
    | '/members'
    | '/bonuses'
    | '/points'
    | '/transfers'
    | '/rewards'
    | '/levels'
    | '/partners'
    | '/partner-settlements'
    | '/messages'
    | '/support'
    | '/protection'
    | '/games'
    | '/minigames'
    | '/tables'
    | '/sports'
    | '/vendors'
    | '/boards'
    | '/questions'
    | '/content'
    | '/maintenance'
    | '/settings'
    | '/accounts'
    | '/staff'
    | '/audit'
    | '/security'
  title: Key<'office'>
  icon: LucideIcon
  permission: Permission | 'staff'
  count?: 'waitingSignUps' | 'waitingCash'
}
type MenuGroup = { title?: Key<'office'>; rows: MenuRow[] }

/** What stands in the rail, in its order. A page that is not here has no way in. */
export const menu: MenuGroup[] = [
  {
    rows: [
      { to: '/', title: 'menu.now', icon: House, permission: 'staff' },
      {
        to: '/sign-ups',
        title: 'menu.sign-ups',
        icon: UsersRound,
        permission: 'sign-ups.read',
        count: 'waitingSignUps',
      },
      { to: '/cash', title: 'menu.cash', icon: Wallet, permission: 'cash.read', count: 'waitingCash' },
      { to: '/coin', title: 'menu.coin', icon: CircleDollarSign, permission: 'coin.read' },
      { to: '/transfers', title: 'menu.transfers', icon: ArrowLeftRight, permission: 'transfers.read' },
    ],
  },
  {
    title: 'menu.group-members',
    rows: [
      { to: '/members', title: 'menu.members', icon: User, permission: 'members.read' },
      { to: '/bonuses', title: 'menu.bonuses', icon: Gift, permission: 'bonuses.read' },
      { to: '/points', title: 'menu.points', icon: Coins, permission: 'points.read' },
      { to: '/rewards', title: 'menu.rewards', icon: Ticket, permission: 'rewards.read' },
      { to: '/levels', title: 'menu.levels', icon: Medal, permission: 'levels.read' },
      { to: '/partners', title: 'menu.partners', icon: Network, permission: 'partners.read' },
      {
        to: '/partner-settlements',
        title: 'menu.partner-settlements',
        icon: HandCoins,
        permission: 'partners.read',
      },
      { to: '/support', title: 'menu.support', icon: Headset, permission: 'support.read' },
      { to: '/messages', title: 'menu.messages', icon: Mail, permission: 'messages.read' },
      { to: '/questions', title: 'menu.questions', icon: LifeBuoy, permission: 'questions.read' },
      { to: '/protection', title: 'menu.protection', icon: HeartHandshake, permission: 'members.read' },
    ],
  },
  {
    title: 'menu.group-games',
    rows: [
      { to: '/games', title: 'menu.games', icon: Dices, permission: 'games.read' },
      { to: '/minigames', title: 'menu.minigames', icon: CircleDotDashed, permission: 'minigames.read' },
      { to: '/tables', title: 'menu.tables', icon: Spade, permission: 'tables.read' },
      { to: '/sports', title: 'menu.sports', icon: Trophy, permission: 'sports.read' },
      { to: '/vendors', title: 'menu.vendors', icon: Plug, permission: 'vendors.manage' },
    ],
  },
  {
    title: 'menu.group-site',
    rows: [
      { to: '/boards', title: 'menu.boards', icon: MessagesSquare, permission: 'boards.read' },
      { to: '/content', title: 'menu.content', icon: Megaphone, permission: 'site.read' },
      { to: '/maintenance', title: 'menu.maintenance', icon: Wrench, permission: 'site.read' },
      { to: '/settings', title: 'menu.settings', icon: SlidersHorizontal, permission: 'site.read' },
      { to: '/accounts', title: 'menu.accounts', icon: Landmark, permission: 'accounts.read' },
      { to: '/staff', title: 'menu.staff', icon: KeyRound, permission: 'staff.manage' },
    ],
  },
  {
    title: 'menu.group-records',
    rows: [
      { to: '/audit', title: 'menu.audit', icon: Lock, permission: 'audit.read' },
      { to: '/security', title: 'menu.security', icon: ShieldAlert, permission: 'security.read' },
    ],
  },
]
